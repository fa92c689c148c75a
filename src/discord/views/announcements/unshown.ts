import { type PublicView } from '../../../rules/sight/views.ts';
import { type Permission } from '../../permissions.ts';
import { say, type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { permissionWords } from '../permissions.ts';
import { numbered } from './index.ts';

/** Where a server's filters or a fault of ours keep an announcement from being shown. */
export const unshown = (number: number): Screen =>
  say(
    'Something happened that could not be shown here; `/game status` tells how things stand.',
    `-# ${numbered(number)}`,
  );

/** To a host: what happens is announced later, since the bot lacks these in the game's channel. */
export const lacksRight = (
  { name }: PublicView,
  channel: string,
  codes: readonly Permission['code'][],
): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}”: I lack ${listed(codes.map((code) => `“${permissionWords[code].name}”`))} in <#${channel}>. The game goes on; what is to be announced waits.`,
    'Give me that there. What waits then comes in its order within minutes, or at once with `/setup check` there.',
  );

/** To a host: the game's channel is no more. */
export const channelGone = ({ name }: PublicView): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}” any more: its channel is deleted. The game goes on; each player reads in direct messages.`,
    'A game cannot be moved to another channel.',
  );

/** An announcement that Discord takes from nobody; `why`: Discord’s filter, or its code. */
type Blocked = { channel: string; number: number; title: string; why: 'filter' | number };

/** To a host: this one text is not shown, and why. */
export const blocked = ({ name }: PublicView, { channel, number, title, why }: Blocked): Screen =>
  why === 'filter'
    ? say(
        `Discord’s own filter has refused ${numbered(number)} of “${escape(name)}” in <#${channel}>: “${title}”. The game goes on; I do not try it again.`,
        'Tell the players yourself, or point them to `/game status`. A manager of the server finds the filter under Server Settings, AutoMod.',
      )
    : say(
        `Discord has not taken ${numbered(number)} of “${escape(name)}” in <#${channel}>: “${title}” (code ${why}). The game goes on; I do not try it again.`,
        'Tell the players yourself, or point them to `/game status`.',
      );

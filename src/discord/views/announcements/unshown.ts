import { type PlayerId } from '../../../rules/names.ts';
import { type PublicView } from '../../../rules/sight/views.ts';
import { type Permission } from '../../permissions.ts';
import { say, type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { permissionWords } from '../permissions.ts';
import { numbered } from './index.ts';

type Rights = readonly Permission['code'][];

/** Where a server's filters or a fault of ours keep an announcement from being shown. */
export const unshown = (number: number): Screen =>
  say(
    'Something happened that could not be shown here; `/game status` tells how things stand.',
    `-# ${numbered(number)}`,
  );

/**
 * To a hero's player, in the place of a message; `called`: who is to look there now. Nobody's words
 * are in it, not even the hero's name.
 */
export const unshownNote = (number: number, called: PlayerId | null): Screen =>
  say(
    `${called === null ? 'Something' : `<@${called}>, something`} for you could not be shown here. \`/now\` shows your panel, \`/game status\` how things stand.`,
    `-# ${numbered(number)}`,
  );

/** To a hero's player, in the place of the panel. */
export const unshownPanel = say(
  'Your panel could not be shown here. `/now` shows it to you, `/game status` how things stand.',
);

const named = (codes: Rights) => listed(codes.map((code) => `“${permissionWords[code].name}”`));

/** To a host: what happens is announced later, since the bot lacks these in the game's channel. */
export const lacksRight = ({ name }: PublicView, channel: string, codes: Rights): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}”: I lack ${named(codes)} in <#${channel}>. The game goes on; what is to be announced waits, for a week at most.`,
    `${managers} can give me that there: if you cannot, ask them. What waits then comes in its order within an hour, or at once when they use \`/setup check\` there.`,
  );

const managers = 'Those who manage the server';

/** To a host: the game's channel is no more. */
export const channelGone = ({ name }: PublicView): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}” any more: its channel is deleted. The game goes on; each player reads in direct messages.`,
    'A game cannot be moved to another channel. In any other one of the server `/game status` has your Host Panel, with which you can end it.',
  );

/** To a host: the bot is not in the game's server any more; `invite` lets it in again. */
export const serverGone = ({ name }: PublicView, invite: string): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}”: I am not in its server any more. The game goes on, and its deadlines with it.`,
    `${managers} can invite me again: if you cannot, send them this link. What could not be announced comes then, in its order: ${invite}`,
  );

type About = { channel: string; number: number; title: string };

/** To a host: an announcement has waited for these rights too long. */
export const waitedTooLong = (
  { name }: PublicView,
  { channel, number, title }: About,
  codes: Rights,
): Screen =>
  say(
    `I do not try any more to announce ${numbered(number)} of “${escape(name)}” in <#${channel}>: “${title}”. For a week I have lacked ${named(codes)} there. The game goes on.`,
    `${managers} can give me that there: if you cannot, ask them. What came later is announced then. Tell the players of this one yourself.`,
  );

/** Why Discord takes a text from nobody: its filter, or its code. */
type Why = 'filter' | number;

/** To a host: this one announcement is not shown, and why. */
export const blocked = (
  { name }: PublicView,
  { channel, number, title, why }: About & { why: Why },
): Screen =>
  why === 'filter'
    ? say(
        `Discord’s own filter has refused ${numbered(number)} of “${escape(name)}” in <#${channel}>: “${title}”. In its place stands a hint at most; the game goes on.`,
        `Tell the players yourself, or point them to \`/game status\`. ${theFilter}`,
      )
    : say(
        `Discord has not taken ${numbered(number)} of “${escape(name)}” in <#${channel}>: “${title}” (code ${why}). In its place stands a hint at most; the game goes on.`,
        'Tell the players yourself, or point them to `/game status`.',
      );

const theFilter = `${managers} find the filter under Server Settings, AutoMod.`;

/** To a host: something for this hero's player, or a host, is not shown to them, and why; not what it is. */
export function unshownTo({ name, heroes }: PublicView, hero: string, why: Why): Screen {
  const found = heroes.find(({ id }) => id === hero);
  const whose = found ? `the player of ${escape(found.name)} (<@${found.player}>)` : 'a player';
  return say(
    `Something that I had to show to ${whose} in “${escape(name)}” could not be shown: ${why === 'filter' ? 'Discord’s own filter refuses it' : `Discord does not take it (code ${why})`}. The game goes on.`,
    `Point them to \`/now\` and \`/game status\`, which show what they can do.${why === 'filter' ? ` ${theFilter}` : ''}`,
  );
}

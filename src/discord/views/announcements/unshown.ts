import { type PublicView } from '../../../rules/sight/views.ts';
import { say, type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { numbered } from './index.ts';

/** Where a server's filters or a fault of ours keep an announcement from being shown. */
export const unshown = (number: number): Screen =>
  say(
    'Something happened that could not be shown here; `/game status` tells how things stand.',
    `-# ${numbered(number)}`,
  );

/** To a host, when nothing can be announced in the game's channel; `reason` is Discord's. */
export const untold = ({ name }: PublicView, channel: string, reason: string): Screen =>
  say(
    `I cannot announce what happens in “${escape(name)}” in <#${channel}> (Discord says ${reason}). The game goes on.`,
    'Use `/setup check` there: it says what I lack and what for.',
  );

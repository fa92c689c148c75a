import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { tileName } from './tiles.ts';

type Ended = NonNullable<EventFaces['turn ended']['own']>;

/** ENTER-10: what one takes along from the menagerie, and what stays there. */
export function haulText({ purse, haul }: Ended): string {
  if (haul === undefined) return `You have left the menagerie. Your purse has ${purse} gold.`;
  const { had, got, sold = [], saved, traps, key } = haul;
  const along = got.length === 0 ? 'nothing new' : listed(got.map(escape));
  const before = had === purse ? ', as before' : `, and had ${had} when you came in`;
  return [
    `You have left the menagerie, with ${along}. Your purse has ${purse} gold${before}.`,
    ...(sold.length === 0 ? [] : [`You have sold ${listed(sold.map(escape))}.`]),
    ...saved.map(({ orb, name }) => `${escape(name)} stays saved in orb ${orb}.`),
    ...traps.map(({ name, tile }) => `${escape(name)} lies in wait on ${tileName(tile)}.`),
    ...(key === undefined
      ? []
      : [`${escape(key)} has opened no chest, and opens none any more (ORB-08).`]),
  ].join(' ');
}

const endedBy = {
  lapsed: 'The time for your loot turn is over (TURN-09).',
  'timed out': 'The 30 minutes of your loot turn are over (ENTER-03).',
};

/**
 * ENTER-10: the same, where the clock has ended the turn; nothing where its hero has, or has used up
 * all actions, since that has it for an answer.
 */
export const endedByClock = (why: string, own: Ended): string[] =>
  why in endedBy ? [`${endedBy[why as keyof typeof endedBy]} ${haulText(own)}`] : [];

import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { tileName } from './tiles.ts';

type Ended = NonNullable<EventFaces['turn ended']['own']>;
type EndedFace = EventFaces['turn ended']['public'];

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
    ...traps.map(
      ({ name, tile, map }) =>
        `${escape(name)} lies in wait on ${tileName(tile)}${map === undefined ? '' : ` of ${escape(map)}`}.`,
    ),
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
 * ENTER-10: the same as a message, where the clock has ended the turn. Where its hero has, or has used
 * up all actions, the answer to that has it, and the panel; a message only where that is soon lost.
 */
export function endedTurn({ why, autopilot }: EndedFace, own: Ended): string[] {
  if (why === 'lapsed' || why === 'timed out') return [`${endedBy[why]} ${haulText(own)}`];
  return own.last && !autopilot && why !== 'gone' ? [haulText(own)] : [];
}

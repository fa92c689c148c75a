import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { tileName } from './tiles.ts';

type Ended = NonNullable<EventFaces['turn ended']['own']>;

/** ENTER-10: what one takes along from the menagerie, and what stays there. */
export function haulText({ purse, haul }: Ended): string {
  if (haul === undefined) return `You have left the menagerie. Your purse has ${purse} gold.`;
  const { had, got, saved, traps } = haul;
  const along = got.length === 0 ? 'nothing new' : listed(got.map(escape));
  const before = had === purse ? ', as before' : `, and had ${had} when you came in`;
  return [
    `You have left the menagerie, with ${along}. Your purse has ${purse} gold${before}.`,
    ...saved.map(({ orb, name }) => `${escape(name)} stays saved in orb ${orb}.`),
    ...traps.map(({ name, tile }) => `${escape(name)} lies in wait on ${tileName(tile)}.`),
  ].join(' ');
}

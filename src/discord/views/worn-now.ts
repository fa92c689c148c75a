import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

type WornNow = NonNullable<EventFaces['goods brought']['own']>;

/** GAME-06: to whoever is in a loot turn with things on that the host has changed. */
export function wornNow({ names, hp }: WornNow): string {
  const what = listed(names.map((name) => `**${escape(name)}**`));
  const [, several] = names;
  const it = several === undefined ? 'it' : 'they';
  const counts = several === undefined ? 'counts' : 'count';
  const from = hp
    ? `${it} ${counts} so at once, and you have ${hp.now} of ${hp.most} HP`
    : `${it} ${counts} so once your combat is over`;
  return `The host has changed ${what}, which you have on: ${from} (GAME-06).`;
}

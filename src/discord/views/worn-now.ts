import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

type WornNow = NonNullable<EventFaces['goods brought']['own']>;

/** GAME-06: to whoever has things on that the host has changed, but for who is in a duel. */
export function wornNow({ names, hp, void: isOutside }: WornNow): string {
  const what = listed(names.map((name) => `**${escape(name)}**`));
  const [, several] = names;
  const it = several === undefined ? 'it' : 'they';
  const counts = several === undefined ? 'counts' : 'count';
  const from = isOutside
    ? `${it} ${counts} so at once`
    : hp
      ? `${it} ${counts} so at once, and you have ${hp.now} of ${hp.most} HP`
      : `${it} ${counts} so once your combat is over`;
  return `The host has changed ${what}, which you have on: ${from} (GAME-06).`;
}

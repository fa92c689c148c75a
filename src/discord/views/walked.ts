import { type EventFaces } from '../../rules/event.ts';
import { tileName } from './tiles.ts';
import { count } from './times.ts';

type Walked = NonNullable<EventFaces['walked']['own']>;

/** ENTER-04: how far it went, and what it cost. */
export const walkedText = ({ to, actions, left, stop }: Walked): string =>
  `${ways[stop](tileName(to))} (${count(actions, 'action')}, ${left} left.)`;

const ways: Record<Walked['stop'], (place: string) => string> = {
  there: (place) => `You have come to ${place}.`,
  'no way': (place) => `From here you know no safe way on to ${place}.`,
  noticed: (place) => `You have stopped on the way to ${place}: something happened.`,
  held: (place) => `Something keeps you from going on to ${place}.`,
};

import { type EventFaces } from '../../rules/event.ts';
import { tileName } from './tiles.ts';
import { count } from './times.ts';

type Walked = NonNullable<EventFaces['walked']['own']>;

/** ENTER-04: how far it went, and what it cost. */
export const walkedText = (walked: Walked): string =>
  `${wayText(walked)} (${count(walked.actions, 'action')}, ${walked.left} left.)`;

/** Who went for a wall is told where that has led. */
const wayText = ({ to, at, stop, wall }: Walked): string =>
  wall && stop === 'there'
    ? `${tileName(to)} is a wall: you have come beside it, to ${tileName(at)}.`
    : ways[stop](tileName(at), tileName(to));

const ways: Record<Walked['stop'], (at: string, to: string) => string> = {
  there: (at, to) => (at === to ? `You have come to ${at}.` : `You have come beside ${to}.`),
  'no way': (at, to) => `You have come to ${at}; from here you know no safe way on to ${to}.`,
  noticed: (at, to) => `You have stopped on ${at}, on the way to ${to}: something happened.`,
  asked: (at, to) =>
    at === to
      ? `You have come to ${at}, and are asked something there.`
      : `You have stopped on ${at}, on the way to ${to}: you are asked something first.`,
  spent: (at, to) =>
    at === to
      ? `You have come to ${at} with your last action.`
      : `You have come to ${at} with your last action, on the way to ${to}.`,
  held: (at, to) => `Something keeps you on ${at}, on the way to ${to}.`,
};

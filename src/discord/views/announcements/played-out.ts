import { type EventFaces } from '../../../rules/event.ts';
import { fightLines } from '../fight-lines.ts';

/** TURN-09: what was played for somebody who was not there, and what comes next. */
export const playedOutLines = ({
  events,
  loots,
  inPeace,
}: EventFaces['played out']['own']): string[] => [
  inPeace
    ? 'You were not there, so what your loot turn waited for was answered for you.'
    : 'You were not there, so your fight was played to its end for you.',
  ...(inPeace && fightLines(events).length === 0 ? ['Nothing came of it.'] : fightLines(events)),
  ...(loots ? ['You have won it, and go on with the loot: your panel has the buttons.'] : []),
];

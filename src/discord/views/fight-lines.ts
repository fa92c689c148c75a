import { type SeenFightEvent } from '../../rules/combat/event.ts';
import { fightLine, worthTelling } from '../../story/index.ts';
import { toldPlainly } from './told-plainly.ts';

/** What the board and its round say already. */
const seen = new Set<SeenFightEvent['kind']>(['turn began', 'turn ended', 'round ended']);

/** What happened in a fight, one line each, as its viewer may know it. */
export const fightLines = (events: readonly SeenFightEvent[]): string[] =>
  worthTelling(events)
    .filter(({ kind }) => !seen.has(kind))
    .flatMap((event, at, told) => [
      fightLine(toldPlainly(event)),
      ...(isInVain(event, told[at + 1]) ? ['Nothing new comes to light there.'] : []),
    ]);

/** PERC-04: what a search finds is told at once after it, and both to whoever searches alone. */
const isInVain = ({ kind }: SeenFightEvent, next?: SeenFightEvent): boolean =>
  kind === 'investigated' && next?.kind !== 'found';

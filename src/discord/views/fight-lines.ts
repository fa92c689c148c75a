import { type SeenFightEvent } from '../../rules/combat/event.ts';
import { fightLine, worthTelling } from '../../story/index.ts';
import { escape } from './escape.ts';

/** What the board and its round say already. */
const seen = new Set<SeenFightEvent['kind']>(['turn began', 'turn ended', 'round ended']);

/** What happened in a fight, one line each, as its viewer may know it. */
export const fightLines = (events: readonly SeenFightEvent[]): string[] =>
  worthTelling(events)
    .filter(({ kind }) => !seen.has(kind))
    .map((event) => fightLine(event, ({ name }) => escape(name)));

import { atHalfSpeed } from '../../board/gaits.ts';
import { listed } from './lists.ts';

/** STAT-04: `climb and swim at full speed`: what everybody does, a card gives all the speed for. */
export const wayWords = (ways: readonly string[]): string => listed(ways.map(wayName));

/** GLOSS-03: `can fly`, each for itself. */
export const wayShort = (ways: readonly string[]): string[] =>
  ways.map((way) => `can ${wayName(way)}`);

/** `swim at full speed`, `fly`. */
export const wayName = (way: string): string =>
  atHalfSpeed.some((one) => one === way) ? `${way} at full speed` : way;

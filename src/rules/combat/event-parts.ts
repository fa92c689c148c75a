import { type DamageType } from '../hero/stats.ts';
import { type CreatureId } from './creature.ts';

/** Somebody, as a line can name them. */
export type Who = { id: CreatureId; name: string };

/** One summand: `{ what: 'accuracy', n: 3 }`. `N` is null where a viewer may not know it. */
export type Part<N> = { what: string; n: N };

/** A die that was rolled. The first part is the die itself, which lies open to all. */
export type Roll<N> = {
  purpose: string;
  sides: number;
  natural: number;
  parts: Part<N>[];
  total: N;
};

/** ROLL-01, ROLL-03: how a roll against a stat came out. */
export type Verdict = 'critical hit' | 'hit' | 'miss' | 'critical miss';

/**
 * COMBAT-04, COMBAT-09: `parts` add up before the least of 0 or 1; `times` is what doubled it. `type`
 * is null where a viewer may not know it.
 */
export type Damage<N> = {
  type: DamageType | (N & null);
  parts: Part<N>[];
  times: number;
  dealt: N;
};

/**
 * Why something does nothing to somebody: what guards it, also from being in an area at all (`left
 * out`) or some of its things (`protected`), what leaves it nowhere to go to or no more to do, or that
 * nothing mends it any more (`past mending`), as it has paid with its last HP (`doomed`).
 */
export type WhyNot =
  | 'invulnerable'
  | 'left out'
  | 'legendary shield'
  | 'empty mind'
  | 'countered'
  | 'protected'
  | 'no room'
  | 'force wall'
  | 'in the saddle'
  | 'held'
  | 'no way'
  | 'firm ground'
  | 'past changing'
  | 'slowed'
  | 'not its turn'
  | 'turn over'
  | 'surprising'
  | 'past mending'
  | 'doomed';

/**
 * COMBAT-14: an attack that would have come out so is rolled again; `by`: by whose ability; `second`: what
 * the die showed then, whichever counts; absent in fights from before it was told.
 */
export type Rerolled<N> = {
  who: Who;
  target: Who;
  by: Who;
  ability: string;
  roll: Roll<N>;
  verdict: Verdict;
  second?: number;
};

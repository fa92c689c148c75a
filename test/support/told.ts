import { type SeenFightEvent } from '../../src/rules/combat/event.ts';
import { duelAccount } from '../../src/story/index.ts';

export type One = { id: string; name: string };
export const a: One = { id: 'h1', name: 'Ada' };
export const b: One = { id: 'h2', name: 'Bo' };
export const c: One = { id: 'c1', name: 'Ratter' };

export type Facts = { kind: string; [fact: string]: unknown };

/** The account of a duel in whose first round so much happened, as everybody may read it. */
export const told = (...facts: Facts[]): string =>
  duelAccount(
    facts.map(
      (one) => ({ round: 1, rules: [], to: 'everybody', ...one }) as unknown as SeenFightEvent,
    ),
  );

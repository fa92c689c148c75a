import { type DamageType } from '../../hero/stats.ts';
import { type Amount } from '../amount.ts';
import { amountWords, oneAtLeast } from './amounts.ts';
import { armShort, armWords } from './arms.ts';
import { wayShort } from './ways.ts';

/** A creature as a card states it: what it has besides what everybody starts from (STAT-05). */
export type Body = {
  hp: Amount;
  size: number;
  stats: Readonly<Record<string, number>>;
  attacks: readonly {
    name: string;
    range: number;
    damage: Amount;
    piercing: Amount;
    type: DamageType;
  }[];
  ways: readonly string[];
};

/** `9 HP`, `dodge 14`, `the basic attack Bite (range 1, 2 damage)`: without its ways to move. */
export const bodyWords = ({ hp, attacks, ...kind }: Body): string[] => [
  `${amountWords(oneAtLeast(hp), 'plain')} HP`,
  ...kindWords(kind),
  ...attacks.map((one) => `the basic attack ${one.name} (${armWords(one)})`),
];

/** GLOSS-03: the same on a card, and how it moves: `9 HP`, `BA Bite, RG 1, 2`, `can fly`. */
export const bodyShort = ({ hp, attacks, ways, ...kind }: Body): string[] => [
  `${amountWords(oneAtLeast(hp), 'terse')} HP`,
  ...kindWords(kind),
  ...attacks.map((one) => `BA ${one.name}, ${armShort(one)}`),
  ...wayShort(ways),
];

const kindWords = ({ size, stats }: Pick<Body, 'size' | 'stats'>) => [
  ...(size === 0 ? [] : [`size ${amountWords(size, 'plain')}`]),
  ...Object.entries(stats).map(([stat, n]) => `${stat} ${amountWords(n, 'plain')}`),
];

import { type Amount } from '../abilities/amount.ts';
import { defaultStats, type StatName } from '../hero/stats.ts';
import { type Card } from './card.ts';
import { type Ability, type ItemDefinition } from './definition.ts';
import { inGreaterForm } from './greater-form.ts';
import { grownAmount, grownNumber } from './grown-number.ts';

const known = new WeakMap<ItemDefinition, Card>();

/**
 * FORGE-02: the card of a thing that has been made greater, worth half as much again: in its own greater
 * form if it names one, else with every number of its effects grown. Asked only of what is not greater.
 */
export function greater(card: Card): Card {
  if (card.isGreater) throw new Error(`${card.name} is greater already`);
  const made = known.get(card) ?? forged(card);
  known.set(card, made);
  return made;
}

/** FORGE-02: what a thing that is worth so much is worth as a greater one, in gold. */
export const greaterWorth = (worth: number): number => Math.floor(1.5 * worth);

function forged(card: Card): Card {
  const { 'greater form': own, with: second, ...alone } = card;
  const same = { ...alone, ...(second && { with: greater(second) }) };
  const cost = greaterWorth(card.cost);
  if (own) return { ...inGreaterForm(same, own), cost, isGreater: true };
  const { power, charges, greater: upper, lesser } = card;
  const grown = (abilities: readonly Ability[]) => abilities.map((one) => grownAbility(one, card));
  return {
    ...same,
    cost,
    isGreater: true,
    ...(power !== undefined && { power: grownNumber(power, 30) }),
    ...(charges !== undefined && { charges: grownNumber(charges, 9) }),
    abilities: grown(card.abilities),
    ...(upper && { greater: grown(upper) }),
    ...(lesser && { lesser: grown(lesser) }),
  };
}

/** Numbers that grow, by the words before them, and how much each may be at most. */
const most: Readonly<Record<string, number>> = {
  ...{ deal: 99, drain: 99, afflict: 99, heal: 99, 'temporary hp': 99, hp: 99, turns: 99 },
  ...{ actions: 99, gold: 99, push: 99, pull: 99, move: 99, refill: 99, 'steal charges': 99 },
  ...{ damage: 60, piercing: 20, range: 12, radius: 12, within: 12 },
  ...{ stealth: 40, charges: 9, holy: 20, prolong: 99, 'clear ground': 6 },
  ...{ 'wider critical': 19, 'legendary shield': 9, sustain: 99, sink: 99 },
};

/** Words after which stats stand, each with by how much it is other; and how much that may be. */
const changing: Readonly<Record<string, number>> = {
  ...{ always: 30, depends: 30, 'level up': 20, while: 20, change: 30, 'change attacks': 12 },
  ...{ 'change abilities': 12 },
};

/** By how much one of them grows at most, in what it belongs to; undefined: it does not. */
function mostOf(key: string, of: object): number | undefined {
  if (key === 'range' && 'on' in of) return 40;
  if (key === 'radius' && 'place' in of) return 3;
  if (key === 'by' && 'give' in of)
    return of.give === 'wider critical' || of.give === 'legendary shield' ? 99 : undefined;
  return most[key];
}

function grownAbility(ability: Ability, { kinds }: Pick<Card, 'kinds'>): Ability {
  // ITEM-23: of a super power X is always its owner's level.
  const xStays = kinds.includes('super power');
  const grow = (value: unknown, key: string, of: object): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => grow(one, key, of));
    if (typeof value === 'object' && value !== null) {
      const each = (change: (n: unknown, name: string) => unknown) =>
        Object.fromEntries(Object.entries(value).map(([name, n]) => [name, change(n, name)]));
      const limit = changing[key];
      if (limit !== undefined) return each((n, name) => grownStat(n, name, limit, xStays));
      return each(key === 'stats' ? beyondOthers : (n, name) => grow(n, name, value));
    }
    const limit = isAmount(value) ? mostOf(key, of) : undefined;
    return limit === undefined ? value : grownAmount(value as Amount, limit, xStays);
  };
  return grow(ability, '', ability) as Ability;
}

const isAmount = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** STAT-11: more size is not more of anything; nor is what sort of damage, or of thing, it is. */
const grownStat = (n: unknown, name: string, limit: number, xStays: boolean): unknown =>
  name === 'size' || name === 'type' || name === 'of' ? n : grownAmount(n as Amount, limit, xStays);

/** STAT-05: of whom it summons only what is better than everybody's is an effect of the thing. */
function beyondOthers(n: unknown, name: string): unknown {
  const common = defaultStats[name as StatName];
  return Number(n) > common ? Math.min(40, common + grownNumber(Number(n) - common)) : n;
}

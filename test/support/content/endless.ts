import { type FightAbility } from '../../../src/rules/abilities/seam.ts';
import { most, type Said, saidBy, says, setsOff, strengthened, strengthens } from './parts.ts';
import { type ItemCard } from './shelves.ts';

/** GAME-06: things that might go on without end together, as far as their words tell. */
export type Suspects = readonly ItemCard[];

/** What others could give it back: charges, or the HP that it costs. */
const givesBack = { charge: ['refill', 'steal charges'], hp: ['heal', 'drain', 'absorb'] };

/** How often it can be had in one turn is bounded by nothing, given what is beside it. */
function isUnbounded(one: Said, among: readonly Said[]): boolean {
  const { ability } = one;
  if ('trap' in ability) return false;
  // It meets whoever is there once a turn; only newcomers come into it again and again.
  if ('aura' in ability) return among.some((other) => says(other, ['summon']));
  if (ability.limit || ability['used up']) return false;
  const isGiven = (words: readonly string[]) => among.some((other) => says(other, words));
  if (ability.charge && !isGiven(givesBack.charge)) return false;
  return !ability['pays hp'] || isGiven(givesBack.hp);
}

/** Whether these things, and no fewer of them, might go round, or give each other ever more to do. */
export function mightGoOn(things: Suspects): boolean {
  const all = things.flatMap(saidBy);
  const free = all.filter((one) => isUnbounded(one, all));
  const onAll = (chain: readonly Said[]) =>
    things.every((of) => chain.some((one) => one.of === of));
  const gives = free.filter((one) => says(one, ['actions']));
  if (gives.length > 0 && things.length === 1) return true;
  const backed = all.filter(({ ability }) => 'charge' in ability || 'pays hp' in ability);
  const part = [...leadingTo(gives, all), ...backed, ...givers(all)];
  if (things.length > 1 && gives.length > 0 && onAll(part)) return true;
  return goRound(things);
}

/** Whether these things, and no fewer of them, might set off one another for ever, once anything has. */
export function goRound(things: Suspects): boolean {
  const all = things.flatMap(saidBy);
  const waiting = all.filter((one) => !('use' in one.ability) && isUnbounded(one, all));
  return cycles(waiting).some((ring) => things.every((of) => ring.some((one) => one.of === of)));
}

/** Those, and whatever sets one of them off, be it by way of others. */
function leadingTo(last: readonly Said[], all: readonly Said[]): Said[] {
  const found = [...last];
  for (const one of found)
    found.push(...all.filter((other) => !found.includes(other) && setsOff(other, one)));
  return found;
}

const givers = (all: readonly Said[]): Said[] =>
  all.filter((one) => says(one, [...givesBack.charge, ...givesBack.hp]));

/** Rings of abilities that set off one another, each once in it. */
function cycles(all: readonly Said[]): Said[][] {
  const found: Said[][] = [];
  const walk = (path: readonly Said[]) => {
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last) return;
    if (setsOff(last, first)) found.push([...path]);
    if (path.length > most) return;
    for (const next of all) if (!path.includes(next) && setsOff(last, next)) walk([...path, next]);
  };
  for (const one of all) walk([one]);
  return found;
}

/** Whatever has a part in such things at all: no other thing needs to be looked at. */
const isSuspicious = (one: ItemCard): boolean => {
  const all = saidBy(one);
  return all.some(
    (said) =>
      says(said, ['actions', 'refill', 'steal charges', 'summon']) ||
      isUnbounded(said, [...all, giver]),
  );
};

/** What gives back everything, to whatever asks for it, and brings somebody new. */
const giver: Said = {
  of: {} as ItemCard,
  ability: { do: [{ refill: 1 }, { heal: 1 }, { summon: '' }] } as unknown as FightAbility,
};

/** All sets of one, two or three things that might go on without end, by what makes them stronger, too. */
export function* suspectsAmong(cards: readonly ItemCard[]): Generator<Suspects> {
  const strong = cards.filter(strengthens);
  for (const suspects of ringsAmong(cards)) yield* strengthened(suspects, strong);
}

function* ringsAmong(cards: readonly ItemCard[]): Generator<Suspects> {
  const all = cards.filter(isSuspicious);
  for (const [at, one] of all.entries()) {
    if (mightGoOn([one])) yield [one];
    for (const [next, two] of all.slice(at + 1).entries()) {
      if (mightGoOn([one, two])) yield [one, two];
      for (const three of all.slice(at + next + 2))
        if (mightGoOn([one, two, three])) yield [one, two, three];
    }
  }
}

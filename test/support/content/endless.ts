import { isCompanion } from '../../../src/rules/abilities/companion.ts';
import { type FightAbility, isForFights } from '../../../src/rules/abilities/seam.ts';
import { type MomentKind, triggers } from '../../../src/rules/abilities/trigger.ts';
import { isErrand } from '../../../src/rules/items/definition.ts';
import { type ItemCard, sayingsOf } from './shelves.ts';

/** GAME-06: things that might go on without end together, as far as their words tell. */
export type Suspects = readonly ItemCard[];

/** So many things are looked at together. */
const most = 3;

/** What may follow at once from what an ability does, by its words. */
const follows: Readonly<Record<string, readonly MomentKind[]>> = {
  ...each(['deal', 'reflect'], ['damaged', 'halved', 'died']),
  ...each(['drain'], ['damaged', 'halved', 'died', 'healed']),
  ...each(['heal', 'absorb'], ['healed']),
  ...each(['lay', 'lay the same', 'prolong'], ['laid', 'rid']),
  ...each(['pass on', 'end'], ['laid', 'rid']),
  ...each(['push', 'pull'], ['shoved', 'entered', 'damaged', 'halved', 'died', 'found']),
  ...each(['move', 'teleport', 'swap', 'fetch'], ['moved', 'entered', 'damaged', 'halved', 'died']),
  ...each(['attack'], ['attacked', 'rolled', 'hit', 'missed', 'damaged', 'halved', 'died']),
  ...each(['place', 'ground'], ['entered', 'damaged', 'halved', 'died']),
  ...each(['hide'], ['hidden', 'found', 'laid']),
  ...each(['reveal'], ['found', 'rid']),
  ...each(['reroll'], ['rolled']),
  ...each(['change', 'exchange'], ['halved', 'died']),
};

function each(words: readonly string[], moments: readonly MomentKind[]) {
  return Object.fromEntries(words.map((word) => [word, moments]));
}

/** `of`: which thing it stands on. */
type Said = { of: ItemCard; ability: FightAbility };

const effectsOf = ({ ability }: Said): readonly object[] => ability.do;
const says = (one: Said, words: readonly string[]): boolean =>
  effectsOf(one).some((effect) => words.some((word) => word in effect));

/** What others could give it back: charges, or the HP that it costs. */
const givesBack = { charge: ['refill', 'steal charges'], hp: ['heal', 'drain', 'absorb'] };

/** How often it can be had in one turn is bounded by nothing, given what is beside it. */
function isUnbounded(one: Said, among: readonly Said[]): boolean {
  const { ability } = one;
  if ('trap' in ability || 'aura' in ability) return false;
  if (ability.limit || ability['used up']) return false;
  const isGiven = (words: readonly string[]) => among.some((other) => says(other, words));
  if (ability.charge && !isGiven(givesBack.charge)) return false;
  return !ability['pays hp'] || isGiven(givesBack.hp);
}

const momentsAfter = (one: Said): MomentKind[] => [
  ...effectsOf(one).flatMap((effect) => Object.keys(effect).flatMap((word) => follows[word] ?? [])),
  ...('use' in one.ability ? (['used', 'targeted', ...follows['attack']!] as const) : []),
];

const setsOff = (one: Said, other: Said): boolean =>
  'when' in other.ability && momentsAfter(one).includes(triggers[other.ability.when].moment);

/** What a thing can do in a fight, and who comes along with it (ITEM-24). */
const saidBy = (of: ItemCard): Said[] =>
  sayingsOf(of)
    .flatMap((ability) => (isCompanion(ability) ? (ability.abilities ?? []) : [ability]))
    .flatMap((ability) => (!isErrand(ability) && isForFights(ability) ? [{ of, ability }] : []));

/** Whether these things, and no fewer of them, might go round, or give each other ever more to do. */
export function mightGoOn(things: Suspects): boolean {
  const all = things.flatMap(saidBy);
  const free = all.filter((one) => isUnbounded(one, all));
  const onAll = (chain: readonly Said[]) =>
    things.every((of) => chain.some((one) => one.of === of));
  const gives = free.filter((one) => says(one, ['actions']));
  if (gives.length > 0 && things.length === 1) return true;
  const backed = all.filter(({ ability }) => 'charge' in ability || 'pays hp' in ability);
  const starts = all.filter((one) => gives.some((other) => setsOff(one, other)));
  const part = [...gives, ...starts, ...backed, ...givers(all)];
  if (things.length > 1 && gives.length > 0 && onAll(part)) return true;
  return cycles(free.filter(({ ability }) => 'when' in ability)).some(onAll);
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
      says(said, ['actions', 'refill', 'steal charges']) || isUnbounded(said, [...all, giver]),
  );
};

/** What gives back everything, to whatever asks for it. */
const giver: Said = {
  of: {} as ItemCard,
  ability: { do: [{ refill: 1 }, { heal: 1 }] } as unknown as FightAbility,
};

/** All sets of one, two or three things that might go on without end. */
export function* suspectsAmong(cards: readonly ItemCard[]): Generator<Suspects> {
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

import { isForGood } from '../../../src/rules/abilities/limits.ts';
import { type Said, saidBy, says, setsOff, strengthened, strengthens } from './parts.ts';
import { type ItemCard } from './shelves.ts';

/** So many turns of what is had each turn add up to more than a fight bears. */
const long = 5;

/** What somebody can have the more of, the more often it is given. */
const gifts = [
  'gold',
  'change',
  'temporary hp',
  'change attacks',
  'change abilities',
  'grant attack',
  'copy',
  'transform',
  'give',
  'summon',
];

/**
 * GAME-06: all sets of one, two or three things that might give their owner ever more from round to
 * round, as far as their words tell: gold, stats, temporary HP, attacks, abilities, boons or creatures.
 */
export function* mountingAmong(cards: readonly ItemCard[]): Generator<readonly ItemCard[]> {
  const strong = cards.filter(strengthens);
  for (const things of growingAmong(cards)) yield* strengthened(things, strong);
}

function* growingAmong(cards: readonly ItemCard[]): Generator<readonly ItemCard[]> {
  const parts = cards.flatMap(saidBy);
  const refills = parts.filter((one) => says(one, ['refill', 'steal charges']));
  const gains = parts.filter((one) => says(one, gifts) && isForOwn(one));
  const stretches = parts.filter((one) => says(one, ['sustain']) && isForOwn(one));
  for (const one of parts.filter(stays)) {
    yield* oftenHad(one, refills);
    const first = recurs(one) && 'when' in one.ability ? parts.filter(recurs) : [];
    for (const other of first)
      if (other.of !== one.of && setsOff(other, one)) yield [other.of, one.of];
  }
  for (const one of stretches)
    for (const had of oftenHad(one, refills))
      for (const gain of gains.filter(recurs)) yield distinct([...had, gain.of]);
}

/** That one alone where nothing bounds how often it is had, otherwise with what gives its charge back. */
function* oftenHad(one: Said, refills: readonly Said[]): Generator<readonly ItemCard[]> {
  if (recurs(one)) yield [one.of];
  if (!isCharged(one)) return;
  for (const other of refills.filter(recurs)) yield distinct([one.of, other.of]);
  // What takes a charge itself needs another to give that back.
  const taking = refills.filter(isCharged);
  for (const other of taking)
    for (const third of taking)
      if (third.of !== other.of) yield distinct([one.of, other.of, third.of]);
}

const distinct = (cards: readonly ItemCard[]): readonly ItemCard[] => [...new Set(cards)];

const isOnce = ({ ability }: Said): boolean =>
  'trap' in ability || (!('aura' in ability) && (ability['used up'] ?? isForGood(ability.limit)));
/** ITEM-15: what is consumed gets no charge back. */
const isCharged = (one: Said): boolean =>
  'charge' in one.ability && !isOnce(one) && !one.of.card.kinds.includes('consumable');
/** Had in each round anew. */
const recurs = (one: Said): boolean => !isOnce(one) && !('charge' in one.ability);

/** Something of it lasts, or does for so long that more of it comes before it has gone. */
const stays = ({ ability }: Said): boolean =>
  ability.do.some(
    (effect) =>
      'gold' in effect ||
      (gifts.some((word) => word in effect) &&
        !('turns' in effect && typeof effect.turns === 'number' && effect.turns < long)),
  );

/** Whom it falls upon is not an enemy alone. */
const isForOwn = ({ ability }: Said): boolean =>
  !('use' in ability) || ability.use.on !== 'enemy' || ability.do.some((effect) => 'to' in effect);

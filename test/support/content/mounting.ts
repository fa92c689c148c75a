import { isCompanion } from '../../../src/rules/abilities/companion.ts';
import { type FightAbility, isForFights } from '../../../src/rules/abilities/seam.ts';
import { isErrand } from '../../../src/rules/items/definition.ts';
import { type ItemCard, sayingsOf } from './shelves.ts';

/** GAME-06: things that might give their owner ever more from round to round, as far as their words tell. */
type Part = { of: ItemCard; ability: FightAbility };

/** So many turns of what is had each turn add up to more than a fight bears. */
const long = 5;

/** All sets of one, two or three things of which gold, stats or temporary HP might grow with each round. */
export function* mountingAmong(cards: readonly ItemCard[]): Generator<readonly ItemCard[]> {
  const parts = cards.flatMap(partsOf);
  const refills = parts.filter((one) => says(one, ['refill', 'steal charges']) && recurs(one));
  const gains = parts.filter((one) => says(one, ['change', 'temporary hp']) && isForOwn(one));
  const stretches = parts.filter((one) => says(one, ['sustain']) && isForOwn(one));
  for (const one of parts.filter(stays)) yield* oftenHad(one, refills);
  for (const one of stretches)
    for (const had of oftenHad(one, refills))
      for (const gain of gains.filter(recurs)) yield distinct([...had, gain.of]);
}

/** That one alone where nothing bounds how often it is had, otherwise with what gives its charge back. */
function* oftenHad(one: Part, refills: readonly Part[]): Generator<readonly ItemCard[]> {
  if (recurs(one)) yield [one.of];
  else if (isCharged(one))
    for (const other of refills) if (other.of !== one.of) yield distinct([one.of, other.of]);
}

const distinct = (cards: readonly ItemCard[]): readonly ItemCard[] => [...new Set(cards)];

/** What a thing can do in a fight, and who comes along with it (ITEM-24). */
const partsOf = (of: ItemCard): Part[] =>
  sayingsOf(of)
    .flatMap((ability) => (isCompanion(ability) ? (ability.abilities ?? []) : [ability]))
    .flatMap((ability) => (!isErrand(ability) && isForFights(ability) ? [{ of, ability }] : []));

const says = ({ ability }: Part, words: readonly string[]): boolean =>
  ability.do.some((effect) => words.some((word) => word in effect));

const isOnce = ({ ability }: Part): boolean =>
  'trap' in ability ||
  (!('aura' in ability) && (ability['used up'] ?? ability.limit?.each === 'fight'));
/** ITEM-15: what is consumed gets no charge back. */
const isCharged = (one: Part): boolean =>
  'charge' in one.ability && !isOnce(one) && !one.of.card.kinds.includes('consumable');
/** Had in each round anew. */
const recurs = (one: Part): boolean => !isOnce(one) && !('charge' in one.ability);

/** Something of it lasts, or does for so long that more of it comes before it has gone. */
const stays = ({ ability }: Part): boolean =>
  ability.do.some((effect) => {
    if ('gold' in effect) return true;
    if (!('change' in effect) && !('temporary hp' in effect)) return false;
    return typeof effect.turns !== 'number' || effect.turns >= long;
  });

/** Whom it falls upon is not an enemy alone. */
const isForOwn = ({ ability }: Part): boolean =>
  !('use' in ability) || ability.use.on !== 'enemy' || ability.do.some((effect) => 'to' in effect);

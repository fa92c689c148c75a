import { type Made, madeOf } from './made.ts';
import { type ItemCard } from './shelves.ts';
import { fought } from './treatment/fought.ts';
import { treatments } from './treatment/index.ts';
import { type Law, theLaw, type Treatment } from './treatment/treatment.ts';

export { companionsWith, wearing } from './treatment/fought.ts';

/**
 * What cannot be described, bought, worn, used or fought with as the rules want it, of a thing and of all
 * that it may become.
 */
export function faultsOf(
  one: ItemCard,
  others: readonly ItemCard[],
  law: Law = theLaw,
  through: readonly Treatment[] = treatments,
): string[] {
  const made = madeOf(one, others);
  const treated = made.flatMap((each) => through.flatMap((treat) => treatedBy(treat, each, law)));
  return [...treated, ...foughtBy(made)].map((fault) => `${one.id}, ${fault}`);
}

/** Whatever throws is a fault, too. */
function treatedBy(treat: Treatment, made: Made, law: Law): string[] {
  try {
    return treat(made, law).map((fault) => `${made.as}: ${fault}`);
  } catch (error) {
    return [`${made.as}: cannot be played: ${messageOf(error)}`];
  }
}

/** Autopilots fight with it, as it is and as all that it may become. */
function foughtBy([own, ...rest]: readonly Made[]): string[] {
  if (!own) return [];
  return rest.flatMap(({ as, card }) => {
    try {
      fought(own.card, card);
      return [];
    } catch (error) {
      return [`${as}: cannot be fought with: ${messageOf(error)}`];
    }
  });
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

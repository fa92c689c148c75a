import { meaningOf } from '../../../src/rules/abilities/meaning.ts';
import { type ActiveCard, isOf, isPlain } from './shelves.ts';

/** Words after which a name stands that says what somebody or something is called. */
const callings = ['companion', 'summon', 'grant attack'];

/**
 * What a thing or a monster does, whatever its numbers; of a plain thing with the slot that it is worn
 * in. What a monster hits with, as everybody does, is none of it.
 */
function natureOf(one: ActiveCard): string {
  const { abilities = [] } = one.card;
  const { greater, lesser } = isOf('item')(one) ? one.card : {};
  const all = greater ? { abilities, greater, lesser } : abilities;
  const nature = JSON.stringify(JSON.parse(meaningOf(all)), (key, value: unknown) => {
    if (key === 'name') return undefined;
    if (callings.includes(key)) return 'something';
    // What is not there is told apart from how much there is.
    if (typeof value === 'number') return value === 0 ? 0 : 'n';
    return typeof value === 'string' ? value.replaceAll(/\d+(\.\d+)?/g, 'n') : value;
  });
  if (!isOf('item')(one)) return `monster ${nature}`;
  return isPlain(one) ? `${one.card.slot} ${nature}` : nature;
}

/** Things, or monsters, of which each does what another does, but for its numbers: lists of their ids. */
export function twinsAmong(cards: readonly ActiveCard[]): string[][] {
  const byNature = new Map<string, string[]>();
  for (const one of cards) {
    const nature = natureOf(one);
    byNature.set(nature, [...(byNature.get(nature) ?? []), one.id]);
  }
  return [...byNature.values()].filter((ids) => ids.length > 1);
}

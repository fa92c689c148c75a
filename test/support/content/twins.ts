import { isPlain, type ItemCard } from './shelves.ts';

/** What a thing does, whatever its numbers; of a plain one with the slot that it is worn in. */
function natureOf(one: ItemCard): string {
  const { abilities, slot } = one.card;
  const nature = JSON.stringify(abilities, (key, value: unknown) => {
    if (key === 'name') return undefined;
    // What is not there is told apart from how much there is.
    if (typeof value === 'number') return value === 0 ? 0 : 'n';
    return typeof value === 'string' ? value.replaceAll(/\d+/g, 'n') : value;
  });
  return isPlain(one) ? `${slot} ${nature}` : nature;
}

/** Things of which each does what another does, but for its numbers: lists of their ids. */
export function twinsAmong(items: readonly ItemCard[]): string[][] {
  const byNature = new Map<string, string[]>();
  for (const one of items) {
    const nature = natureOf(one);
    byNature.set(nature, [...(byNature.get(nature) ?? []), one.id]);
  }
  return [...byNature.values()].filter((ids) => ids.length > 1);
}

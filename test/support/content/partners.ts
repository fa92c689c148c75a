import { type ItemCard, isPlain } from './shelves.ts';

/** With so many others each thing is made one. */
const most = 3;

const isA =
  (...kinds: readonly ItemCard['card']['kinds'][number][]) =>
  ({ card }: ItemCard): boolean =>
    kinds.some((kind) => card.kinds.includes(kind));

/** Sorts of things, each of which makes a difference of its own to what it is one with. */
export const sorts = {
  tech: isA('tech equipment'),
  trap: isA('trap'),
  companion: isA('companion', 'egg'),
  curse: isA('curse'),
  plain: isPlain,
  used: (one) => one.card.abilities.some((ability) => 'use' in ability),
  more: (one) => !isPlain(one),
} satisfies Record<string, (one: ItemCard) => boolean>;

/**
 * FORGE-03: of the things that fit, those with which that one is tried as one: a few of sorts that differ,
 * which of them depending on the two ids alone, so that over many things each sort has its turn, and one
 * thing more is one's partner only where it comes first, and changes nobody else's.
 */
export function partnersOf({ id }: ItemCard, fitting: readonly ItemCard[]): ItemCard[] {
  const start = spread(id);
  const all = Object.values(sorts);
  const chosen: ItemCard[] = [];
  for (const nth of all.keys()) {
    if (chosen.length === most) break;
    const isOfSort = all[(start + nth) % all.length];
    const there = fitting.filter((one) => isOfSort?.(one) && !chosen.includes(one));
    const [first] = there.toSorted((a, b) => spread(id + b.id) - spread(id + a.id));
    if (first) chosen.push(first);
  }
  return chosen;
}

/** A number that differs from text to text, and widely between those that differ by little. */
const spread = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 1_103 + letter.charCodeAt(0)) % 1_000_003, 0);

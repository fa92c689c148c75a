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
 * which of them depending on its id alone, so that over many things each sort has its turn.
 */
export function partnersOf({ id }: ItemCard, fitting: readonly ItemCard[]): ItemCard[] {
  const start = spread(id);
  const all = Object.values(sorts);
  const chosen: ItemCard[] = [];
  for (const nth of all.keys()) {
    const isOfSort = all[(start + nth) % all.length];
    const there = fitting.filter((one) => isOfSort?.(one) && !chosen.includes(one));
    const one = there[Math.floor(start / all.length) % there.length];
    if (one && chosen.length < most) chosen.push(one);
  }
  return chosen;
}

/** A number that differs from id to id. */
const spread = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);

import { meaningOf } from './meaning.ts';

/**
 * GAME-06: what was kept by the places of a card's abilities, by their places on the same card as it is
 * otherwise: each follows its ability, word for word the same, or else the only one left on both that is
 * called so and begins so. Of what is gone, or might be either of two, nothing is kept; `inTheirOrder`: of
 * as many that are called so and begin so each follows the one in its place among them.
 */
export function followed<T>(
  kept: Readonly<Record<number, T>>,
  before: readonly object[],
  after: readonly object[],
  inTheirOrder = false,
): Record<number, T> {
  const places = newPlaces(before, after, inTheirOrder);
  return Object.fromEntries(
    Object.entries(kept).flatMap(([place, one]) => {
      const now = places[Number(place)];
      return now === undefined || now < 0 ? [] : [[now, one] as const];
    }),
  );
}

/** Where each stands now; -1: nowhere. */
function newPlaces(
  before: readonly object[],
  after: readonly object[],
  inTheirOrder: boolean,
): number[] {
  const was = before.map(meaningOf);
  const is = after.map(meaningOf);
  const same = was.map((text, place) => (is[place] === text ? place : is.indexOf(text)));
  const left = before.map((one, place) => (same[place] === -1 ? headOf(one) : null));
  const open = after.map((one, place) => (same.includes(place) ? null : headOf(one)));
  return left.map((head, place) => {
    if (head === null) return same[place] ?? -1;
    const [here, there] = [placesOf(left, head), placesOf(open, head)];
    const isSure = here.length === there.length && (inTheirOrder || here.length === 1);
    return isSure ? (there[here.indexOf(place)] ?? -1) : -1;
  });
}

const placesOf = (heads: readonly (string | null)[], head: string): number[] =>
  heads.flatMap((one, place) => (one === head ? [place] : []));

/** What tells it from others on its card, whatever its numbers are. */
function headOf(ability: object): string {
  const { name, when } = ability as { name?: string; when?: string };
  return JSON.stringify([name, when, kinds.find((kind) => kind in ability)]);
}

const kinds = ['when', 'use', 'trap', 'aura'];

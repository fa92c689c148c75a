import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../../../src/catalogue/near.ts';
import { contentOf } from '../../../src/catalogue/read.ts';
import { type ItemKind } from '../../../src/rules/items/definition.ts';
import { type Card, isOf } from './shelves.ts';

/** What was expected of a card at a path in its file, for the sake of other files. */
export type Across = { id: string; at: readonly (string | number)[]; expected: string };

/** In the form in which the faults of single files are told; `root` is the checkout they lie in. */
export function toldAcross(root: string, { id, at, expected }: Across): string {
  const path = `${id}.yaml`;
  const { lineOf } = contentOf(path, readFileSync(join(root, 'seeds', path), 'utf8'));
  const key = at.findLast((one) => typeof one === 'string') ?? '';
  return `${path}:${lineOf(at)}: “${key}”: ${expected}`;
}

/** Nothing where a path is that of one of the right cards; else that it should be, and is perhaps meant to. */
export function unlessAmong(
  right: readonly Card[],
  { id, at, given, of }: Omit<Across, 'expected'> & { given: string; of: string },
): Across[] {
  const ids = right.map((one) => one.id);
  if (ids.includes(given)) return [];
  const hint = didYouMean(given, ids);
  return [{ id, at, expected: `expected the path of ${of}, not “${given}”.${hint}` }];
}

/** Of the things that are of a kind, the cards. */
export const itemsOf = (kind: ItemKind, cards: readonly Card[]) =>
  cards.filter(isOf('item')).filter(({ card }) => card.kinds.includes(kind));

import { hashOf } from '../../../../src/catalogue/index.ts';
import { isForFights } from '../../../../src/rules/abilities/seam.ts';
import { isCompanion } from '../../../../src/rules/abilities/companion.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { type Card } from '../../../../src/rules/items/card.ts';
import { isUltimate, ultimateAs } from '../../../../src/rules/items/ultimate.ts';
import { type ItemCard } from '../shelves.ts';

/**
 * A thing that can decide a duel, in the form in which it is fought with; `id`: its path under seeds/, with
 * its form behind it where that is the lesser one, `hash`: of its card.
 */
export type Piece = { id: string; card: Card; hash: string };

/** WEEK-02: all gold that the rules have paid by that week. */
export const goldBy = (week: number): number => 5 * week * (week + 1);

/** At most such a part of all its gold does a hero pay for one thing. */
const largestPart = 0.6;
export const latest = 9;

/** The first week in which a hero would buy it. */
export function weekOf(cost: number): number {
  let week = 2;
  while (week < latest && cost > largestPart * goldBy(week)) week += 1;
  return week;
}

/** What heroes buy: of an ultimate the greater form, since that is what its price is for (ITEM-20). */
export const piecesOf = (items: readonly ItemCard[]): Piece[] =>
  items.filter(canMatter).map(({ id, card }) => {
    const own = isUltimate(card) ? ultimateAs(card, 'greater') : card;
    return { id, card: own, hash: shortHash(own) };
  });

/** ITEM-20: the lesser forms, of which one may wear any number; each is tried, and nobody else buys one. */
export const lesserFormsOf = (items: readonly ItemCard[]): Piece[] =>
  items.flatMap(({ id, card }) => {
    if (!isUltimate(card)) return [];
    const own = ultimateAs(card, 'lesser');
    return doesAnything(own.abilities)
      ? [{ id: `${id} as lesser`, card: own, hash: shortHash(own) }]
      : [];
  });

export const shortHash = (content: object): string => hashOf(content).slice(0, 16);

/** Whether it is bought, and does anything in a duel. */
function canMatter({ card }: ItemCard): boolean {
  if (card.cost === 0) return false;
  return doesAnything([...card.abilities, ...(card.greater ?? [])]);
}

const doesAnything = (abilities: Card['abilities']): boolean =>
  abilities.some(
    (ability) =>
      isForFights(ability) ||
      isCompanion(ability) ||
      ['always', 'attack', 'depends', 'holy'].some((word) => word in ability),
  );

/** ITEM-01: what every hero has from the first on. */
export const startersAmong = (items: readonly ItemCard[]): ItemCard[] =>
  items.filter(({ card }) => card.kinds.includes('starter'));

export const isWeapon = ({ card }: Piece): boolean =>
  card.slot === 'primary hand' && card.abilities.some((ability) => 'attack' in ability);

export const sitsOnOthers = ({ card }: Piece): boolean => additionOf(card) !== null;

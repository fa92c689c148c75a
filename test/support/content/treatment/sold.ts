import { additionOf } from '../../../../src/rules/items/additions.ts';
import { type Card, isOfKind } from '../../../../src/rules/items/card.ts';
import { type ItemKind } from '../../../../src/rules/items/definition.ts';
import { type Made } from '../made.ts';
import { at } from '../../yard.ts';
import { answersAll } from './answers-all.ts';
import { owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { besideTheStall } from './tables.ts';
import { type Law, type Treatment } from './treatment.ts';
import { priceOf } from './worth.ts';

/** ITEM-01, ITEM-05, ITEM-17, SLOT-03: whatever becomes of them. */
const kept: readonly ItemKind[] = [
  ...(['starter', 'treasure', 'trader item', 'auction item', "npc's chosen"] as const),
];

/**
 * ITEM-28: sold at the stall to which its owner walks, out of the inventory and from the body, for half
 * of what it is worth, and not twice; what nobody buys stays.
 */
export const sold: Treatment = (made, law) => [
  ...soldAs(made, law, 'stored'),
  ...(additionOf(made.card) === null ? soldAs(made, law, 'worn') : []),
];

/** What the two crystals are worth that a worn thing of tech has in it. */
const crystals = 10;

function soldAs(made: Made, law: Law, how: 'stored' | 'worn'): string[] {
  const table = besideTheStall(law);
  const item = owning(table, 'Ana', made, how);
  table.does('Ana', { do: 'enter', tile: at('B2') });
  answersAll(table);
  const sells = { do: 'sell', item } as const;
  if (isKept(made, how)) return refusedAt(table, 'Ana', sells, `${how}, a sale`, 'no sale');
  const before = table.gold('Ana');
  table.does('Ana', sells);
  const along = how === 'worn' && isOfKind(made.card, 'tech equipment') ? crystals : 0;
  const [came, price] = [table.gold('Ana') - before, Math.floor((priceOf(made) + along) / 2)];
  return [
    ...(came === price ? [] : [`${how}, it is sold for ${came}; expected ${price}`]),
    ...(table.game.items[item]?.holder === 'gone'
      ? []
      : [`${how}, it is still there once it is sold`]),
    ...refusedAt(table, 'Ana', sells, `${how}, a second sale`),
  ];
}

const isKept = ({ card, parts }: Made, how: 'stored' | 'worn'): boolean =>
  kept.some((kind) => isOfKind(card, kind)) ||
  (how === 'worn' && isOfKind(card, 'curse')) ||
  (isOfKind(card, 'quest item') && isWorthless(card, parts));

/** ITEM-19 */
const isWorthless = (card: Card, parts: Made['parts']): boolean =>
  card.cost === 0 && parts.every(({ written }) => written.cost === 0);

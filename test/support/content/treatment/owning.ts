import { isCompanion } from '../../../../src/rules/abilities/companion.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { type Item } from '../../../../src/rules/game.ts';
import { halvesOf } from '../../../../src/rules/hero/as-one.ts';
import { additionOf, type Addition } from '../../../../src/rules/items/additions.ts';
import { isOfKind } from '../../../../src/rules/items/card.ts';
import { type ItemDefinition } from '../../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { itemOf } from '../../../../src/rules/scene.ts';
import { type Table } from '../../table.ts';
import { halfCards, type Made } from '../made.ts';

/** Upon what each kind of addition can sit, of the cards that a table has. */
const carriers: Record<Addition, string> = {
  gem: 'helm',
  upgrade: 'helm',
  'manatech crystal': 'gauntlet',
};

/** MONSTER-06: the level at which who hatches has learned what it learns, and can be ridden. */
function grown({ abilities }: ItemDefinition): number {
  const who = abilities.filter(isCompanion);
  const learned = who.flatMap((one) => one.abilities ?? []).map((one) => one['from level'] ?? 0);
  return Math.max(0, ...learned, ...who.map((one) => one['mount from'] ?? 0));
}

/**
 * That hero has the thing, full, with what it is one with: on, or in the inventory; what sits on things
 * sits on one that is worn. Tech equipment, be it of either half (FORGE-03), has two crystals in it, an
 * egg has hatched.
 */
export function owning(
  table: Table,
  name: string,
  { card, parts }: Made,
  how: 'worn' | 'stored',
): ItemId {
  const halves = halfCards(card);
  const ids = parts.map(({ written }, at) => {
    table.stock[keyOf(at)] = { ...written, of: 'item' };
    return table.gives(name, keyOf(at));
  });
  const [first] = ids as [ItemId, ...ItemId[]];
  for (const [at, { form }] of parts.entries()) {
    const [id, half] = [ids[at], halves[at]];
    if (!id || !half) continue;
    const whole = at === 0 ? form : { ...form, partOf: first };
    change(table, id, {
      charges: freshCharges(half),
      ...(Object.keys(whole).length > 0 && { form: whole }),
      ...(half.kinds.includes('egg') && { companion: { level: grown(half) } }),
    });
  }
  if (how === 'worn') putOn(table, name, card, ids);
  return first;
}

/** FORGE-03: that thing, and what it is one with. */
export const halvesOwned = ({ game }: Table, id: ItemId): ItemId[] =>
  halvesOf(game, itemOf(game, id)).map((half) => half.id);

/** The key under which a part of what is treated stands in the table's stock. */
export const keyOf = (part: number): string => `part ${part}`;

function putOn(table: Table, name: string, card: Made['card'], ids: readonly ItemId[]): void {
  const addition = additionOf(card);
  for (const id of ids) {
    if (addition === null) change(table, id, { slot: card.slot });
    else {
      const carrier = table.gives(name, carriers[addition], 'worn');
      change(table, id, { on: carrier, home: carrier });
    }
  }
  if (isOfKind(card, 'tech equipment'))
    for (const crystal of [table.gives(name, 'cell'), table.gives(name, 'cell')])
      change(table, crystal, { on: ids[0] ?? null, home: ids[0] ?? null });
}

/** Lays hands on a thing. */
export function change(table: Table, id: ItemId, to: Partial<Item>): void {
  table.arrange(({ items }) => {
    const before = items[id];
    return before ? { items: { ...items, [id]: { ...before, ...to } } } : {};
  });
}

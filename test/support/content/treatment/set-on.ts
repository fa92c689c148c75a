import { sheetOf } from '../../../../src/rules/hero/sheet.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { faultsOf } from '../../invariants.ts';
import { type Table } from '../../table.ts';
import { owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { inTheVoid } from './tables.ts';
import { type Treatment } from './treatment.ts';

/**
 * ITEM-02, ITEM-13, ITEM-18: what sits on things fills no slot, is set on one that can carry it, on no
 * other, and taken off; an upgrade that was used goes on nothing else (ITEM-30).
 */
export const setOn: Treatment = (made, law) => {
  const addition = additionOf(made.card);
  if (addition === null) return [];
  const table = inTheVoid(law);
  const item = owning(table, 'Bran', made, 'stored');
  const carrier = addition === 'manatech crystal' ? 'gauntlet' : 'helm';
  const [onto, other, hen] = [carrier, carrier, 'heart'].map((card) => table.gives('Bran', card));
  const set = (on: ItemId | undefined) => ({ do: 'attach' as const, item, onto: on ?? item });
  const put = { do: 'equip' as const, item, popOff: null };
  const faults = [
    ...refusedAt(table, 'Bran', put, 'put on', 'fills no slot'),
    ...refusedAt(table, 'Bran', set(hen), 'set on a starter', 'cannot carry'),
    ...refusedAt(table, 'Bran', { do: 'detach', item }, 'taken off nothing', 'sits on nothing'),
  ];
  table.does('Bran', { do: 'equip', item: onto ?? item, popOff: null });
  const bare = sheetText(table);
  table.does('Bran', set(onto));
  if (table.game.items[item]?.on !== onto)
    return [...faults, 'set on a thing, it does not sit there'];
  faults.push(...refusedAt(table, 'Bran', set(onto), 'set there twice', 'sits there already'));
  table.does('Bran', { do: 'detach', item });
  if (table.game.items[item]?.on !== null) faults.push('taken off a thing, it sits there still');
  if (sheetText(table) !== bare) faults.push('taken off a thing, it leaves something');
  if (addition === 'upgrade')
    faults.push(...refusedAt(table, 'Bran', set(other), 'set on another', 'upgrade used'));
  else table.does('Bran', set(other));
  return [...faults, ...faultsOf(table.game)];
};

const sheetText = (table: Table): string => {
  const { game, goods } = table.scene();
  return JSON.stringify(sheetOf(game, goods, table.id('Bran')));
};

import { levelUp } from '../../../../src/rules/hero/level-up.ts';
import { staysFor } from '../../../../src/rules/hero/equip.ts';
import { sheetOf, statsNow } from '../../../../src/rules/hero/sheet.ts';
import { type Item } from '../../../../src/rules/game.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { legalFor } from '../../../../src/rules/sight/legal.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { faultsOf } from '../../invariants.ts';
import { type Table } from '../../table.ts';
import { type Made } from '../made.ts';
import { owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { inTheVoid } from './tables.ts';
import { type Treatment } from './treatment.ts';

/**
 * SLOT-08: put on and taken off in the void, and a level gained with it on; what never comes off stays
 * (ITEM-01, ITEM-08, SLOT-03). Of what sits on things see `setOn`.
 */
export const worn: Treatment = (made, law) => {
  if (additionOf(made.card) !== null) return [];
  const table = inTheVoid(law);
  const item = owning(table, 'Bran', made, 'stored');
  const bare = sheetText(table);
  const faults = [
    ...refusedAt(table, 'Bran', { do: 'unequip', item }, 'taken off unworn', 'not equipped'),
    ...refusedAt(table, 'Cleo', { do: 'equip', item, popOff: null }, 'put on by another'),
    ...(offered(table, 'equip', item) ? [] : ['is not offered to be put on']),
  ];
  table.does('Bran', { do: 'equip', item, popOff: null });
  faults.push(...isOn(table, made, item));
  faults.push(
    ...refusedAt(table, 'Bran', { do: 'equip', item, popOff: null }, 'twice', 'already equipped'),
  );
  table.settles((scene) => levelUp(scene, table.id('Bran')));
  faults.push(...isOn(table, made, item));
  return [...faults, ...comesOff(table, made, item, bare), ...faultsOf(table.game)];
};

const offered = (table: Table, how: 'equip' | 'unequip', item: ItemId): boolean => {
  const { game, goods } = table.scene();
  return legalFor(game, goods, table.id('Bran'))[how].includes(item);
};

const sheetText = (table: Table): string => {
  const { game, goods } = table.scene();
  return JSON.stringify(sheetOf(game, goods, table.id('Bran')));
};

function isOn(table: Table, { card, parts }: Made, item: ItemId): string[] {
  const { game, goods } = table.scene();
  const there = Object.values(game.items).filter(
    ({ id, form }: Item) => id === item || form?.partOf === item,
  );
  const stats = Object.values(statsNow(game, goods, table.id('Bran')));
  const wrong = {
    [`is ${there.length} things`]: there.length !== parts.length,
    'is not in its slot': there.some(({ slot }) => slot !== card.slot),
    'leaves stats that are none': !stats.every(Number.isInteger),
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`put on, it ${what}`] : []));
}

/** What it gave is gone with it. */
function comesOff(table: Table, { card }: Made, item: ItemId, bare: string): string[] {
  const off = { do: 'unequip' as const, item };
  if (staysFor(card) !== null)
    return [
      ...refusedAt(table, 'Bran', off, 'taken off for good', 'cannot take off'),
      ...(offered(table, 'unequip', item) ? ['is offered to be taken off'] : []),
    ];
  if (!offered(table, 'unequip', item)) return ['is not offered to be taken off'];
  table.does('Bran', off);
  return [
    ...(table.game.items[item]?.slot === null ? [] : ['taken off, it is still worn']),
    ...(sheetText(table) === bare ? [] : ['taken off, it leaves something of what it gave']),
  ];
}

import { type Errand, isErrand } from '../../../../src/rules/items/definition.ts';
import { type Table } from '../../table.ts';
import { halfCards, type Made } from '../made.ts';
import { wonders } from '../../wonders.ts';
import { change, halvesOwned, owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { atTheDoor, inTheVoid } from './tables.ts';
import { type Law, type Treatment } from './treatment.ts';
import { type Intent } from '../../../../src/rules/intent.ts';
import { type ItemId, orbId } from '../../../../src/rules/names.ts';
import { at } from '../../yard.ts';

/**
 * What it, or what it is one with (FORGE-03), does outside of fights, when its owner says so: looks into an orb (ITEM-36), takes a curse off
 * (ITEM-08), opens a chest (ORB-08); at the wrong time, on what is wrong, and on what is right, until
 * nothing of it is left.
 */
export const errands: Treatment = (made, law) =>
  halfCards(made.card).flatMap(({ abilities }, half) =>
    abilities
      .filter(isErrand)
      .flatMap((errand) =>
        'uncurse' in errand ? cures(made, law, half) : looks(made, law, half, errand),
      ),
  );

/** FORGE-03: that half of it, in the hands of that hero, where the other can do no such thing any more. */
function halfOf(table: Table, name: string, made: Made, half: number): ItemId {
  const whole = owning(table, name, made, 'worn');
  const items = halvesOwned(table, whole);
  for (const [at, { abilities }] of halfCards(made.card).entries()) {
    const id = items[at];
    if (id && at !== half && abilities.some(isErrand)) change(table, id, { charges: 0 });
  }
  return items[half] ?? whole;
}

function cures(made: Made, law: Law, half: number): string[] {
  const table = inTheVoid(law);
  Object.assign(table.stock, wonders);
  const item = halfOf(table, 'Bran', made, half);
  const [curse, helm] = [table.gives('Bran', 'millstone', 'worn'), table.gives('Bran', 'helm')];
  const cure = (what: ItemId): Intent => ({ do: 'uncurse', item: what });
  const faults = [
    ...refusedAt(table, 'Bran', cure(helm), 'a cure of what is not cursed', 'not cursed'),
    ...costs(table, 'Bran', item, () => table.does('Bran', cure(curse))),
    ...(table.game.items[curse]?.slot === null ? [] : ['leaves the curse on']),
  ];
  return [...faults, ...emptied(table, 'Bran', item, curse, cure(curse), 'no cure')];
}

function looks(made: Made, law: Law, half: number, errand: Errand): string[] {
  const table = atTheDoor(law);
  const item = halfOf(table, 'Ana', made, half);
  const [what, empty] =
    'open' in errand ? (['open', 'no key'] as const) : (['identify', 'no charges'] as const);
  const orb = table.orb('pebble');
  const act = (on = orb): Intent => ({ do: what, orb: on });
  const before = refusedAt(table, 'Bran', act(), `${what} out of turn`, 'not your turn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  for (const other of table.things('Ana'))
    if (other.id !== item && other.definition === 'scroll') change(table, other.id, { charges: 0 });
  if (what === 'open') asChest(table);
  return [
    ...before,
    ...refusedAt(table, 'Ana', act(orbId('o999')), `${what} of no orb`, 'no such orb'),
    ...costs(table, 'Ana', item, () => table.does('Ana', act())),
    ...(what === 'open' ? opened(table) : known(table)),
    ...(what === 'open' ? [] : emptied(table, 'Ana', item, null, act(table.orb('cap')), empty)),
  ];
}

function asChest(table: Table): void {
  const orb = table.orb('pebble');
  table.arrange(({ orbs }) => {
    const chest = orbs[orb];
    return chest ? { orbs: { ...orbs, [orb]: { ...chest, colour: 'red', weekly: 'chest' } } } : {};
  });
}

const opened = (table: Table): string[] =>
  table.things('Ana').some(({ definition }) => definition === 'pebble')
    ? []
    : ['opens a chest, and nothing comes of it'];
const known = (table: Table): string[] =>
  table.hero('Ana').identified.includes('pebble')
    ? []
    : ['looks into an orb, and nothing is known'];

/** One of what it has. */
function costs(table: Table, name: string, item: ItemId, does: () => unknown): string[] {
  const before = table.game.items[item]?.charges ?? 0;
  does();
  const { charges = null, holder } = table.game.items[item] ?? {};
  const isSpent = holder !== `hero:${table.id(name)}`;
  return isSpent || charges === before - 1 ? [] : [`leaves ${charges} of ${before} after one use`];
}

/** Without charges it does no more of that. */
function emptied(
  table: Table,
  name: string,
  item: ItemId,
  curse: ItemId | null,
  intent: Intent,
  code: string,
): string[] {
  change(table, item, { charges: 0 });
  if (curse) change(table, curse, { slot: 'feet' });
  return refusedAt(table, name, intent, 'once it is used up', code);
}

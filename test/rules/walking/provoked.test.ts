import { expect, test } from 'vitest';
import { type FightAction, isAtPeace } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type Table } from '../../support/table.ts';
import { fight } from '../../support/table-weeks.ts';
import { creature, hound, left, place } from '../../support/lanes.ts';
import { at, beforeTheYard, guardedYard, skeli } from '../../support/yard.ts';

const item = (ability: object): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Thing', kinds: ['magic equipment'], slot: 'neck', cost: 9, abilities: [ability] },
  }),
});

/** Ana stands on D4, two tiles west of a Skeli on watch of 9 HP, and uses that at F4, or at another tile. */
function usedBesideAGuard(ability: object, tile = 'F4'): Table {
  const keeper = { ...skeli, stats: { hp: 9 } } as Definition;
  const stock = { yard: guardedYard, skeli: keeper, thing: item(ability) };
  const table = beforeTheYard(stock, 'Ana', 'Bran');
  const thing = table.gives('Ana', 'thing', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'walk', to: at('D4'), step: null });
  const uses = {
    do: 'activate',
    item: thing,
    ability: 0,
    targets: [],
    tile: at(tile),
  } as FightAction;
  return table.does('Ana', fight(uses));
}

const wounds = ({ game: { fight: now } }: Table) =>
  Object.values(now?.creatures ?? {}).find(({ kind }) => kind === 'monster')?.damageTaken;

test('[ENTER-09] [GLOSS-05] [COMBAT-18] an area upon a guard on watch falls upon it, and begins a combat', () => {
  const pudding = {
    use: { range: 4, on: 'tile', radius: 1, hits: 'everybody' },
    do: [{ deal: 3 }],
  };
  const table = usedBesideAGuard(pudding);
  expect(wounds(table)).toBe(3);
  expect(table.game.fight && isAtPeace(table.game.fight)).toBe(false);
});

test('[ENTER-09] [GLOSS-05] [COMBAT-18] so does what falls upon all about whoever comes to a tile by it', () => {
  const use = { range: 4, on: 'tile' };
  const waiter = {
    use,
    do: [{ teleport: true }, { deal: 4, to: { all: 'enemies', within: 1 } }],
  };
  const table = usedBesideAGuard(waiter, 'E3');
  expect(wounds(table)).toBe(4);
});

test('[GLOSS-05] what helps allies, or reaches no guard, leaves a guard on watch', () => {
  const use = { range: 4, on: 'tile', radius: 1 };
  for (const [ability, tile] of [
    [{ use: { ...use, hits: 'allies' }, do: [{ heal: 1 }] }, 'F4'],
    [{ use: { ...use, hits: 'everybody' }, do: [{ deal: 3 }] }, 'B3'],
  ] as const) {
    const table = usedBesideAGuard(ability, tile);
    expect(table.game.fight && isAtPeace(table.game.fight)).toBe(true);
    expect(wounds(table)).toBe(0);
  }
});

test.each(['alone', 'hound'])(
  '[ENTER-04] [ITEM-24] the step into a combat is a turn as any other: %s',
  (who) => {
    const thing = item({ when: 'my turn ends', do: [{ heal: 1 }] });
    const keeper = { ...skeli, stats: { hp: 30 } } as Definition;
    const table = beforeTheYard({ yard: guardedYard, skeli: keeper, hound, thing }, 'Ana', 'Bran');
    table.gives('Ana', 'thing', 'worn');
    if (who === 'hound') table.gives('Ana', who, 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    table.does('Ana', { do: 'walk', to: at('D3'), step: null });
    const before = left(table) ?? 0;
    const wounded = creature(table, 'Ana').damageTaken;
    table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('E3') }), { initiative: [8, 1] });
    expect(table.game.fight && isAtPeace(table.game.fight)).toBe(false);
    expect(left(table)).toBe(before - 1);
    expect(creature(table, 'Ana').damageTaken).toBe(Math.max(0, wounded - 1));
    if (who === 'hound') expect(place(table, 'Hound')).toBe('D2');
  },
);

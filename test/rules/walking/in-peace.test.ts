import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { fight } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const thumb = card({
  ...{ name: 'Thumb', kinds: ['magic equipment'], slot: 'slotless', cost: 8 },
  abilities: [{ use: {}, limit: { each: 'fight' }, do: [{ gold: 3 }] }],
});

const coffee = card({
  ...{ name: 'Coffee', kinds: ['magic equipment'], slot: 'slotless', cost: 8 },
  abilities: [{ use: {}, limit: { each: 'fight' }, do: [{ actions: 2 }] }],
});

/** Ana walks, with a thing whose use wins gold. */
function walking(): { table: Table; use: ReturnType<typeof fight> } {
  const table = beforeTheYard({ thumb }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'thumb', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  const use = fight({ do: 'activate', item, ability: 0, targets: [], tile: null });
  return { table, use };
}
const setsCombat = (table: Table, combat: true | undefined): Table =>
  table.arrange(({ fight: now }) => ({
    fight: now?.walk ? { ...now, walk: { ...now.walk, combat } } : null,
  }));

describe('[ITEM-05] gold that a thing wins in a loot turn', () => {
  test('is there at once in peace, and paid once', () => {
    const { table, use } = walking();
    const before = table.gold('Ana');
    table.does('Ana', use);
    expect(table.gold('Ana')).toBe(before + 3);
    table.does('Ana', { do: 'end turn' });
    expect(table.gold('Ana')).toBe(before + 3);
  });

  test('waits in a combat until that is over', () => {
    const { table, use } = walking();
    const before = table.gold('Ana');
    const won = { [table.id('Ana')]: 5 };
    setsCombat(table, true);
    table.arrange(({ fight: now }) => ({ fight: now && { ...now, won } }));
    expect(table.gold('Ana')).toBe(before);
    setsCombat(table, undefined).does('Ana', use);
    expect(table.gold('Ana')).toBe(before + 5 + 3);
  });
});

test('[ENTER-05] of who dies there without a fight nobody is told that one is over', () => {
  const { table } = walking();
  table.arrange(({ fight: now }) => {
    const ana = now?.creatures[table.id('Ana')];
    if (!now || !ana) throw new Error('Ana does not walk');
    const hurt = { ...ana, damageTaken: 20, tile: at('B4') };
    return { fight: { ...now, creatures: { ...now.creatures, [ana.id]: hurt } } };
  });
  table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('B5') }), { lava: 10 });
  const own = table.told('fought').own[table.id('Ana')];
  const ended = own?.events.find(({ kind }) => kind === 'ended');
  expect(ended).toMatchObject({ inPeace: true });
});

test('[ORB-07] [ENTER-04] what is bought with an action that a thing has given takes that one, and leaves the rest', () => {
  const table = beforeTheYard({ coffee, thumb }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'coffee', 'worn');
  const orb = table.orb('thumb');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'walk', to: table.game.orbs[orb]?.tile ?? at('K2'), step: null });
  const now = () => [table.game.fight?.walk?.left, table.game.fight?.turn.actions];
  const before = now()[0] ?? 0;
  table.does('Ana', fight({ do: 'activate', item, ability: 0, targets: [], tile: null }));
  expect(now()).toEqual([before - 1, 2]);
  table.does('Ana', { do: 'buy', orb, popOff: null });
  expect(now()).toEqual([before - 2, 1]);
});

test('[ITEM-09] [ITEM-36] the scroll is the spell of a turn, as any other is, though there is more to do in it', () => {
  const hour = card({
    ...{ name: 'Hour', kinds: ['spell'], slot: 'slotless', cost: 8 },
    abilities: [{ use: {}, limit: { each: 'round' }, do: [{ actions: 3 }] }],
  });
  const scroll = card({
    ...{ name: 'Scroll', kinds: ['starter', 'scroll'], slot: 'slotless', cost: 0 },
    abilities: [{ identify: { charges: 3 } }],
  });
  const table = beforeTheYard({ scroll, hour, coffee, thumb }, 'Ana', 'Bran');
  const [spell, drink] = [table.gives('Ana', 'hour', 'worn'), table.gives('Ana', 'coffee', 'worn')];
  const use = (item: typeof spell) =>
    fight({ do: 'activate', item, ability: 0, targets: [], tile: null });
  const identify = { do: 'identify', orb: table.orb('thumb') } as const;
  table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', use(spell));
  expect(table.refused('Ana', identify)).toMatchObject({ refused: 'one spell a turn' });
  for (let left = 3; left > 0; left--) table.does('Ana', fight({ do: 'hide' }), { hide: 10 });
  const offered = () => legalFor(table.game, goodsOf(table.stock), table.id('Ana')).identify;
  table.does('Ana', use(drink));
  expect(offered()).toContain(identify.orb);
  table.does('Ana', identify);
  expect(offered()).toEqual([]);
  // What identifies and is no spell does so all the same.
  table.gives('Ana', 'loupe', 'worn');
  expect(offered().length).toBeGreaterThan(0);
  expect(table.refused('Ana', use(spell))).toMatchObject({ refused: 'one spell a turn' });
});

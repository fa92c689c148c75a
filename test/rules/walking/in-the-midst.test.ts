import { describe, expect, test } from 'vitest';
import { leaveMap } from '../../../src/rules/combat/index.ts';
import { type Thing } from '../../../src/rules/combat/thing.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { evenDice } from '../../support/even-dice.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { fight, strike } from '../../support/table-weeks.ts';
import { at, beforeTheYard, guardedYard, skeli } from '../../support/yard.ts';

/** Ana comes in with that on; a Skeli keeps watch near by. */
function comesIn(...abilities: object[]): Table {
  const garment: Definition = {
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Garment', kinds: ['magic equipment'], slot: 'cape', cost: 5, abilities },
    }),
  };
  const table = beforeTheYard({ yard: guardedYard, skeli, garment }, 'Ana', 'Bran');
  table.gives('Ana', 'garment', 'worn');
  return table.does('Ana', { do: 'enter', tile: at('B2') });
}

const cloak: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Cloak', kinds: ['magic equipment'], slot: 'cape', cost: 5 },
    abilities: [{ when: 'my turn ends', standing: 'ask', do: [{ hide: true }] }],
  }),
};
const snare: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 5 },
    abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }],
  }),
};
test.each(['loot clock', 'turn'] as const)(
  '[ENTER-03] [TURN-09] what has happened by the time at which the %s runs out stays, though something is asked',
  (clock) => {
    const table = beforeTheYard({ garment: cloak, snare }, 'Ana', 'Bran');
    for (const thing of ['garment', 'snare']) table.gives('Ana', thing, 'worn');
    if (clock === 'loot clock')
      table.arrange(({ house }) => ({ house: { ...house, 'loot clock': 1 } }));
    table.does('Ana', { do: 'enter', tile: at('B2') });
    const { id } = table.thing('Ana', 'snare');
    table.does('Ana', fight({ do: 'place trap', item: id, at: at('C2') }));
    expect(table.game.fight?.pending).toBeDefined();
    table.comes(clock);
    expect(table.told('turn ended').own[table.id('Ana')]?.haul?.traps).toHaveLength(1);
    expect(table.game.items[id]?.lies).toBeDefined();
  },
);

test('[ENTER-03] the clock stands still in a combat that waits for its first answer', () => {
  const asking = { when: 'my turn begins', standing: 'ask', 'pays hp': 1, do: [{ heal: 1 }] };
  const table = comesIn(asking, { ...asking, when: 'a round begins' });
  table.arrange(({ house }) => ({ house: { ...house, 'loot clock': 1 } }));
  const answered = () => {
    for (let asked = table.game.fight?.pending?.asked; asked;) {
      table.does('Ana', fight({ do: 'answer', item: asked.item, use: false }));
      asked = table.game.fight?.pending?.asked;
    }
  };
  answered();
  table.does('Ana', { do: 'walk', to: at('D3'), step: null });
  answered();
  const clock = () =>
    Object.values(table.game.deadlines).filter(({ kind }) => kind === 'loot clock').length;
  expect(clock()).toBe(1);
  table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('E3') }), { initiative: [8, 1] });
  expect([table.game.fight?.pending !== undefined, clock()]).toEqual([true, 0]);
  // TURN-09: the reminder says what the turn’s end will bring by then.
  const later = table.comes('turn reminder');
  expect(later.told('reminded').own[table.id('Ana')]).toMatchObject({ turn: { then: 'played' } });
  answered();
  const guard = Object.values(table.game.fight?.creatures ?? {}).find(
    ({ kind }) => kind === 'monster',
  );
  table.does('Ana', strike(guard?.id ?? expect.fail('nobody')), { 'to hit': 15 });
  answered();
  expect(clock()).toBe(1);
});

const consumable = (ability: object): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Flask', kinds: ['consumable'], slot: 'slotless', cost: 5, abilities: [ability] },
  }),
});

describe('[COMBAT-14] what comes in between while an act waits for an answer', () => {
  /** Ana, whose cloak is used up by hiding, stands in lava that burns next, and is asked. */
  function waiting(): Table {
    const hides = { when: 'my turn ends', standing: 'ask', 'used up': true };
    const flask = consumable({ ...hides, do: [{ hide: true }] });
    const table = beforeTheYard({ garment: flask, snare }, 'Ana', 'Bran', 'Cleo');
    table.gives('Ana', 'garment', 'worn');
    const item = table.gives('Bran', 'snare', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    const laid = { kind: 'trap', item, name: 'Snare', owner: table.id('Bran'), tile: at('H2') };
    const trap = { ...laid, stealth: 40, spent: false, x: 0, does: [] } as Thing;
    table.arrange(({ fight: now }) => ({ fight: now && { ...now, things: [trap] } }));
    table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('B5') }));
    expect(table.game.fight?.pending).toBeDefined();
    return table;
  }
  const seen = (table: Table) =>
    heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
  const hp = (table: Table) => seen(table).hp.now;

  test('[DUEL-13] orders hold from the next act on, and the fight is seen up to the question', () => {
    const table = waiting();
    const before = hp(table);
    const { id } = table.thing('Ana', 'garment');
    table.does('Ana', { do: 'set orders', concedeBelow: 0, never: [], keep: [id] });
    expect([hp(table), table.game.fight?.pending?.asked.item]).toEqual([before, id]);
    // The lava that it came into has burned it, though the act is not over.
    expect(before).toBeLessThan(seen(table).hp.most);
    table.does('Ana', fight({ do: 'answer', item: id, use: false }));
    expect(table.game.fight?.kept).toEqual([id]);
  });

  test('[ENTER-10] whoever leaves in its midst keeps what had befallen them by then', () => {
    const table = waiting();
    const now = table.game.fight ?? expect.fail('no fight');
    const left = leaveMap(now, evenDice(1)).fight.creatures[table.id('Ana')];
    expect(left?.damageTaken).toBe(seen(table).hp.most - hp(table));
  });

  test('[ITEM-15] what has been used up before a question is told as that', () => {
    const sip = { use: {}, 'used up': true, do: [{ heal: 1 }] };
    const table = beforeTheYard({ garment: cloak, draught: consumable(sip) }, 'Ana', 'Bran');
    for (const thing of ['garment', 'draught']) table.gives('Ana', thing, 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    const { id: item } = table.thing('Ana', 'draught');
    table.does('Ana', fight({ do: 'activate', item, ability: 0, targets: [], tile: null }));
    expect(table.game.fight?.pending).toBeDefined();
    expect(seen(table).items.find(({ id }) => id === item)?.left).toBe(0);
  });

  test('[ITEM-35] the traps of who has left are gone with the next act', () => {
    const table = waiting();
    const lies = () => table.game.fight?.things.length;
    table.does('Bran', { do: 'leave' });
    expect(lies()).toBe(1);
    const { id } = table.thing('Ana', 'garment');
    table.does('Ana', fight({ do: 'answer', item: id, use: false }));
    expect(lies()).toBe(0);
  });
});

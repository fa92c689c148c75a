import { expect, test } from 'vitest';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { fight } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const stock = {
  snare: card({
    ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 6 },
    abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }],
  }),
  key: card({
    ...{ name: 'Key', kinds: ['treasure', 'chest key'], slot: 'slotless', cost: 3 },
    abilities: [{ open: 'chest' }],
  }),
};

/** Ana has laid a trap that nobody sees on Bran’s way along the second row, where he has come in. */
function pastTheSnare(more: Record<string, Definition>, worn: readonly string[] = []) {
  const table = beforeTheYard({ ...stock, ...more }, 'Ana', 'Bran');
  const snare = table.gives('Ana', 'snare', 'worn');
  const helm = table.gives('Bran', 'helm');
  for (const thing of worn) table.gives('Bran', thing, 'worn');
  table.gives('Bran', 'key');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'walk', to: at('E2'), step: null });
  table.does('Ana', fight({ do: 'place trap', item: snare, at: at('F2') }));
  table.does('Ana', { do: 'end turn' }).does('Bran', { do: 'enter', tile: at('B2') });
  const orb = table.orb('cap');
  const { number } = table.game.orbs[orb] ?? expect.fail('no orb');
  table.purse('Bran', 50);
  return { table, orb, helm, number };
}

const wanted = ['bought', 'opened', 'sold'] as const;
type Wanted = (typeof wanted)[number];

/** What Bran wants of what lies, or stands, on M2, and how he is told that nothing came of it. */
function goingFor(
  what: Wanted,
  more: Record<string, Definition> = {},
  worn: readonly string[] = [],
): { table: Table; intent: Intent; told: object } {
  const { table, orb, helm, number } = pastTheSnare(more, worn);
  const weekly = what === 'opened' && { colour: 'red', weekly: 'chest' };
  table.arrange(({ orbs }) => ({
    orbs: { ...orbs, [orb]: { ...orbs[orb], ...weekly, tile: at('M2') } as never },
  }));
  if (what === 'sold') return { table, intent: { do: 'sell', item: helm }, told: { of: 'sell' } };
  return what === 'bought'
    ? { table, intent: { do: 'buy', orb, popOff: null }, told: { of: 'buy', orb: number } }
    : { table, intent: { do: 'open', orb }, told: { of: 'open', orb: number } };
}

test.each(wanted)(
  '[ORB-07] [ORB-08] [ENTER-12] whoever is kept from what they went for is told, alone, that nothing was %s',
  (what) => {
    const { table, intent, told } = goingFor(what);
    table.does('Bran', intent);
    expect(table.kinds()).not.toContain(what);
    expect(table.told('walked').own[table.id('Bran')]).toMatchObject({ stop: 'noticed' });
    expect(table.told('in vain')).toMatchObject({
      ...{ rules: [what === 'sold' ? 'ENTER-12' : 'ORB-07'], public: null },
    });
    expect(table.told('in vain').own).toEqual({ [table.id('Bran')]: { ...told, why: 'kept' } });
    table.does('Bran', intent);
    expect(table.told(what).own).toHaveProperty(table.id('Bran'));
    expect(table.kinds()).not.toContain('in vain');
  },
);

test.each(wanted)(
  '[ENTER-04] so is whoever has no action left on the way, of what is not %s',
  (what) => {
    // After the first action he is slower; and nothing lies on his way.
    const chain = card({
      ...{ name: 'Chain', kinds: ['magic equipment'], slot: 'feet', cost: 6 },
      abilities: [
        {
          ...{ when: 'my turn ends', limit: { each: 'fight' } },
          do: [{ change: { speed: -1 }, turns: 9 }],
        },
      ],
    });
    const { table, intent, told } = goingFor(what, { chain }, ['chain']);
    const leaving = (left: number) =>
      table.arrange(({ fight: now }) => ({
        fight: now?.walk ? { ...now, things: [], walk: { ...now.walk, left } } : now,
      }));
    const { facts } = leaving(1).refused('Bran', intent) as { facts: { least?: number } };
    leaving((facts.least ?? expect.fail('not refused for it')) + 1).does('Bran', intent);
    expect(table.kinds()).toContain('turn ended');
    expect(table.told('in vain').own).toEqual({ [table.id('Bran')]: { ...told, why: 'over' } });
  },
);

/** Bran goes for Goop's stall, with the trap on the very tile where he comes beside it. */
function sellingPastTheSnare(sponge: Definition) {
  const table = beforeTheYard({ ...stock, sponge }, 'Ana', 'Bran');
  const snare = table.gives('Ana', 'snare', 'worn');
  const item = table.gives('Bran', 'sponge', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B6') });
  table.does('Ana', { do: 'walk', to: at('Q6'), step: null });
  table.does('Ana', fight({ do: 'place trap', item: snare, at: at('R6') }));
  table.does('Ana', { do: 'end turn' }).does('Bran', { do: 'enter', tile: at('B6') });
  const before = table.gold('Bran');
  return { table, item, earned: () => table.gold('Bran') - before };
}

const sponge = (more: object, charged: object = {}) =>
  card({
    ...{ name: 'Sponge', kinds: ['consumable'], slot: 'slotless', cost: 12, ...charged },
    abilities: [{ when: 'I take damage', standing: 'always', do: [{ heal: 1 }], ...more }],
  });

test('[ITEM-28] [ITEM-32] what is used up by the last step to the stall is not sold any more', () => {
  const { table, item, earned } = sellingPastTheSnare(sponge({ 'used up': true }));
  table.does('Bran', { do: 'sell', item });
  expect(table.kinds()).toContain('walked');
  expect(earned()).toBe(0);
  expect(table.told('in vain').own).toEqual({
    [table.id('Bran')]: { of: 'sell', why: 'used up' },
  });
  expect(table.refused('Bran', { do: 'sell', item })).toMatchObject({ refused: 'no sale' });
});

test('[ITEM-28] what has lost a charge that comes back is worth what it was', () => {
  const worth = sponge({ charge: true, limit: { each: 'fight' } }, { charges: 2 });
  const { table, item, earned } = sellingPastTheSnare(worth);
  table.does('Bran', { do: 'sell', item });
  expect(earned()).toBe(6);
});

test('[ITEM-28] [FORGE-03] nor for the old price what has lost one of the two that it is made of', () => {
  const { table, item, earned } = sellingPastTheSnare(sponge({ 'used up': true }));
  const helm = table.gives('Bran', 'helm', 'worn');
  table.arrange(({ items }) => ({
    items: {
      ...items,
      [item]: { ...items[item], form: { partOf: helm }, slot: items[helm]?.slot } as never,
    },
  }));
  table.does('Bran', { do: 'sell', item: helm });
  expect(earned()).toBe(0);
  expect(table.told('in vain').own).toEqual({
    [table.id('Bran')]: { of: 'sell', why: 'used up' },
  });
});

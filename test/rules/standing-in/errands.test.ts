import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { gold, orbId } from '../../../src/rules/names.ts';
import { dressing, errandOf } from '../../../src/rules/standing-in/errands.ts';
import { type Bounds, isGain, type Offer } from '../../../src/rules/standing-in/gains.ts';
import { heroView, noLegal, orb, thing } from '../../discord/support/hero-view.ts';
import { type Table } from '../../support/table.ts';
import { beforeTheYard, yard } from '../../support/yard.ts';

const bounds: Bounds = { gold: gold(99), keep: [], forGood: false };
const nowhere = new Set<never>();

test('[ORB-08] [TURN-05] of two chests the key opens the dearer', () => {
  const chests = [orb(1, { cost: gold(50) }), orb(2, { cost: gold(70) }), orb(3)];
  const open = chests.slice(0, 2).map(({ id }) => id);
  const view = heroView({ orbs: chests, legal: { ...noLegal, open } });
  expect(errandOf(view, bounds, nowhere)).toEqual({ do: 'open', orb: orbId('o2') });
});

test('[SLOT-03] [TURN-05] what would take the place of what stays for good is no gain', () => {
  const offer = { ...orb(1, { cost: gold(9) }), abilities: [] } as unknown as Offer;
  const worn = thing(1, { slot: 'head', equipped: true, cost: gold(3) });
  expect(isGain({ items: [worn] }, offer)).toBe(true);
  expect(isGain({ items: [{ ...worn, fixed: 'for good' }] }, offer)).toBe(false);
});

test('[SLOT-02] [SLOT-08] in the void a second ring is put on beside the first, and a third is not', () => {
  const ring = (number: number, equipped: boolean) => thing(number, { slot: 'ring', equipped });
  const [one, two, three] = [ring(1, true), ring(2, true), ring(3, false)];
  const legal = { ...noLegal, equip: [three.id] };
  const wears = (...items: (typeof one)[]) => dressing(heroView({ items, legal }), bounds);
  expect(wears(one, three)).toEqual({ do: 'equip', item: three.id, popOff: null });
  expect(wears(one, two, three)).toBeNull();
});

/** Its orbs lie beyond a gap of one tile. */
const gap = {
  ...yard,
  drawing: [
    '####################',
    '#@.......#*.*.*.*.*#',
    '#........#*.*.*.*.*#',
    '#..................#',
    '#........#*.*.*.*.*#',
    '#@.......#........G#',
    '####################',
  ].join('\n'),
} as const satisfies Definition;
const ox: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Ox', kinds: ['companion'], slot: 'mount', cost: 5 },
    abilities: [{ companion: 'Ox', hp: 6, size: 1, stats: { speed: 4 } }],
  }),
};

describe('[TURN-05] [MOVE-12] an autopilot on a mount that fits through no door', () => {
  test('gets off, and buys', () => {
    const table = beforeTheYard({ yard: gap, ox }, 'Ana', 'Bran', 'Cleo').purse('Bran', 60);
    table.gives('Bran', 'ox', 'worn');
    table.does('Bran', {
      ...{ do: 'set autopilot', on: true, spend: null, leastHp: 0, fights: false },
    });
    table.does('Ana', { do: 'end turn' }).comes('turn', { start: 1 });
    const own = table.told('stood in').own[table.id('Bran')];
    expect(own?.did.map(({ kind }) => kind)).toContain('bought');
  });
});

describe('[TURN-05] [COMBAT-14] an autopilot that is asked at every action of a loot turn', () => {
  const worn = (slot: string, ability: object): Definition => ({
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Garment', kinds: ['magic equipment'], slot, cost: 5 },
      abilities: [{ standing: 'ask', ...ability }],
    }),
  });
  /** Every orb is more actions away than it tries to come to one for. */
  const long = yard.drawing
    .split('\n')
    .map((row) => row.replace(/^#([^#]{9})/, `#$1${'.'.repeat(30)}`))
    .map((row) => (/^#+$/.test(row) ? '#'.repeat(50) : row))
    .join('\n');
  const stands = (garment: Definition) => {
    const table = beforeTheYard(
      { yard: { ...yard, drawing: long }, garment },
      'Ana',
      'Bran',
      'Cleo',
    ).purse('Bran', 12);
    table.gives('Bran', 'garment', 'worn');
    table.does('Bran', {
      ...{ do: 'set autopilot', on: true, spend: null, leastHp: 0, fights: false },
    });
    table.does('Ana', { do: 'end turn' }).comes('turn', { start: 1 });
    return table;
  };

  test.each([
    ['body', { when: 'my turn begins', 'pays hp': 1, do: [{ change: { damage: 2 }, turns: 1 }] }],
    ['cape', { when: 'my turn ends', do: [{ hide: true }] }],
  ])(
    'buys what it would without; pays with no HP for what nobody is there for: %s',
    (slot, ability) => {
      const table = stands(worn(slot, ability));
      const did = (one: Table) => one.told('stood in').own[one.id('Bran')]?.did;
      expect(did(table)).toEqual(did(stands(worn(slot, { when: 'I kill', do: [{ heal: 1 }] }))));
      expect(did(table)?.map(({ kind }) => kind)).toContain('bought');
      expect(table.hero('Bran').damageTaken).toBe(0);
    },
  );
});

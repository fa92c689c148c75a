import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { fight } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const shirt = card({
  ...{ name: 'Hair Shirt', kinds: ['magic equipment'], slot: 'body', cost: 8 },
  abilities: [
    { when: 'my turn begins', standing: 'ask', limit: { each: 'fight' }, do: [{ heal: 2 }] },
  ],
});
const belt = card({
  ...{ name: 'Belt', kinds: ['basic equipment'], slot: 'belt', cost: 8 },
  abilities: [{ always: { dodge: 1 } }],
});

/** Ana has beaten the monster, and is yet to come in; her shirt asks as her turn begins. */
function atTheDoor(on = shirt): { table: Table; item: ItemId; goods: ItemId } {
  const table = beforeTheYard({ shirt: on, belt }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'shirt', 'worn');
  return { table, item, goods: table.gives('Ana', 'belt') };
}

describe('[COMBAT-14] who is asked about something as they come in for something else', () => {
  const isAsked = ({ game }: Table) => game.fight?.pending?.asked.of;
  const deeds = ({ table, goods }: ReturnType<typeof atTheDoor>): [string, string, Intent][] => [
    ['buy', 'ORB-07', { do: 'buy', orb: table.orb('cap'), popOff: null }],
    ['sell', 'ENTER-12', { do: 'sell', item: goods }],
    ['identify', 'ITEM-36', { do: 'identify', orb: table.orb('cap') }],
  ];

  test.each(['buy', 'sell', 'identify'])('has come in, and can %s once that is answered', (of) => {
    const here = atTheDoor();
    const { table, item } = here;
    const [, rule, deed] = deeds(here).find(([word]) => word === of) ?? expect.fail(of);
    const gold = table.gold('Ana');
    table.does('Ana', deed, { start: 1 });
    expect(isAsked(table)).toBe(table.id('Ana'));
    const told = table.told('in vain');
    expect(told).toMatchObject({ rules: [rule], own: { [table.id('Ana')]: { of, why: 'kept' } } });
    expect(table.gold('Ana')).toBe(gold);
    expect(table.game.fight?.walk?.left).toBe(300);
    table.does('Ana', fight({ do: 'answer', item, use: true })).does('Ana', deed);
    expect(table.kinds()).toContain({ buy: 'bought', sell: 'sold', identify: 'identified' }[of]);
    expect(table.game.fight?.walk?.left).toBeLessThan(300);
  });

  test('[ENTER-04] has come in where they meant to walk, and is told where they stand', () => {
    const { table } = atTheDoor();
    table.does('Ana', { do: 'walk', to: at('H2'), step: null }, { start: 1 });
    expect(isAsked(table)).toBe(table.id('Ana'));
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({
      ...{ to: at('H2'), at: at('B2'), actions: 0, left: 300, stop: 'asked' },
    });
  });
});

test('[ENTER-04] [COMBAT-14] a way that a question stops is told with the actions that it has taken', () => {
  // A yes to what is paid for is one for that time alone.
  const paid = { when: 'my turn begins', standing: 'ask', 'pays hp': 1 };
  const costly = { ...shirt, abilities: [{ ...paid, do: [{ heal: 2 }] }] } as Definition;
  const { table, item } = atTheDoor(costly);
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', fight({ do: 'answer', item, use: true }));
  table.does('Ana', { do: 'walk', to: at('H2'), step: null });
  expect(table.told('walked').own[table.id('Ana')]).toMatchObject({
    ...{ at: at('E2'), actions: 1, left: 299, stop: 'asked' },
  });
});

test('[ENTER-04] what a deed at the end of a way takes is told where it is too much', () => {
  const table = beforeTheYard({}, 'Ana', 'Bran').does('Ana', { do: 'enter', tile: at('B2') });
  const orb = table.orb('cap');
  const before = table.game.orbs[orb] ?? expect.fail('no orb');
  table.arrange(({ orbs, fight: now }) => ({
    orbs: { ...orbs, [orb]: { ...before, tile: at('F2') } },
    fight: now && { ...now, walk: { left: 1 } },
  }));
  expect(table.refused('Ana', { do: 'buy', orb, popOff: null })).toMatchObject({
    ...{ refused: 'too few actions', facts: { least: 1, spare: 1, left: 1 } },
  });
});

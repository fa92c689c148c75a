import { expect, test } from 'vitest';
import { beforeTheFlag, card, comesIn } from '../../support/flagged-yard.ts';
import { faultsOf } from '../../support/invariants.ts';
import { at } from '../../support/yard.ts';

const headgear = (name: string, cost: number, more: object = {}) =>
  card({
    ...{ name, kinds: ['basic equipment'], slot: 'head', cost, ...more },
    abilities: [{ always: { hp: 1 } }],
  });

/** Ana goes for what is in an orb, beside which a secret gives her what goes where that would. */
function boughtPast(found: object, wanted: object) {
  const cup = headgear('Cup', 3, found);
  const hat = headgear('Hat', 9, wanted);
  const table = beforeTheFlag({ gives: { things: ['cup'] }, hidden: 8 }, [12], { cup, hat });
  const orb = table.orb('helm');
  const { item } = table.game.orbs[orb] ?? expect.fail('no orb');
  const definition = Object.entries(table.stock).find(([, one]) => one === hat)?.[0] ?? '';
  table.arrange(({ orbs, items }) => ({
    orbs: { ...orbs, [orb]: { ...orbs[orb], tile: at('F2') } as never },
    items: { ...items, [item]: { ...items[item], definition } as never },
  }));
  table.purse('Ana', 100).does('Ana', comesIn);
  table.does('Ana', { do: 'buy', orb, popOff: null });
  return table;
}

test('[ENTER-02] [ORB-09] what a secret gave on the way to an orb pops off for what is bought there', () => {
  const table = boughtPast({}, {});
  expect(table.kinds()).toEqual(expect.arrayContaining(['secret found', 'bought']));
  expect(table.told('bought').own[table.id('Ana')]).toMatchObject({ name: 'Hat', popped: 'Cup' });
  expect(faultsOf(table.game)).toEqual([]);
});

test('[SLOT-03] [ORB-07] where it stays for good, nothing is bought and nothing paid', () => {
  const forGood = { kinds: ['class'], slot: 'class' };
  const table = boughtPast(forGood, forGood);
  expect(table.kinds()).toEqual(expect.arrayContaining(['secret found', 'in vain']));
  expect(table.kinds()).not.toContain('bought');
  expect(table.gold('Ana')).toBe(100);
  expect(faultsOf(table.game)).toEqual([]);
});

import { expect, test } from 'vitest';
import { isPowered, needsCrystals, withCrystals } from '../../../src/rules/abilities/crystals.ts';

const bolt = { use: { range: 5 }, name: 'Model Y', do: [{ deal: '2 Y + X', turns: 'Y / 2' }] };
const plain = { always: { armor: 1 } };
const spring = { always: { speed: 1 }, powered: true as const };

test('[ITEM-13] Y is the number of crystals wherever an amount says it, and nowhere else', () => {
  const [with3] = withCrystals([bolt], 3);
  expect(with3).toEqual({ ...bolt, do: [{ deal: '6 + X', turns: '3 / 2' }] });
  expect(withCrystals([{ always: { armor: '-Y', dodge: 'Y' } }], 2)).toEqual([
    { always: { armor: -2, dodge: 2 } },
  ]);
  expect(withCrystals([{ do: [{ heal: 'Y + Y' }] }], 2)).toEqual([{ do: [{ heal: '2 + 2' }] }]);
});

test('[ITEM-13] it counts as well without a blank before it', () => {
  expect(needsCrystals({ always: { armor: '2Y + 1' } })).toBe(true);
  expect(withCrystals([{ do: [{ heal: '2Y + 1' }] }], 3)).toEqual([{ do: [{ heal: '6 + 1' }] }]);
});

test('[ITEM-13] with one at least what is powered works, with none only the rest', () => {
  const works = (crystals: number) =>
    withCrystals<object>([bolt, plain, spring], crystals).map(isPowered);
  expect(works(0)).toEqual([false, true, false]);
  expect(works(1)).toEqual([true, true, true]);
  expect(withCrystals([plain], 0)[0]).toBe(plain);
  expect([bolt, plain, spring].map(needsCrystals)).toEqual([true, false, true]);
});

test('[ITEM-13] what something is called counts nothing', () => {
  const named = { name: '2 Y', use: {}, do: [{ summon: '3 Y', hp: 4 }] };
  expect(needsCrystals(named)).toBe(false);
  const [both] = withCrystals([{ ...named, do: [{ heal: 'Y' }] }], 3);
  expect(both).toEqual({ ...named, do: [{ heal: 3 }] });
});

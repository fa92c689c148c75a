import { expect, test } from 'vitest';
import { betHold, moved, purse } from '../../src/rules/money.ts';
import { gold, heroId } from '../../src/rules/names.ts';

const ana = heroId('h1');
const transfer = (from: 'mint' | 'purse' | 'sink', amount: number) => ({
  from: from === 'purse' ? purse(ana) : from,
  to: betHold(ana),
  amount: gold(amount),
  reason: 'bet placed' as const,
});

test('what leaves one account enters the other', () => {
  const accounts = { [purse(ana)]: gold(9), mint: gold(-9) };
  expect(moved(accounts, transfer('purse', 4))).toEqual({
    [purse(ana)]: 5,
    [betHold(ana)]: 4,
    mint: -9,
  });
  expect(accounts[purse(ana)]).toBe(9);
});

test('[ENTER-11] a purse cannot go below 0; only the mint may', () => {
  expect(() => moved({ [purse(ana)]: gold(3) }, transfer('purse', 4))).toThrow('cannot pay 4');
  expect(() => moved({}, transfer('sink', 1))).toThrow('cannot pay 1');
  expect(moved({}, transfer('mint', 4))).toEqual({ mint: -4, [betHold(ana)]: 4 });
});

test('gold moves in whole numbers, forwards', () => {
  expect(() => moved({ [purse(ana)]: gold(3) }, transfer('purse', -1))).toThrow();
  for (const amount of [0.5, NaN, Infinity, 2 ** 53]) expect(() => gold(amount)).toThrow();
});

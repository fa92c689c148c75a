import { describe, expect, test } from 'vitest';
import {
  amountOf,
  amountSchema,
  formulaOf,
  formulaSchema,
} from '../../../src/rules/abilities/amount.ts';
import { rolling } from '../../support/rolling.ts';

const worth = { x: 5, level: 3 };
const none = () => expect.fail('nothing is rolled');

describe('an amount', () => {
  test.each([
    [3, 3],
    ['X', 5],
    ['2 X + 1', 11],
    ['2X + 1', 11],
    ['X / 2', 2],
    ['X / 2 + level / 2', 4],
    ['level - 9', 0],
    ['20 X / 10', 10],
    ['X - level', 2],
  ])('[STAT-10] [STAT-06] %s is %i, rounded down once and never below 0', (amount, value) => {
    expect(amountOf(amountSchema.parse(amount), worth, none)).toBe(value);
  });

  test('rolls the dice that it names', () => {
    const dice = rolling({ ability: [4, 6, 2] });
    const roll = (sides: number) => dice.roll(sides, 'ability');
    expect(amountOf('2d6 + d4', worth, roll)).toBe(12);
  });

  test.each([
    '',
    'Z',
    'X +',
    '1.5',
    'd',
    'X X',
    '-3',
    'X * 2',
    '100',
    'toString',
    'hp',
    'X + speed',
    'd6 / 2',
    'X + 2d4 / 2',
    '/2 + 3',
    'X + /2',
    '/ 9',
    `X${' + X'.repeat(15)}`,
  ])('[STAT-10] [STAT-06] is not %j', (text) => {
    expect(amountSchema.safeParse(text).success).toBe(false);
  });
});

describe('a formula', () => {
  const stat = (name: string) => ({ hp: 11, speed: 3, 'fire resist': -2 })[name] ?? 0;

  test.each([
    [-7, -7],
    ['hp', 11],
    ['-hp / 2', -6],
    ['hp / 2 + speed / 2', 7],
    ['2 fire resist - 1', -5],
    ['X - level', 2],
  ])('[STAT-07] [STAT-06] %s is %i, rounded down once', (formula, value) => {
    expect(formulaOf(formulaSchema.parse(formula), { ...worth, stat })).toBe(value);
  });

  test.each([
    '',
    'd6',
    'luck',
    '--hp',
    'hp -',
    31,
    '100 hp',
    '/2 + hp',
    'hp/2 + /2',
    `hp${' + hp'.repeat(12)}`,
  ])('[STAT-07] is not %j', (formula) => {
    expect(formulaSchema.safeParse(formula).success).toBe(false);
  });
});

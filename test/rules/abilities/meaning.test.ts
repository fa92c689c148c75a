import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../../src/rules/abilities/meaning.ts';

const dealing = (amount: number | string) => ({ use: { range: 3 }, do: [{ deal: amount }] });

describe('[ITEM-27] an ability means the same, however it is written:', () => {
  test.each<[string, object, object]>([
    ['its keys in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['X with a number before it', dealing('X'), dealing('1 X')],
    ['without a blank', dealing('2 X + 1'), dealing('1+2X')],
    ['a number as text', dealing(3), dealing('3')],
    ['nothing added', dealing('d6'), dealing('0 + 1d6')],
    ['two halves', dealing('level'), dealing('level / 2 + level / 2')],
    ['as many dice', dealing('2 d6'), dealing('d6 + d6')],
  ])('%s', (_, one, other) => {
    expect(meaningOf(one)).toBe(meaningOf(other));
  });

  test.each<[string, object, object]>([
    ['another number', dealing('X'), dealing('2 X')],
    ['other dice', dealing('d6'), dealing('d8')],
    ['dice against dice', dealing('2d6 - d6'), dealing('d6')],
    [
      'another order of what is done',
      { do: [{ deal: 1 }, { heal: 1 }] },
      { do: [{ heal: 1 }, { deal: 1 }] },
    ],
    ['what somebody is called', { name: 'X' }, { name: '1 X' }],
    ['nothing and not there', { deal: 0 }, {}],
  ])('and another with %s', (_, one, other) => {
    expect(meaningOf(one)).not.toBe(meaningOf(other));
  });
});

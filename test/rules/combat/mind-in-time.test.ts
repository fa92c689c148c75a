import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightDrawn } from '../../support/drawn-fight.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const once = (...effects: object[]) =>
  thing('draught', 0, { use: {}, 'used up': true, do: effects });
const whetstone = once({ 'change attacks': { damage: 4, piercing: 2 }, turns: 2 });
const wings = once({ ways: ['fly'], turns: 2 });

const club = { attacks: [{ damage: 4 }], stats: { accuracy: 4 } };

const drinks = (text: string, kit: Carried): boolean =>
  choiceOf(fightDrawn(text, { creatures: { A: { ...club, kit: [kit] } } })).do === 'activate';

const meadow = (far: number) => `A${'.'.repeat(far - 1)}B......`;

describe('[COMBAT-13] what helps for a few turns is kept until it does', () => {
  test('what sharpens blows, for when somebody is within reach', () => {
    expect(drinks(meadow(1), whetstone)).toBe(true);
    expect(drinks(meadow(16), whetstone)).toBe(false);
  });

  test('[MOVE-04] wings, for when they carry far enough', () => {
    const behind = (far: number) => {
      const row = (first: string, last: string) => `${first}#${'.'.repeat(far)}${last}`;
      return [
        row('A', 'B'),
        ...Array.from({ length: 9 }, () => row('.', '.')),
        row('.', '.').replace('#', '.'),
      ].join('\n');
    };
    expect(drinks(behind(1), wings)).toBe(true);
    expect(drinks(behind(7), wings)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { fits, isTaken } from './published.ts';

const basic = {
  ...{ kinds: ['basic equipment'], slot: 'head', cost: 9 },
  abilities: [{ always: { hp: 4 } }],
};
const owl = { name: 'Owl', week: 1, stats: { hp: 9 } };
const look = 'It turns its head all the way round.';
const attacks = [{ name: 'Beak', range: 1, damage: 1 }];

test.each([
  ...['Owl', 'O2', 'Owl of the “Grey” House', 'Hibou né', 'क्‍ष', '👩‍👩‍👧 A', '❤️ of Ice', '𐀀b'].map(
    (name) => [name, true],
  ),
  ...[' Owl', 'Owl ', 'Owl\u00a0', 'O\tl', 'O\nl', '--', '..', '👩‍👩‍👧'].map((name) => [name, false]),
  ...['O\u200bw', 'O\u00adw', 'O\u200dw', '\u202eOwl', 'O\u2800l', 'O\u0301\u0301\u0301'].map(
    (name) => [name, false],
  ),
] as const)(
  '[GAME-01] the name %j is right to editors exactly where it is to the catalogue: %j',
  (name, isOne) => {
    const things = {
      item: [{ ...basic, name }],
      monster: [
        { ...owl, look, attacks, name },
        { ...owl, look, attacks: [{ ...attacks[0], name }] },
      ],
      map: [{ name, drawing: '@.@\n' }],
    };
    for (const [kind, all] of Object.entries(things))
      for (const thing of all.map((one) => JSON.stringify(one))) {
        expect([kind, fits[kind]?.(JSON.parse(thing))]).toEqual([kind, isOne]);
        expect([kind, isTaken(thing)]).toEqual([kind, isOne]);
      }
  },
);

test.each([
  ...[look, `${look}\n`, 'It turns its head\nall the way round.', `\t${look}`].map((is) => [
    is,
    true,
  ]),
  ...[' '.repeat(30), '.'.repeat(30), '\u200b'.repeat(30), '\u200e'.repeat(30)].map((is) => [
    is,
    false,
  ]),
  ...[`${' '.repeat(20)}It turns.`, `${look}\u202e`, 'It turns its head.'].map((is) => [is, false]),
] as const)(
  '[MONSTER-08] the look %j is right to editors exactly where it is to the catalogue: %j',
  (is, isOne) => {
    const thing = JSON.stringify({ ...owl, look: is, attacks });
    expect(fits['monster']?.(JSON.parse(thing))).toBe(isOne);
    expect(isTaken(thing)).toBe(isOne);
  },
);

import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { bitsOf, namesOf } from '../../src/stage/permissions.ts';

const OLD_NAMES = ['ManageEmojisAndStickers'];

test.each(Object.entries(PermissionFlagsBits).filter(([name]) => !OLD_NAMES.includes(name)))(
  '%s has Discord’s bit',
  (name, bit) => {
    expect(bitsOf(name)).toBe(bit);
    expect(namesOf(bit)).toEqual([name]);
  },
);

test('a name that Discord has not is refused', () => {
  expect(() => bitsOf('Fly')).toThrow('There is no permission called “Fly”.');
});

import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { inviteLink } from '../../src/discord/permissions.ts';
import { bitsOf, namesOf, USUAL_INVITE } from '../../src/stage/permissions.ts';

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

test('the usual invitation gives what the bot’s own link asks for, and no more', () => {
  const asked = new URL(inviteLink('1')).searchParams.get('permissions');
  expect(namesOf(bitsOf(...USUAL_INVITE))).toEqual(namesOf(BigInt(asked ?? '0')));
});

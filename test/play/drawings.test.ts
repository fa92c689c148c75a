import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { actDice, commitmentTo, drawingKey } from '../../src/play/drawings.ts';
import { gameId } from '../../src/rules/names.ts';

const game = gameId('abcdefghij');
const rolls = (key: string, act: number) => {
  const dice = actDice(key, act);
  return Array.from({ length: 40 }, () => dice.roll(20, 'test'));
};

test('every drawing of every game has a key of its own', () => {
  const secret = randomBytes(32);
  const keys = ['duel:1', 'duel:2', 'duel:11', 'week:1', 'monster:1', 'week:1:loot'].flatMap(
    (name) => [
      drawingKey(secret, game, name),
      drawingKey(secret, gameId('jihgfedcba'), name),
      drawingKey(randomBytes(32), game, name),
    ],
  );
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('the commitment is the hash of the key’s bytes, which anybody can check', () => {
  const key = drawingKey(randomBytes(32), game, 'duel:1');
  const hash = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
  expect(commitmentTo(key)).toBe(hash);
});

test('an act of a drawing has its own dice, the same at every try', () => {
  const key = drawingKey(randomBytes(32), game, 'duel:1');
  expect(rolls(key, 3)).toEqual(rolls(key, 3));
  expect(rolls(key, 4)).not.toEqual(rolls(key, 3));
  expect(rolls(drawingKey(randomBytes(32), game, 'duel:1'), 3)).not.toEqual(rolls(key, 3));
});

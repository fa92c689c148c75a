import { describe, expect, test } from 'vitest';
import { namedWith, readWish } from '../../../src/discord/direct-messages/read.ts';
import { evenly, growthOf } from '../../support/growth.ts';

describe('what somebody writes to the bot', () => {
  test.each([
    ['bet 5 on Bran', 5, 'Bran'],
    ['5 Bran', 5, 'Bran'],
    ['Bet 12 gold on Old Fennimore.', 12, 'Old Fennimore'],
    ['bet 3 on a tie', 3, 'tie'],
    ['3 the draw', 3, 'tie'],
    ['I bet 7 on Cleo!', 7, 'Cleo'],
    ['Bran 5', 5, 'Bran'],
    ['bet on Bran 5 gold', 5, 'Bran'],
    ['  bet   5   on   Bran  ', 5, 'Bran'],
  ])('[BET-01] “%s” is a bet', (text, stake, on) =>
    expect(readWish(text)).toEqual({ wish: 'bet', stake, on }),
  );

  test.each([
    ['bet on Agent 7', 'Agent 7'],
    ['Agent 7!', 'Agent 7'],
    ['I bet 7 Agents', '7 Agents'],
  ])('[BET-01] in “%s” the number may belong to the name', (text, whole) =>
    expect(namedWith(text)).toBe(whole),
  );

  test.each(['withdraw', 'Withdraw my bet', 'take back the bet.', 'cancel bet'])(
    '[BET-07] “%s” takes a bet back',
    (text) => expect(readWish(text)).toEqual({ wish: 'withdraw' }),
  );

  test.each(['help', 'HELP', '?', 'hi', ''])('“%s” asks for help', (text) =>
    expect(readWish(text)).toEqual({ wish: 'help' }),
  );

  test.each(['bet', 'bet on Bran', 'bet -5 on Bran', '1e9', 'bet 5.5', '9999999999999 Bran'])(
    '“%s” is nothing that we would guess at',
    (text) => expect(readWish(text).wish).toBe('nothing we know'),
  );

  test.each(['bet ', '1', ' ', 'é', 'on '])(
    'long messages of “%s” cost each letter alike',
    (piece) => {
      const read = (text: string) => void [readWish(text), readWish(`${text}x`)];
      expect(growthOf(read, piece, 500)).toBeLessThan(evenly);
    },
  );
});

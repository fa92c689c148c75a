import { expect, test } from 'vitest';
import { unsent } from '../../../src/discord/views/unsent.ts';
import { type Parked } from '../../../src/play/ports.ts';
import { heroId } from '../../../src/rules/names.ts';

const parked = (to: Parked['to'], reason: string, number = 1): Parked => ({
  row: `g/${to}/${number}`,
  to,
  number,
  reason,
});
const h1 = heroId('h1');

test('announcements are counted by reason', () => {
  expect(
    unsent([
      parked('public', '10003', 1),
      parked('public', '200000', 2),
      parked('public', '240000', 3),
      parked('public', '50035', 4),
    ]),
  ).toEqual([
    '- 1 announcement: the game’s channel is deleted',
    '- 2 announcements: Discord’s own filter refuses this',
    '- 1 announcement: Discord does not take this (code 50035)',
  ]);
});

test('of heroes’ own messages hosts learn neither how many nor whose, and of panels nothing', () => {
  const one = unsent([parked(h1, '200000')]);
  const many = unsent([1, 2, 3].map((number) => parked(heroId(`h${number}`), '200000', number)));
  expect(many).toEqual(one);
  expect(one).toEqual(['- messages to heroes’ players: Discord’s own filter refuses this']);
  expect(unsent([parked(h1, '200000', 0)])).toEqual([]);
});

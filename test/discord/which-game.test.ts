import { expect, test } from 'vitest';
import { gamesFitting, gamesMeantBy } from '../../src/discord/which-game.ts';
import { sayWhich } from '../../src/discord/views/which-game.ts';
import { type GamePlace } from '../../src/play/ports.ts';
import { gameId, playerId } from '../../src/rules/names.ts';
import { type HeroView } from '../../src/rules/sight/views.ts';

const place = (game: string, server = 's1') => ({ game: gameId(game), server }) as GamePlace;
const [one, other, third] = [place('g1'), place('g2'), place('g3', 's2')];
const ana = playerId('p-Ana');

/** What Ana knows of each game: whether it takes a bet of hers. */
const taking = (...taken: GamePlace[]) => ({
  heroView: (game: string) => {
    const bet = taken.some((some) => some.game === game) ? { on: [], most: 5 } : null;
    return Promise.resolve({ legal: { bet } } as unknown as HeroView);
  },
  gamesOf: () => Promise.resolve([one, other, third]),
  gameIn: () => Promise.resolve(null),
  placeOf: (game: string) =>
    Promise.resolve([one, other, third].find((some) => some.game === game) ?? null),
});
const takesBets = ({ legal }: HeroView) => legal.bet !== null;

test('of several games the only one that fits is meant', async () =>
  expect(await gamesFitting(taking(other), ana, [one, other], takesBets)).toEqual([other]));

test('where several fit, or none, all of these stay to be asked about', async () => {
  expect(await gamesFitting(taking(one, third), ana, [one, other, third], takesBets)).toEqual([
    one,
    third,
  ]);
  expect(await gamesFitting(taking(), ana, [one, other], takesBets)).toEqual([one, other]);
});

test('a game that was named is meant whether it fits or not, and no other server’s ever', async () => {
  const dm = { server: null, channel: 'dm', player: ana };
  expect(await gamesMeantBy(taking(other), dm, 'g1', takesBets)).toEqual([one]);
  expect(await gamesMeantBy(taking(third), { ...dm, server: 's1' }, null, takesBets)).toEqual([
    one,
    other,
  ]);
  expect(await gamesMeantBy(taking(third), dm, null, takesBets)).toEqual([third]);
  expect(await gamesMeantBy(taking(third), dm, null, null)).toEqual([one, other, third]);
});

test('whoever has to say which reads names of games as they are, whatever signs are in them', () => {
  const named = {
    ...one,
    name: '[Claim](https://evil.example) ||hush||',
    channel: 'c1',
  };
  for (const hasOption of [true, false])
    expect(sayWhich([named], hasOption).content).not.toMatch(/\[Claim\]\(|[^\\]\|\|/);
});

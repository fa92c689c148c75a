import { expect, test } from 'vitest';
import { type GameEvent } from '../../../src/rules/event.ts';
import { gold, heroId, playerId } from '../../../src/rules/names.ts';
import { eventFor, publicEvent } from '../../../src/rules/sight/faces.ts';

const [ana, bran] = [heroId('h1'), heroId('h2')];
const bet: GameEvent = {
  kind: 'bet placed',
  v: 1,
  rules: ['BET-02'],
  public: { hero: { id: ana, name: 'Ana', player: playerId('9') } },
  own: { [ana]: { on: bran, onName: 'Bran', stake: gold(7) } },
};
const changed: GameEvent = { ...bet, public: null };

test('[BET-02] everybody is given the public face alone', () => {
  expect(publicEvent(bet)).toEqual({
    kind: 'bet placed',
    v: 1,
    rules: ['BET-02'],
    face: bet.public,
  });
  expect(eventFor(bet, bran)).toMatchObject({ face: bet.public, own: null });
  expect(eventFor(bet, null)).toMatchObject({ face: bet.public, own: null });
});

test('one is given the own words besides', () => {
  expect(eventFor(bet, ana)).toMatchObject({ face: bet.public, own: { stake: 7 } });
});

test('[BET-07] what has no public face is nobody’s business but its hero’s', () => {
  expect(publicEvent(changed)).toBeNull();
  expect(eventFor(changed, bran)).toBeNull();
  expect(eventFor(changed, null)).toBeNull();
  expect(eventFor(changed, ana)).toMatchObject({ face: null, own: { stake: 7 } });
});

import { expect, test } from 'vitest';
import { type Told } from '../../src/play/published-key.ts';
import { differences } from '../../src/play/told-again.ts';
import { type SeenFightEvent } from '../../src/rules/combat/event.ts';
import { type GameEvent } from '../../src/rules/event.ts';
import { heroId, playerId } from '../../src/rules/names.ts';

const hero = heroId('h1');
const who = { id: hero, name: 'Ada' };
const common = { round: 1, rules: [], to: hero };
const used: SeenFightEvent = { ...common, kind: 'activated', who, ability: 'Vow', targets: [] };
const haste: SeenFightEvent = { ...common, kind: 'more actions', who, cause: 'Vow', more: 1 };

const fought = (...events: SeenFightEvent[]): GameEvent => ({
  kind: 'fought',
  v: 1,
  rules: [],
  public: null,
  own: { [hero]: { events } },
});
const decided = (...fight: SeenFightEvent[]): GameEvent => ({
  kind: 'duel decided',
  v: 1,
  rules: [],
  public: {
    pair: [
      { id: hero, name: 'Ada', player: playerId('p1') },
      { id: heroId('h2'), name: 'Bo', player: playerId('p2') },
    ],
    result: { kind: 'tie' },
    fight,
    rounds: 1,
  },
  own: {},
});
const of = (act: number, event: GameEvent): Told => ({ ...event, act });

test('a fight that was told before the bot told so much comes out as it was told', () => {
  const told = [of(1, fought(used)), of(2, fought(used)), of(2, decided(used, used))];
  expect(differences(1, [fought(used, haste)], told)).toEqual([]);
  expect(differences(2, [fought(haste, used), decided(used, haste, used)], told)).toEqual([]);
  expect(differences(2, [fought(haste), decided(used, used)], told)).toEqual(['fought']);
  expect(differences(1, [], told)).toEqual(['fought']);
});

test('once it has told so much in a game, nothing of it may be missing', () => {
  const told = [of(1, fought(used)), of(2, fought(used, haste)), of(3, fought(used))];
  expect(differences(1, [fought(used, haste)], told)).toEqual([]);
  expect(differences(2, [fought(used, haste)], told)).toEqual([]);
  expect(differences(2, [fought(used)], told)).toEqual(['fought']);
  expect(differences(3, [fought(used, haste)], told)).toEqual(['fought']);
  const over = [of(1, decided(used, haste)), of(2, fought(used))];
  expect(differences(2, [fought(used, haste)], over)).toEqual(['fought']);
});

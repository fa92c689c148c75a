import { describe, expect, test } from 'vitest';
import { type FightEvent, type WhyNot } from '../../src/rules/combat/event.ts';
import { type FightAction } from '../../src/rules/combat/index.ts';
import { tileAt } from '../../src/rules/board/tile.ts';
import { type Stats } from '../../src/rules/hero/stats.ts';
import { fightSeenBy } from '../../src/rules/sight/fight.ts';
import { fightLine } from '../../src/story/fight-line.ts';
import { act, fightDrawn, idOf, only, pass, strike } from '../support/drawn-fight.ts';

type Blow = {
  roll: number;
  by?: Partial<Stats>;
  on?: Partial<Stats>;
  piercing?: number;
  boons?: [];
};

/** A strikes B with a sabre of 3: the fight and the event. */
function struck({ roll, by = {}, on = {}, piercing = 0 }: Blow) {
  const fight = fightDrawn('AB', {
    creatures: {
      A: {
        stats: { accuracy: 3, damage: 4, ...by },
        attacks: [{ name: 'Sabre', damage: 3, piercing }],
      },
      B: { stats: { hp: 90, dodge: 16, armor: 1, ...on } },
    },
  });
  return act(fight, 'A', strike('B', 1), { 'to hit': roll });
}

const inFull = (blow: Blow) => fightLine(only(struck(blow).events, 'attacked'));
const seenBy = (letter: string, blow: Blow) =>
  fightSeenBy(struck(blow).fight, idOf(letter)).log.map((event) => fightLine(event))[0];

test('[PERC-04] a search is told by the middle of what is searched', () => {
  const fight = fightDrawn(`.....\n.....\n..A..\n.....\nB....`);
  const { events } = act(fight, 'A', { do: 'investigate', corner: tileAt(0, 0) });
  expect(fightLine(only(events, 'investigated'))).toBe('A searches around C3. · PERC-04');
});

describe('an attack', () => {
  test('[COMBAT-03] reads with its numbers and its rule', () => {
    expect(inFull({ roll: 17 })).toBe(
      'A attacks B (Sabre). 17 + 3 = 20 against dodge 16: hit for 6 (3 weapon + 4 damage − 1 armor). ' +
        'B is barely injured. · COMBAT-03',
    );
  });

  test.each<[Blow, string]>([
    [{ roll: 5 }, '5 + 3 = 8 against dodge 16: miss. B is uninjured. · COMBAT-03'],
    [{ roll: 5, by: { accuracy: 0 } }, '5 against dodge 16: miss. B is uninjured. · COMBAT-03'],
    [{ roll: 5, by: { accuracy: -2 } }, '5 − 2 = 3 against dodge 16: miss.'],
    [
      { roll: 1 },
      '1 + 3 = 4 against dodge 16: natural 1, miss. B is uninjured. · COMBAT-03, ROLL-03',
    ],
    [
      { roll: 20 },
      'critical hit for 12 (3 weapon + 4 damage − 1 armor; × 2). B is barely injured. · COMBAT-03, ROLL-01, ROLL-02',
    ],
    [{ roll: 17, on: { armor: 30 } }, 'hit for 1 (3 weapon + 4 damage − 30 armor, at least 1).'],
    [{ roll: 17, on: { armor: -2 } }, 'hit for 9 (3 weapon + 4 damage + 2 armor).'],
    [
      { roll: 17, piercing: 2, on: { armor: 3 } },
      'hit for 6 (3 weapon + 4 damage − 3 armor + 2 piercing). B is barely injured. · COMBAT-03, COMBAT-05',
    ],
  ])('%j says: %s', (blow, text) => {
    expect(inFull(blow)).toContain(text);
  });

  test('[COMBAT-11] reads to its attacker without the armor that it met', () => {
    expect(seenBy('A', { roll: 17 })).toBe(
      'A attacks B (Sabre). 17 + 3 = 20 against dodge 16: hit (3 weapon + 4 damage, less armor). ' +
        'B is barely injured. · COMBAT-03',
    );
  });

  test('[COMBAT-11] reads to who was hit without the attacker’s numbers', () => {
    expect(seenBy('B', { roll: 17 })).toBe(
      'A attacks B (Sabre). 17 on the die against dodge 16: hit for 6. B is barely injured. · COMBAT-03',
    );
  });
});

test('names are written as the caller says', () => {
  const event = only(struck({ roll: 5 }).events, 'attacked');
  expect(fightLine(event, ({ name }) => `\\${name}`)).toContain('\\A attacks \\B (Sabre).');
});

test.each<[string, FightAction, string]>([
  ['A.B', { do: 'move', kind: 'walk', to: 1 as never }, 'A moves 1 tile (walk) to B1. · MOVE-01'],
  ['A.B', { do: 'concede' }, 'A takes a knee and concedes. · DUEL-06, COMBAT-17'],
  ['A.B', pass, 'A’s turn is over. · COMBAT-02'],
])('in %s, %j reads: %s', (text, action, line) => {
  const [first] = act(fightDrawn(text), 'A', action).events;
  if (!first) throw new Error('nothing happened');
  expect(fightLine(first)).toBe(line);
});

test('[DUEL-06] the end names the winner; of a tie, nobody', () => {
  const { events } = act(fightDrawn('A.B'), 'A', { do: 'concede' });
  const ended = only(events, 'ended');
  expect(fightLine(ended)).toBe('The fight is over: B won. · DUEL-06');
  expect(fightLine({ ...ended, outcome: { winner: null, how: 'death' }, winners: [] })).toContain(
    'nobody is left',
  );
});

test('[DUEL-06] [DUEL-10] of who won names heroes alone, and somebody even where all have fallen', () => {
  const ended = only(act(fightDrawn('A.B'), 'A', { do: 'concede' }).events, 'ended');
  const rook = { id: 'c1', name: 'Rook' } as const;
  const line = (winner: string | null, ...winners: typeof ended.winners) =>
    fightLine({ ...ended, rules: [], outcome: { winner, how: 'death' }, winners });
  expect(line('h2', ...ended.winners, rook)).toBe('The fight is over: B won.');
  expect(line('monsters', { id: 'm1', name: 'Rat' })).toBe('The fight is over: Rat won.');
  expect(line('h2')).toBe('The fight is over: who won it has fallen, too.');
  expect(line('heroes')).toBe('The fight is over: the heroes won.');
  expect(line('monsters')).toBe('The fight is over: the monsters won.');
  expect(line(null)).toBe('The fight is over: nobody is left.');
});

test.each<[WhyNot, string]>([
  ['invulnerable', 'Gust does no damage to B (invulnerable). · MOVE-09'],
  ['left out', 'Gust does not reach B (invulnerable). · MOVE-09'],
  ['protected', 'Gust leaves protected things of B alone. · MOVE-09'],
  ['no room', 'Gust moves B nowhere (there is no room for that). · MOVE-09'],
  ['force wall', 'Gust moves B nowhere (a force wall is in the way). · MOVE-09'],
  ['in the saddle', 'Gust moves B nowhere (in the saddle). · MOVE-09'],
  ['past mending', 'Gust mends B no more (the fight is too long for that). · MOVE-09'],
  ['doomed', 'Gust mends B no more (the last HP are paid). · MOVE-09'],
])('[MOVE-09] what comes to nothing says why: %s', (why, line) => {
  const [who, by] = [
    { id: idOf('B'), name: 'B' },
    { id: idOf('A'), name: 'A' },
  ];
  const event = { kind: 'resisted', round: 1, rules: ['MOVE-09'], who, by, what: 'Gust', why };
  expect(fightLine(event as FightEvent)).toBe(line);
});

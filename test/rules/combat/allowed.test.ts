import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { thing } from '../../support/minds.ts';
import { act, fightDrawn, idOf, pass, refusalFor, strike } from '../../support/drawn-fight.ts';

const move = (kind: 'walk' | 'fly' | 'teleport', column: number, row = 0): FightAction => ({
  do: 'move',
  kind,
  to: tileAt(column, row),
});
const archer = { A: { attacks: [{ name: 'Bow', range: 4, damage: 2 }] } };
const thumb: FightAction = { do: 'thumbs up' };
const monster = {
  name: 'Cellar Rat',
  level: 0,
  sheet: fightDrawn('AB').creatures[idOf('A')]?.sheet,
};

describe('an attack is refused', () => {
  test.each([
    ['[COMBAT-03] beyond its range', 'A..B', strike('B'), 'out of range', 'COMBAT-03'],
    ['[COMBAT-03] on nobody', 'AB', strike('C'), 'no such target', 'COMBAT-03'],
    ['[COMBAT-03] on oneself', 'AB', strike('A'), 'own side', 'COMBAT-03'],
    [
      '[COMBAT-03] with what one does not have',
      'AB',
      strike('B', 2),
      'no such attack',
      'COMBAT-03',
    ],
    ['[MOVE-13] without line of sight', 'A.#B', strike('B', 1), 'no line of sight', 'MOVE-13'],
  ])('%s', (_, text, action, refused, rule) => {
    const fight = fightDrawn(text, { creatures: archer });
    expect(refusalFor(fight, 'A', action)).toMatchObject({ refused, rule });
  });

  test('[COMBAT-03] with the distance and the range that it has', () => {
    expect(refusalFor(fightDrawn('A...B'), 'A', strike('B')).facts).toEqual({
      target: 'B',
      attack: 'Natural Attack',
      range: 1,
      distance: 4,
      instead: {
        ...{ targets: [], attacks: [], tiles: [tileAt(3, 0)] },
        deeds: ['move', 'hide', 'investigate', 'end turn'],
      },
    });
  });

  test('[COMBAT-19] on the dead', () => {
    const fight = fightDrawn('AmB\n.n.', {
      mode: 'monster round',
      creatures: { m: { stats: { hp: 1 } } },
    });
    const { fight: after } = act(fight, 'A', strike('m'), { 'to hit': 15 });
    expect(refusalFor(after, 'A', strike('m')).refused).toBe('target dead');
  });
});

describe('a move is refused', () => {
  const text = `
    A..B.
    .#...
    .....`;
  test.each([
    ['[MOVE-01] beyond speed', move('walk', 4, 2), 'out of reach', 'MOVE-01'],
    ['[MOVE-01] onto somebody', move('walk', 3), 'tile taken', 'MOVE-01'],
    ['[MOVE-01] into a wall', move('walk', 1, 1), 'tile taken', 'MOVE-01'],
    ['[MOVE-01] off the map', move('walk', 5), 'no such tile', 'MOVE-01'],
    ['[MOVE-01] to where one stands', move('walk', 0), 'already there', 'MOVE-01'],
    ['[MOVE-04] in the air without wings', move('fly', 1), 'cannot move so', 'MOVE-04'],
    [
      '[MOVE-14] by a teleport that one does not have',
      move('teleport', 1),
      'cannot move so',
      'MOVE-14',
    ],
  ])('%s', (_, action, refused, rule) => {
    expect(refusalFor(fightDrawn(text), 'A', action)).toMatchObject({ refused, rule });
  });
});

describe('anything is refused', () => {
  test('[COMBAT-01] out of turn, with the name of whose turn it is', () => {
    const refusal = refusalFor(fightDrawn('AB'), 'B', strike('A'));
    expect(refusal).toMatchObject({
      refused: 'wait your turn',
      rule: 'COMBAT-01',
      facts: { whose: 'A' },
    });
  });

  test('[COMBAT-02] to who is not in the fight', () => {
    expect(refusalFor(fightDrawn('AB'), 'C', pass).refused).toBe('no such creature');
  });

  test.each([
    [{ do: 'stand up', to: null }, 'no such condition', 'COND-09'],
    [{ do: 'rearm' }, 'no such condition', 'COND-02'],
    [{ do: 'unmount', to: tileAt(0, 0) }, 'not mounted', 'MOVE-12'],
  ] as const)('that would end what is not there: %j', (action, refused, rule) => {
    expect(refusalFor(fightDrawn('AB'), 'A', action)).toMatchObject({ refused, rule });
  });

  test('[DUEL-06] once the fight is over', () => {
    const { fight } = act(fightDrawn('AB'), 'B', { do: 'concede' });
    for (const action of [pass, strike('B'), { do: 'concede' }, thumb] as FightAction[])
      expect(refusalFor(fight, 'A', action)).toMatchObject({
        refused: 'fight over',
        rule: 'DUEL-06',
      });
  });
});

describe('[COMBAT-17] concede and thumbs up', () => {
  test('belong to duels', () => {
    const fight = fightDrawn('Am', { mode: 'monster round' });
    for (const action of [{ do: 'concede' }, thumb] as FightAction[])
      expect(refusalFor(fight, 'A', action)).toMatchObject({
        refused: 'not in this fight',
        rule: 'COMBAT-17',
      });
  });

  test('the thumb goes up once each, and not after the monster', () => {
    const sheet = monster.sheet;
    if (!sheet) throw new Error('A has a sheet');
    const fight = fightDrawn('A...B\n@....', { monster: { ...monster, sheet } });
    const up = act(fight, 'A', thumb).fight;
    expect(refusalFor(up, 'A', thumb).refused).toBe('thumb already up');
    expect(refusalFor(fightDrawn('AB'), 'A', thumb).refused).toBe('no monster to come');
  });

  test('[COMBAT-12] a health check is refused of nobody', () => {
    const fight = fightDrawn('AB');
    expect(refusalFor(fight, 'A', { do: 'health check', target: idOf('C') }).rule).toBe(
      'COMBAT-12',
    );
  });
});

test('[MOVE-09] a refusal to ground says why', () => {
  const does: [object[], 'air' | 'ground', string][] = [
    [[{ deal: 1 }], 'air', 'no push'],
    [[{ deal: 1 }, { push: 1 }], 'ground', 'nobody aloft'],
    [[{ push: 1, grounds: false }, { deal: 1 }], 'air', 'card'],
    [[{ push: 1, grounds: true }, { push: 1 }], 'ground', 'nobody aloft'],
  ];
  for (const [effects, height, why] of does) {
    const fan = thing('fan', 4, { use: { range: 5, on: 'enemy' }, do: effects });
    const fight = fightDrawn('AB', { creatures: { A: { kit: [fan] }, B: { height } } });
    const use: FightAction = {
      ...{ do: 'activate', item: fan.item, ability: 0 },
      ...{ targets: [idOf('B')], tile: null },
    };
    const facts = refusalFor(fight, 'A', { ...use, ground: 'last' }).facts;
    expect(facts).toMatchObject({ why });
    expect(act(fight, 'A', use).events).not.toEqual([]);
  }
});

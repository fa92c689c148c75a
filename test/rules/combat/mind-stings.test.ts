import { describe, expect, test } from 'vitest';
import { type Creature, type Fight } from '../../../src/rules/combat/index.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { itemId } from '../../../src/rules/names.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, pass, strike } from '../../support/drawn-fight.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const thorns = (hurt: number, when = 'I am struck') =>
  thing('thorns', 0, { when, name: 'Thorns', do: [{ deal: hurt, type: 'fire', to: 'other' }] });
const club = { attacks: [{ damage: 4 }], stats: { hp: 30, accuracy: 4 } };
const wand = thing('wand', 3, {
  use: { range: 1, on: 'enemy' },
  special: { against: 'dodge', damage: 0 },
});

/** Two equal enemies, one of whom answers; A has struck it once, and it is A's turn. */
function stung(hurt: number, of: object = {}, rolled = 12): Fight {
  const fight = fightDrawn('mAn', {
    mode: 'monster round',
    creatures: { A: { ...club, ...of }, m: { kit: [thorns(hurt)], damageTaken: 12 } },
  });
  return act(fight, 'A', strike('m', 1), { 'to hit': rolled }).fight;
}

const stingsOf = (fight: Fight, letter = 'm', watcher = 'A') =>
  positionSeenBy(fight, idOf(watcher)).creatures.find(({ id }) => id === idOf(letter))?.stings;

describe('[COMBAT-14] [MONSTER-09] a mind reckons with what answers its blows', () => {
  test('it strikes whom it can strike unhurt rather than who has hurt it', () => {
    expect(choiceOf(stung(0))).toEqual(strike('m', 1));
    expect(choiceOf(stung(5))).toEqual(strike('n', 1));
  });

  test('it does not know before it has felt it', () => {
    const fight = fightDrawn('mAn', {
      mode: 'monster round',
      creatures: { A: club, m: { kit: [thorns(9)], damageTaken: 9 } },
    });
    expect(choiceOf(fight)).toEqual(strike('m', 1));
  });

  test('it strikes all the same where that fells who would answer', () => {
    const fight = stung(5);
    const worn = { ...(fight.creatures[idOf('m')] as Creature), damageTaken: 27 };
    const all = { ...fight.creatures, [idOf('m')]: worn };
    expect(choiceOf({ ...fight, creatures: all })).toEqual(strike('m', 1));
  });

  test('it strikes nobody where the answer would be its death', () => {
    const last = (hurt: number): Fight => {
      const fight = fightDrawn('AB', {
        creatures: { A: { ...club, damageTaken: 22 }, B: { kit: [thorns(hurt)] } },
      });
      return act(fight, 'A', strike('B', 1), { 'to hit': 12 }).fight;
    };
    expect(choiceOf(last(0))).toEqual(strike('B', 1));
    expect(choiceOf(last(5)).do).not.toBe('attack');
  });

  test('what answers to one kind of blow only is gone about by the other', () => {
    const choice = (when: string) => {
      const fight = fightDrawn('AB', {
        creatures: { A: { ...club, kit: [wand] }, B: { kit: [thorns(4, when)] } },
      });
      return choiceOf(act(fight, 'A', strike('B', 1), { 'to hit': 12 }).fight).do;
    };
    expect(choice('I am struck by a special attack')).toBe('attack');
    expect(choice('I am struck by a basic attack')).toBe('activate');
  });

  test('what answers to a miss counts as often as it will miss', () => {
    const missed = (hurt: number, accuracy: number): Fight => {
      const fight = fightDrawn('mAn', {
        mode: 'monster round',
        creatures: {
          A: { ...club, stats: { hp: 30, accuracy } },
          m: { kit: [thorns(hurt, 'I am missed')], damageTaken: 5 },
        },
      });
      return act(fight, 'A', strike('m', 1), { 'to hit': 1 }).fight;
    };
    expect(choiceOf(missed(0, 0))).toEqual(strike('m', 1));
    expect(choiceOf(missed(6, 0))).toEqual(strike('n', 1));
  });
});

describe('[COMBAT-11] [COMBAT-14] what a position tells of answers to blows', () => {
  test('is their average, for the watcher’s own blows', () => {
    const once = stung(5);
    expect(stingsOf(once)).toEqual({ 'I am struck by a basic attack': 5 });
    expect(stingsOf(once, 'n')).toBeUndefined();
    expect(stingsOf(once, 'm', 'n')).toBeUndefined();
    const bare = { ...once.creatures[idOf('m')], kit: [] } as never;
    const without = { ...once, creatures: { ...once.creatures, [idOf('m')]: bare } } as Fight;
    const twice = act(without, 'A', strike('m', 1), { 'to hit': 12 }).fight;
    expect(stingsOf(twice)).toEqual({ 'I am struck by a basic attack': 3 });
  });

  test('is kept apart for hits and misses', () => {
    const { fight } = act(stung(5), 'A', strike('m', 1), { 'to hit': 1 });
    expect(stingsOf(fight)).toEqual({ 'I am struck by a basic attack': 5 });
  });

  test('is also what a blow in return has dealt', () => {
    const riposte = thing('riposte', 0, {
      when: 'I am struck',
      do: [{ attack: true, to: 'other' }],
    });
    const fight = fightDrawn('AB', { creatures: { A: club, B: { kit: [riposte] } } });
    const { fight: after } = act(fight, 'A', strike('B', 1), { 'to hit': [12, 15] });
    expect(stingsOf(after, 'B')).toEqual({ 'I am struck by a basic attack': 1 });
  });

  test('[COND-01] is nothing of whoever has answered unseen', () => {
    const bomb = thing('bomb', 4, {
      use: { range: 4, on: 'tile', radius: 1, hits: 'enemies' },
      special: { against: 'dodge', damage: 2 },
    });
    const thrown = (blinded: boolean) => {
      const conditions = [{ kind: 'blinded', by: null, lasts: 'until ended' } as const];
      const fight = fightDrawn('A.B', {
        creatures: {
          A: { ...club, kit: [bomb], ...(blinded && { conditions }) },
          B: { kit: [thorns(5)] },
        },
      });
      const { fight: after } = act(
        fight,
        'A',
        { do: 'activate', item: itemId('bomb'), ability: 0, targets: [], tile: tileAt(2, 0) },
        { 'to hit': 19 },
      );
      const A = { ...(after.creatures[idOf('A')] as Creature), conditions: [] };
      return stingsOf({ ...after, creatures: { ...after.creatures, [idOf('A')]: A } }, 'B');
    };
    expect(thrown(false)).toEqual({ 'I am struck by a special attack': 5 });
    expect(thrown(true)).toBeUndefined();
  });

  test('[COMBAT-12] is not what others have lost by it', () => {
    const quills = thing('quills', 0, {
      when: 'I am struck',
      do: [{ deal: 3, to: { all: 'enemies', within: 1 } }],
    });
    const fight = fightDrawn('AmB', {
      mode: 'monster round',
      creatures: { A: club, m: { kit: [quills] } },
    });
    const { fight: after, events } = act(fight, 'A', strike('m', 1), { 'to hit': 12 });
    expect(events.filter(({ kind }) => kind === 'hurt')).toHaveLength(2);
    expect(stingsOf(after)).toEqual({ 'I am struck by a basic attack': 3 });
  });

  test('is no answer what comes of a step away', () => {
    const bite = thing('bite', 0, { when: 'an enemy moves', do: [{ deal: 5, to: 'other' }] });
    const fight = fightDrawn('AB.', { creatures: { B: club, A: { kit: [bite] } } });
    const struck = act(act(fight, 'A', pass).fight, 'B', strike('A', 1), { 'to hit': 12 }).fight;
    const { fight: after, events } = act(struck, 'B', {
      ...{ do: 'move', kind: 'walk', to: tileAt(2, 0) },
    });
    expect(events.some(({ kind }) => kind === 'hurt')).toBe(true);
    expect(stingsOf(after, 'A', 'B')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { type Boon } from '../../../src/rules/combat/creature.ts';
import { type Stats } from '../../../src/rules/hero/stats.ts';
import { act, fightDrawn, only, standing, strike } from '../../support/drawn-fight.ts';

type Case = {
  roll: number;
  weapon?: { damage?: number; piercing?: number; type?: 'physical' | 'fire' };
  by?: Partial<Stats>;
  boons?: Boon[];
  on?: Partial<Stats>;
};

/** A strikes B, next to it, with a weapon; the event and what B is left with. */
function blow({ roll, weapon = {}, by = {}, boons = [], on = {} }: Case) {
  const fight = fightDrawn('AB', {
    creatures: {
      A: { stats: by, boons, attacks: [{ name: 'Sabre', damage: 3, ...weapon }] },
      B: { stats: { hp: 100, ...on } },
    },
  });
  const fought = act(fight, 'A', strike('B', 1), { 'to hit': roll });
  const event = only(fought.events, 'attacked');
  return { event, taken: standing(fought.fight, 'B').damageTaken, fight: fought.fight };
}

describe('the roll to hit', () => {
  test.each([
    [12, 3, 16, 'miss'],
    [13, 3, 16, 'hit'],
    [14, 3, 16, 'hit'],
    [15, -6, 10, 'miss'],
  ] as const)('[COMBAT-03] %d + %d against dodge %d is a %s', (roll, accuracy, dodge, verdict) => {
    const { event, taken } = blow({ roll, by: { accuracy }, on: { dodge } });
    expect(event.verdict).toBe(verdict);
    expect(event.roll.total).toBe(roll + accuracy);
    expect(event.against).toEqual({ stat: 'dodge', n: dodge });
    expect(taken).toBe(verdict === 'hit' ? 3 : 0);
  });

  test('[COMBAT-03] says of what it consists and which rule decided', () => {
    const { event } = blow({ roll: 13, by: { accuracy: 3 }, on: { dodge: 16 } });
    expect(event.roll.parts).toEqual([
      { what: 'd20', n: 13 },
      { what: 'accuracy', n: 3 },
    ]);
    expect(event.rules).toContain('COMBAT-03');
  });

  test('[STAT-06] reads a half of a stat rounded down', () => {
    expect(blow({ roll: 13, by: { accuracy: 2.5 }, on: { dodge: 16 } }).event.verdict).toBe('miss');
    expect(blow({ roll: 13, by: { accuracy: 2.5 }, on: { dodge: 15.5 } }).event.verdict).toBe(
      'hit',
    );
  });

  test('[ROLL-01] a natural 20 hits, however high the dodge', () => {
    const { event } = blow({ roll: 20, on: { dodge: 90 } });
    expect(event.verdict).toBe('critical hit');
    expect(event.rules).toContain('ROLL-01');
    expect(blow({ roll: 19, on: { dodge: 90 } }).event.verdict).toBe('miss');
  });

  test('[ROLL-01] abilities that widen the critical range add up', () => {
    const one: Boon = { kind: 'wider critical', by: 1 };
    expect(blow({ roll: 18, boons: [one], on: { dodge: 90 } }).event.verdict).toBe('miss');
    expect(blow({ roll: 18, boons: [one, one], on: { dodge: 90 } }).event.verdict).toBe(
      'critical hit',
    );
    expect(blow({ roll: 17, boons: [one, one], on: { dodge: 90 } }).event.verdict).toBe('miss');
  });

  test('[ROLL-03] a natural 1 fails, whatever the total', () => {
    const { event, taken } = blow({ roll: 1, by: { accuracy: 40 } });
    expect(event.verdict).toBe('critical miss');
    expect(event.rules).toContain('ROLL-03');
    expect(taken).toBe(0);
  });

  test('[ROLL-04] monsters roll criticals too', () => {
    const fight = fightDrawn('Bm', {
      mode: 'monster round',
      creatures: { m: { attacks: [{ damage: 4 }] } },
    });
    const turn = act(fight, 'B', { do: 'end turn' }).fight;
    const { events } = act(turn, 'm', strike('B', 1), { 'to hit': 20 });
    expect(only(events, 'attacked').damage?.dealt).toBe(8);
  });
});

describe('the damage', () => {
  test('[COMBAT-04] is the weapon and the damage stat, less armor', () => {
    const { event, taken } = blow({
      roll: 15,
      weapon: { damage: 3 },
      by: { damage: 4 },
      on: { armor: 1 },
    });
    expect(taken).toBe(6);
    expect(event.damage).toEqual({
      type: 'physical',
      parts: [
        { what: 'weapon', n: 3 },
        { what: 'damage', n: 4 },
        { what: 'armor', n: -1 },
      ],
      times: 1,
      dealt: 6,
    });
  });

  test('[COMBAT-04] of another type meets the resist of that type, not armor', () => {
    const on = { armor: 9, 'fire resist': 2 };
    expect(blow({ roll: 15, weapon: { damage: 5, type: 'fire' }, on }).taken).toBe(3);
  });

  test('[COMBAT-04] negative armor adds to it', () => {
    expect(blow({ roll: 15, on: { armor: -2 } }).taken).toBe(5);
  });

  test.each([
    [2, 1, 3 - 1],
    [2, 2, 3],
    [2, 5, 3],
    [0, 5, 3],
    [-1, 5, 4],
  ])('[COMBAT-05] armor %d pierced by %d leaves %d of 3', (armor, piercing, taken) => {
    expect(blow({ roll: 15, weapon: { piercing }, on: { armor } }).taken).toBe(taken);
  });

  test.each([3, 4, 30])('[COMBAT-06] against armor %d a hit of 3 still deals 1', (armor) => {
    const { event, taken } = blow({ roll: 15, on: { armor } });
    expect(taken).toBe(1);
    expect(event.rules).toContain('COMBAT-06');
  });

  test('[COMBAT-07] everybody has the Natural Attack: range 1, damage 1', () => {
    const { events, fight } = act(fightDrawn('AB'), 'A', strike('B', 0), { 'to hit': 15 });
    expect(only(events, 'attacked').with).toBe('Natural Attack');
    expect(standing(fight, 'B').damageTaken).toBe(1);
    expect(standing(fight, 'A').sheet.attacks[0]).toMatchObject({ range: 1, damage: 1 });
  });

  test('[ROLL-02] a critical hit doubles it after armor, and after the least of 1', () => {
    expect(blow({ roll: 20, by: { damage: 2 }, on: { armor: 1 } }).taken).toBe(8);
    expect(blow({ roll: 20, on: { armor: 30 } }).taken).toBe(2);
  });

  test('[MONSTER-07] double damage doubles it too: four times with a critical hit', () => {
    const boons: Boon[] = [{ kind: 'double damage' }];
    expect(blow({ roll: 15, boons, on: { armor: 1 } }).taken).toBe(4);
    expect(blow({ roll: 20, boons, on: { armor: 1 } }).taken).toBe(8);
    expect(blow({ roll: 20, boons, on: { armor: 30 } }).taken).toBe(4);
  });

  test('[COMBAT-11] the attacked defence and the attack become public, even by a miss', () => {
    const { fight } = blow({ roll: 2, on: { dodge: 16 } });
    expect(fight.shown).toEqual({
      h1: { stats: [], abilities: ['Sabre'] },
      h2: { stats: ['dodge'], abilities: [] },
    });
  });
});

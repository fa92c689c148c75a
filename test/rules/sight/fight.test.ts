import { describe, expect, test } from 'vitest';
import { type Fight, type FightAction } from '../../../src/rules/combat/index.ts';
import { type Stats } from '../../../src/rules/hero/stats.ts';
import { duelToldToAll, eventsSeenBy, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, pass, sheet, standing, strike } from '../../support/drawn-fight.ts';
import { type Rolls } from '../../support/rolling.ts';

const viewOf = (fight: Fight, letter = 'A') => fightSeenBy(fight, idOf(letter));
const other = (fight: Fight, letter = 'A', of = 'B') =>
  viewOf(fight, letter).creatures.find(({ id }) => id === idOf(of));

const sabre = { name: 'Sabre', damage: 3, piercing: 2 };
const duel = (B: Partial<Stats> = {}, A: Partial<Stats> = {}) =>
  fightDrawn('AB\n..', {
    monster: { name: 'Rat', level: 0, sheet: sheet() },
    creatures: {
      A: { stats: { hp: 90, ...A }, attacks: [sabre] },
      B: { stats: { hp: 90, ...B }, attacks: [sabre] },
    },
  });

/** Both have struck once with the sabre, A then B, and B has ended its turn. */
function exchanged(fight: Fight, rolls: [number, number] = [15, 14]): Fight {
  const one = act(fight, 'A', strike('B', 1), { 'to hit': rolls[0] }).fight;
  const two = act(act(one, 'A', pass).fight, 'B', strike('A', 1), { 'to hit': rolls[1] }).fight;
  return act(two, 'B', pass).fight;
}

describe('of the own creature', () => {
  test('its player knows all, and what it may do', () => {
    const fight = duel();
    const view = viewOf(fight);
    const { calm: _, ...whole } = standing(fight, 'A');
    expect(view.creatures.find(({ id }) => id === 'h1')?.own).toEqual(whole);
    expect(view.turn).toMatchObject({ yours: true, actions: 2, name: 'A' });
    expect(view.legal).toContainEqual(strike('B', 1));
    expect(viewOf(fight, 'B').legal).toEqual([
      { do: 'concede' },
      { do: 'health check', target: 'h1' },
      { do: 'health check', target: 'h2' },
    ]);
  });

  test('[COMBAT-03] [COMBAT-04] an attack shows its roll in full, of the wound what it brought', () => {
    const seen = viewOf(
      exchanged(duel({ armor: 1, dodge: 9 }, { accuracy: 2, damage: 4 })),
    ).log.find(({ kind }) => kind === 'attacked');
    expect(seen).toMatchObject({
      roll: { natural: 15, total: 17, parts: [{ n: 15 }, { what: 'accuracy', n: 2 }] },
      against: { stat: 'dodge', n: 9 },
      damage: {
        parts: [
          { what: 'weapon', n: 3 },
          { what: 'damage', n: 4 },
          { what: 'armor', n: null },
          { what: 'piercing', n: null },
        ],
        dealt: null,
      },
    });
  });

  test('[COMBAT-04] of a wound suffered it shows what it took, and the own armor', () => {
    const seen = viewOf(exchanged(duel({ damage: 4 }, { armor: 3 })))
      .log.filter(({ kind }) => kind === 'attacked')
      .at(-1);
    expect(seen).toMatchObject({
      roll: { natural: 14, total: null, parts: [{ n: 14 }, { n: null }] },
      damage: {
        parts: [{ n: null }, { n: null }, { what: 'armor', n: -3 }],
        dealt: 6,
      },
    });
  });
});

describe('of another creature', () => {
  test('[COMBAT-12] a watcher knows name, place and the word for its health', () => {
    const fight = fightDrawn('A.B', { creatures: { B: { stats: { hp: 20 }, damageTaken: 11 } } });
    expect(other(fight)).toEqual({
      id: 'h2',
      name: 'B',
      kind: 'hero',
      side: 'h2',
      player: 'h2',
      tile: 2,
      size: 0,
      stature: 0,
      dead: false,
      health: 'badly injured',
      level: 1,
      stats: {},
      abilities: [],
      height: 'ground',
      mount: null,
      conditions: [],
      own: null,
    });
  });

  test('[COMBAT-11] the defence that was attacked and the attack that was used', () => {
    const fight = exchanged(duel({ dodge: 13 }), [2, 2]);
    expect(other(fight)).toMatchObject({ stats: { dodge: 13 }, abilities: ['Sabre'] });
    expect(other(fight, 'B', 'A')?.stats).toEqual({ dodge: 10 });
  });

  test('[COMBAT-12] a health check is answered to who asked alone', () => {
    const fight = duel();
    const { events } = act(fight, 'B', { do: 'health check', target: idOf('A') });
    expect(eventsSeenBy(fight, events, idOf('B'))).toHaveLength(1);
    expect(eventsSeenBy(fight, events, idOf('A'))).toEqual([]);
  });

  test('a monster’s level stays unknown, its size does not', () => {
    const fight = fightDrawn('A.m', {
      mode: 'monster round',
      creatures: { m: { level: 2, stats: { size: 0 } } },
    });
    expect(other(fight, 'A', 'm')).toMatchObject({ level: null, size: 0 });
  });
});

describe('two fights that differ only in what may not be known look alike to the byte', () => {
  const bytes = (fight: Fight, letter = 'A') => JSON.stringify(viewOf(fight, letter));
  const unseen: [string, Partial<Stats>][] = [
    ['accuracy', { accuracy: 4 }],
    ['speed', { speed: 3.5 }],
    ['hp', { hp: 120 }],
    ['willpower', { willpower: 18 }],
    ['immunity', { immunity: 3 }],
    ['armor', { armor: 2 }],
    ['much armor', { armor: 40 }],
    ['damage', { damage: 9 }],
    ['toxic resist', { 'toxic resist': 5 }],
    ['regen while unhurt', { regen: 4 }],
    ['perception', { perception: 9 }],
    ['stealth', { stealth: 4 }],
  ];

  test.each(unseen)('[COMBAT-11] the opponent’s %s, before a blow fell', (_, stats) => {
    expect(bytes(duel(stats))).toBe(bytes(duel()));
  });

  const blows: [string, Partial<Stats>, [number, number]][] = [
    ['accuracy, when it misses by a 1', { accuracy: 4 }, [15, 1]],
    ['accuracy, when it hits either way', { accuracy: 4 }, [15, 18]],
    ['damage, when it misses', { damage: 9 }, [15, 1]],
    ['armor, when it is hit', { armor: 2 }, [15, 1]],
    ['armor beyond any weapon', { armor: 40 }, [15, 1]],
    ['armor below none', { armor: -2 }, [20, 1]],
    ['HP, when it is hit', { hp: 120 }, [15, 1]],
    ['regen, that does not make it whole', { regen: 1 }, [15, 1]],
    ['willpower', { willpower: 1 }, [15, 18]],
  ];
  test.each(blows)('[COMBAT-11] [DUEL-14] its %s', (_, stats, rolls) => {
    expect(bytes(exchanged(duel(stats), rolls))).toBe(bytes(exchanged(duel(), rolls)));
  });

  test('[COMBAT-01] its speed, where the order of the turns is the same', () => {
    const rolled = (speed: number) => {
      const fight = duel({ speed });
      const roll = {
        purpose: 'initiative',
        sides: 8,
        natural: 3,
        parts: [
          { what: 'd8', n: 3 },
          { what: 'speed', n: speed },
        ],
        total: 3 + speed,
      };
      const event = {
        kind: 'initiative',
        round: 1,
        rules: ['COMBAT-01'],
        who: { id: 'h2', name: 'B' },
        roll,
        again: false,
      };
      return { ...fight, log: [event] } as Fight;
    };
    expect(bytes(rolled(4))).toBe(bytes(rolled(3)));
    expect(bytes(rolled(4), 'B')).not.toBe(bytes(rolled(3), 'B'));
  });

  test('[DUEL-14] and to everybody else, once it is over', () => {
    const over = (stats: Partial<Stats>) =>
      JSON.stringify(
        duelToldToAll(act(exchanged(duel(stats, stats), [15, 1]), 'A', { do: 'concede' }).fight),
      );
    for (const stats of [{ armor: 2 }, { accuracy: 5 }, { damage: 3 }, { hp: 150 }, { regen: 1 }])
      expect(over(stats)).toBe(over({}));
  });

  test('but not in what is public: dodge after an attack, health', () => {
    expect(bytes(exchanged(duel({ dodge: 9 }), [15, 1]))).not.toBe(
      bytes(exchanged(duel(), [15, 1])),
    );
    expect(bytes(exchanged(duel({ hp: 5 }), [15, 1]))).not.toBe(bytes(exchanged(duel(), [15, 1])));
  });
});

describe('to everybody', () => {
  test('[DUEL-14] nothing of a duel is told while it is fought', () => {
    expect(() => duelToldToAll(duel())).toThrow('nothing of a duel is public');
  });

  test('[DUEL-14] [COMBAT-11] afterwards the dice, the attacked defences and the health words are', () => {
    const steps: [string, FightAction, Rolls][] = [
      ['A', strike('B', 1), { 'to hit': 20 }],
      ['B', { do: 'concede' }, {}],
    ];
    let fight = duel({ armor: 1 });
    for (const [letter, action, rolls] of steps) fight = act(fight, letter, action, rolls).fight;
    expect(duelToldToAll(fight)).toMatchObject([
      {
        kind: 'attacked',
        to: 'everybody',
        roll: { natural: 20, total: null },
        against: { stat: 'dodge', n: 10 },
        damage: { times: 2, dealt: null },
        health: 'barely injured',
      },
      { kind: 'conceded', who: { name: 'B' } },
      { kind: 'ended', outcome: { winner: 'h1', how: 'concede' } },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { tileName } from '../../../src/rules/board/tile.ts';
import { type Entrant, openFight } from '../../../src/rules/combat/index.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, drawing, drawn, idOf, pass, sheet } from '../../support/drawn-fight.ts';
import { type Rolls, withDice } from '../../support/rolling.ts';
import { heroId } from '../../../src/rules/names.ts';

const entrant = (letter: string, speed = 3, more: Partial<Entrant> = {}): Entrant => ({
  id: idOf(letter),
  name: letter,
  kind: 'hero',
  side: idOf(letter),
  player: heroId(idOf(letter)),
  sheet: sheet({ speed }),
  level: 1,
  damageTaken: 0,
  ...more,
});

const arena = `
  @....@
  ......
  @.....`;

function opened(creatures: Entrant[], rolls: Rolls, text = arena, mode = 'duel' as const) {
  const { board } = drawing(text);
  return withDice(rolls, (dice) => openFight({ mode, board, creatures, monster: null }, dice));
}

const orderOf = (fight: { order: string[] }) => fight.order.join(' ');

describe('initiative', () => {
  const starts = { 'start pair': 1, start: 1 };

  test('[COMBAT-01] is a d8 and speed, highest first', () => {
    const slowButLucky = opened([entrant('A', 3), entrant('B', 5)], {
      ...starts,
      initiative: [6, 3],
    });
    expect(orderOf(slowButLucky.fight)).toBe('h1 h2');
    const fast = opened([entrant('A', 3), entrant('B', 5)], { ...starts, initiative: [4, 3] });
    expect(orderOf(fast.fight)).toBe('h2 h1');
    expect(fast.fight.turn.of).toBe('h2');
    expect(fast.events.find(({ kind }) => kind === 'initiative')).toMatchObject({
      roll: { natural: 4, total: 7, parts: [{ what: 'd8' }, { what: 'speed', n: 3 }] },
      rules: ['COMBAT-01'],
    });
  });

  test('[COND-01] whether somebody unseen went before shows in no count of the own acts', () => {
    const acts = (rolls: [number, number]) => {
      const all = { ...starts, initiative: rolls };
      const { fight } = opened([entrant('A'), entrant('B')], all);
      const then = fight.turn.of === 'h1' ? fight : act(fight, 'B', pass).fight;
      return positionSeenBy(then, idOf('A')).step;
    };
    expect(acts([1, 8])).toBe(acts([8, 1]));
  });

  test('[COMBAT-01] equal results are rolled again among the tied only, as often as it takes', () => {
    const spots = ['A', 'B', 'C', 'm'].map((letter, i) =>
      entrant(letter, 3, { tile: (i * 64) as never, side: letter === 'm' ? 'monsters' : 'heroes' }),
    );
    const { fight, events } = opened(
      spots,
      { initiative: [5, 8, 5, 5, 2, 7, 2, 1, 4] },
      '....\n....\n....\n....',
    );
    expect(orderOf(fight)).toBe('h2 h3 m1 h1');
    expect(events.filter((event) => event.kind === 'initiative' && event.again)).toHaveLength(5);
  });

  test('[COMBAT-01] reads a half of speed rounded down', () => {
    const tied = { ...starts, initiative: [4, 4, 1, 2] };
    expect(orderOf(opened([entrant('A', 3.5), entrant('B', 3)], tied).fight)).toBe('h2 h1');
  });
});

describe('where they start', () => {
  const initiative = [8, 1];

  test('[DUEL-16] on the two spawn tiles farthest apart, by lot', () => {
    const text = '@..@.@';
    const [a, b] = [entrant('A'), entrant('B')];
    expect(drawn(opened([a, b], { start: 1, initiative }, text).fight)).toBe('A..@.B');
    expect(drawn(opened([a, b], { start: 2, initiative }, text).fight)).toBe('B..@.A');
  });

  test('[DUEL-16] which of several pairs equally far apart is drawn too', () => {
    const creatures = [entrant('A'), entrant('B')];
    const second = opened(creatures, { 'start pair': 2, start: 1, initiative });
    expect(drawn(second.fight)).toBe('@....A\n......\nB.....');
  });

  test('[DUEL-11] nobody acts before initiative: the first event after it is a turn', () => {
    const { fight, events } = opened([entrant('A'), entrant('B')], {
      'start pair': 1,
      start: 1,
      initiative,
    });
    expect(events.map(({ kind }) => kind)).toEqual([
      'lot drawn',
      'lot drawn',
      'began',
      'initiative',
      'initiative',
      'order set',
      'turn began',
    ]);
    expect(fight).toMatchObject({ v: 1, round: 1, step: 0, outcome: null, turn: { actions: 2 } });
    expect(fight.log).toEqual(events);
  });

  test('who has chosen a tile stands there, the others far from everybody', () => {
    const { fight } = opened([entrant('A', 3, { tile: 5 as never }), entrant('B')], {
      start: 2,
      initiative,
    });
    expect(tileName(fight.creatures[heroId('h2')]?.tile ?? (0 as never))).toBe('A3');
  });

  test('[STAT-11] whoever would fill the whole map comes as small as leaves the other room', () => {
    const vast = (letter: string) => entrant(letter, 3, { sheet: sheet({ speed: 3, size: 10 }) });
    const sizes = (one: Entrant, other: Entrant, text: string) => {
      const { creatures } = opened([one, other], { start: 1, initiative }, text).fight;
      return [creatures[one.id]?.size, creatures[other.id]?.size];
    };
    const room = '@..\n...\n..@';
    expect(sizes(vast('A'), entrant('B'), room)).toEqual([1, 0]);
    expect(sizes(entrant('A'), vast('B'), room)).toEqual([0, 1]);
    expect(sizes(vast('A'), vast('B'), '@.\n.@')).toEqual([0, 0]);
  });
});

describe('no fight', () => {
  test('is opened with one side only, or where two stand on one tile', () => {
    expect(() => opened([entrant('A')], {})).toThrow('a fight needs two sides');
    const same = [entrant('A', 3, { tile: 1 as never }), entrant('B', 3, { tile: 1 as never })];
    expect(() => opened(same, {})).toThrow('has no room');
  });
});

import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { distance } from '../../../src/rules/board/space.ts';
import { type MovementKind } from '../../../src/rules/board/gaits.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { type Fight, playMinds, playTurn } from '../../../src/rules/combat/index.ts';
import { act, fightDrawn, idOf, pass, standing, strike } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, doesNext, thing } from '../../support/minds.ts';
import { withDice } from '../../support/rolling.ts';

const potion = thing('potion', 5, {
  use: { on: 'self' },
  do: [{ heal: 'd6 + X' }],
  'used up': true,
});
const scream = thing('scream', 4, {
  use: { range: 4, on: 'enemy' },
  special: { against: 'willpower', damage: 1 },
  do: [{ lay: 'stunned', turns: 1 }],
});
const bomb = thing('bomb', 4, {
  use: { range: 4, on: 'tile', radius: 1, hits: 'enemies' },
  special: { against: 'dodge', damage: 2, type: 'fire' },
});
const boot = thing('boot', 8, {
  use: { range: 1, on: 'enemy' },
  special: { against: 'immunity' },
  do: [{ push: 2 }],
});
const club = { attacks: [{ damage: 4 }], stats: { accuracy: 2 } };

describe('[MONSTER-09] [DUEL-13] a mind uses what it has', () => {
  test('drinks a potion when it is low, and not before', () => {
    const wounded = (damageTaken: number) =>
      choiceOf(fightDrawn('AB', { creatures: { A: { ...club, kit: [potion], damageTaken } } }));
    expect(wounded(22)).toMatchObject({ do: 'activate', item: 'potion' });
    expect(wounded(2)).toEqual(strike('B', 1));
  });

  test('throws what hits many to where it hits two', () => {
    const fight = fightDrawn('m...\n..BC', {
      mode: 'monster round',
      creatures: { m: { kit: [bomb] } },
    });
    const theirs = act(act(fight, 'B', pass).fight, 'C', pass).fight;
    const { events } = playTurn(theirs, idOf('m'), evenDice(2));
    const struck = events.flatMap((one) => (one.kind === 'attacked' ? one.target.id : []));
    expect(struck.slice(0, 2).sort()).toEqual([idOf('B'), idOf('C')]);
  });

  test('stuns who is about to strike it', () => {
    const fight = fightDrawn('A..B', { creatures: { A: { kit: [scream] } } });
    expect(choiceOf(fight)).toMatchObject({ do: 'activate', item: 'scream' });
  });

  test('pushes somebody into lava, and not where there is none', () => {
    const kicks = (text: string) => {
      const fight = fightDrawn(text, { creatures: { A: { kit: [boot] } } });
      const { events } = playTurn(fight, idOf('A'), evenDice(5));
      return events.some(({ kind }) => kind === 'activated');
    };
    expect(kicks('#####\n#AB^^\n#####')).toBe(true);
    expect(kicks('#####\n#AB..\n#####')).toBe(false);
  });

  test('[MOVE-09] grounds a flyer where the ground does it harm, and not where it does not', () => {
    const gust = thing('gust', 4, { use: { range: 5, on: 'enemy' }, do: [{ push: 2 }] });
    const breath = thing('breath', 4, {
      use: { range: 5, on: 'tile', radius: 1 },
      do: [{ push: 2 }],
    });
    const grounds = (text: string, kit: Carried) => {
      const B = { height: 'air', movement: ['walk', 'fly'] } as const;
      const choice = choiceOf(
        fightDrawn(text, {
          creatures: { A: { kit: [kit] }, B: { ...B, movement: [...B.movement] } },
        }),
      );
      return choice.do === 'activate' && choice.ground;
    };
    expect(grounds('AB^^.', gust)).toBe('first');
    expect(grounds('AB%^.\n.....', gust)).toBe('last');
    expect(grounds('AB...', gust)).toBe(false);
    expect(grounds('A..B^^', breath)).toBe('first');
  });

  test('[COND-05] ends what keeps it from acting where a thing can', () => {
    const salt = thing('salt', 0, { use: { on: 'self' }, do: [{ end: 'all conditions' }] });
    const blinded: Condition = {
      kind: 'blinded',
      by: idOf('B'),
      lasts: { of: idOf('A'), turns: 4 },
    };
    const fight = fightDrawn('AB', {
      creatures: { A: { ...club, kit: [salt], conditions: [blinded] } },
    });
    expect(choiceOf(fight)).toMatchObject({ do: 'activate', item: 'salt' });
  });

  test('[COND-02] [COND-09] picks up its weapon, and gets up to strike', () => {
    const laid = (kind: 'disarmed' | 'prone'): Fight =>
      fightDrawn('AB', {
        creatures: { A: { ...club, conditions: [{ kind, by: null, lasts: 'until ended' }] } },
      });
    expect(choiceOf(laid('disarmed'))).toEqual({ do: 'rearm' });
    const { action, fight } = doesNext(laid('prone'), 'A', {});
    expect(action.do).toBe('stand up');
    expect(choiceOf(fight)).toEqual(strike('B', 1));
  });

  test('[COND-06] does not strike whom it is charmed by, but the other', () => {
    const charmed: Condition = { kind: 'charmed', by: idOf('B'), lasts: 'until ended' };
    const fight = fightDrawn('BmC', {
      mode: 'monster round',
      creatures: { m: { conditions: [charmed] }, C: { side: 'alone' } },
    });
    const theirs = act(act(fight, 'B', pass).fight, 'C', pass).fight;
    expect(choiceOf(theirs, 'm')).toEqual(strike('C'));
  });
});

describe('[QUEST-07] before a boss that it will rouse, or has roused', () => {
  test.each([10, 16, 19, 21, 24, 27])(
    'it goes on striking when %i of 30 HP are gone',
    (damageTaken) => {
      const fight = fightDrawn('A.\n.m', {
        mode: 'quest',
        creatures: { A: { ...club, damageTaken: 16 }, m: { damageTaken, boss: true } },
      });
      expect(choiceOf(fight)).toEqual(strike('m', 1));
      const { fight: after } = act(fight, 'A', strike('m', 1), { 'to hit': 3 });
      expect(choiceOf(after)).toEqual(strike('m', 1));
    },
  );
});

describe('[DUEL-13] a healer among heroes', () => {
  const salve = thing('salve', 8, {
    use: { range: 3, on: 'ally' },
    do: [{ heal: 'X' }],
    limit: { each: 'fight', times: 1 },
  });
  const mended = (own: number, other: number) => {
    const fight = fightDrawn('A..B..m', {
      mode: 'quest',
      creatures: { A: { kit: [salve], damageTaken: own }, B: { damageTaken: other }, m: {} },
    });
    const { events } = withDice({}, (dice) => playTurn(fight, idOf('A'), dice));
    return events.flatMap((event) => (event.kind === 'healed' ? [event.who.id] : []));
  };

  test('mends whoever is nearer to death', () => {
    expect(mended(9, 26)).toEqual([idOf('B')]);
    expect(mended(26, 9)).toEqual([idOf('A')]);
  });

  test('mends nobody who is as good as well', () => {
    expect(mended(0, 3)).toEqual([]);
  });
});

describe('[MONSTER-09] [DUEL-13] a mind looks where it goes', () => {
  test.each([
    ['lava', '^'],
    ['the Styx', '~'],
  ])('goes round %s', (_, sign) => {
    let fight = fightDrawn(`
      .........
      .A..${sign}..B.
      ....${sign}....
      ....${sign}....`);
    for (let step = 0; step < 2 && standing(fight, 'A').damageTaken === 0; step++)
      fight = doesNext(fight, 'A').fight;
    expect(standing(fight, 'A').damageTaken).toBe(0);
    expect(distance(standing(fight, 'A'), standing(fight, 'B'))).toBeLessThan(6);
  });

  test('[MOVE-15] does not stay in lava', () => {
    const onFloor = fightDrawn('.....\n..AB.\n.....', { creatures: { A: club } });
    const fight = { ...onFloor, board: { name: 'hot', rows: ['.....', '..^..', '.....'] } };
    const { action, fight: after } = doesNext(fight, 'A');
    expect(action.do).toBe('move');
    expect(groundAt(after.board, standing(after, 'A').tile)).toBe('floor');
  });

  test('does not come forward to go back again in the same turn', () => {
    const fight = fightDrawn(
      `
      ##############
      #.A......B...#
      #....##......#
      ##############`,
      { creatures: { A: { attacks: [{ damage: 4 }], damageTaken: 24 } } },
    );
    const { events } = withDice({ hide: 10 }, (dice) => playTurn(fight, idOf('A'), dice));
    const ends = events.flatMap((one) => (one.kind === 'moved' ? one.path.slice(-1) : []));
    const apart = ends.map((tile) => distance(standing(fight, 'B'), { tile, size: 0 }));
    expect(apart.length).toBeGreaterThan(0);
    expect([...apart].sort((a, b) => b - a)).toEqual(apart);
  });

  test('an archer strikes from as far as it can', () => {
    const bow = { attacks: [{ name: 'Bow', range: 6, damage: 4 }] };
    let fight = fightDrawn('..A......B', { creatures: { A: bow } });
    fight = doesNext(fight, 'A').fight;
    expect(distance(standing(fight, 'A'), standing(fight, 'B'))).toBe(6);
  });

  test.each<[string, string, MovementKind[]]>([
    ['a Styx', 'A..~~..B\n...~~...', ['walk']],
    ['a Styx that one walks on', 'A.~~~~.B\n..~~~~..', ['walk', 'spirit walk']],
    ['a wall that one climbs', 'A..#...B\n...#....', ['walk', 'climb']],
  ])('[MOVE-03] [MOVE-05] [MOVE-06] nobody stands for ever before %s', (_, board, movement) => {
    const B = { stats: { speed: 6 }, attacks: [{ damage: 4 }] };
    let fight = fightDrawn(board, { creatures: { A: B, B } });
    standing(fight, 'A').movement = movement;
    const dice = evenDice(1);
    const meets = () => distance(standing(fight, 'A'), standing(fight, 'B')) === 1;
    while (!meets() && fight.round < 40) fight = playTurn(fight, fight.turn.of, dice).fight;
    expect(meets()).toBe(true);
  });

  test('[MONSTER-03] [MONSTER-04] a monster does not stand about', () => {
    let fight = fightDrawn('m...................A', { mode: 'monster round' });
    const dice = evenDice(1);
    for (let turn = 0; turn < 8; turn++) {
      fight = act(fight, 'A', pass).fight;
      fight = playMinds(fight, dice).fight;
    }
    expect(standing(fight, 'm').idle).toBe(0);
  });
});

describe('[COND-01] who sees nobody', () => {
  const hidden: Condition = { kind: 'hidden', total: 9, natural: 9, lasts: 'until ended' };

  test('looks for whom it cannot see', () => {
    const fight = fightDrawn('A....\n..#..\n....B', { creatures: { B: { conditions: [hidden] } } });
    const dice = evenDice(3);
    let now: Fight = fight;
    for (let turn = 0; turn < 6; turn++) {
      now = playTurn(now, idOf('A'), dice).fight;
      now = act(now, 'B', pass).fight;
    }
    expect(now.knowledge[idOf('A')]?.found).toContain(idOf('B'));
  });
});

describe('[COMBAT-11] what it cannot know does not matter to it', () => {
  const secretly = (B: object, board = 'A..B\n....') =>
    choiceOf(fightDrawn(board, { creatures: { A: { ...club, kit: [potion, scream] }, B } }));

  test.each([
    ['stats', { stats: { willpower: 25, armor: 9, dodge: 20 } }],
    ['things', { kit: [scream, bomb] }],
    ['attacks', { attacks: [{ range: 9, damage: 9 }] }],
    ['HP that the word for them leaves open', { stats: { hp: 500 } }],
  ])('of another’s %s', (_, other) => {
    expect(secretly(other)).toEqual(secretly({}));
  });

  test('nor where somebody hides', () => {
    const hides = (text: string) => {
      const hidden: Condition = { kind: 'hidden', total: 30, natural: 15, lasts: 'until ended' };
      return choiceOf(fightDrawn(text, { creatures: { B: { conditions: [hidden] } } }));
    };
    expect(hides('A......\n...#...\n......B')).toEqual(hides('A......\n...#..B\n.......'));
  });
});

import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/rules/board/space.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import {
  type Creature,
  type FightAction,
  type FightEvent,
  type Orders,
  playTurn,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { comesDownInIt } from '../../../src/rules/combat/mind/coming-down.ts';
import { itemId } from '../../../src/rules/names.ts';
import {
  act,
  fightDrawn,
  idOf,
  pass,
  type Scene,
  standing,
  strike,
} from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';
import { withDice } from '../../support/rolling.ts';

const potion = thing('potion', 5, {
  use: { on: 'self' },
  do: [{ heal: 'd6 + X' }],
  'used up': true,
});

describe('[DUEL-13] standing orders', () => {
  const low = { damageTaken: 27, kit: [potion] };

  test('it concedes below the HP that were ordered, and never without', () => {
    const fight = fightDrawn('AB', { creatures: { A: low } });
    expect(choiceOf(fight, 'A', { concedeBelow: 4 })).toEqual({ do: 'concede' });
    expect(choiceOf(fight, 'A', { concedeBelow: 3 }).do).not.toBe('concede');
    expect(choiceOf(fight, 'A').do).not.toBe('concede');
  });

  test.each(['everybody', 'its own'] as const)(
    '[COMBAT-17] where %s is played for, it concedes in the other’s turn, or not yet',
    (whose) => {
      const hard = { attacks: [{ damage: 9 }], stats: { accuracy: 20 } };
      const creatures = { A: { damageTaken: 10 }, B: hard };
      const theirs = act(fightDrawn('AB', { creatures }), 'A', pass).fight;
      const orders = { [idOf('A')]: { concedeBelow: 15 } };
      const { fight, events } = playTurn(theirs, idOf('B'), evenDice(1), orders, undefined, whose);
      const blows = events.filter(({ kind }) => kind === 'attacked').length;
      expect(fight.outcome?.how).toBe(whose === 'everybody' ? 'concede' : undefined);
      expect(blows).toBe(whose === 'everybody' ? 1 : 2);
    },
  );

  test('a monster round knows no conceding', () => {
    const fight = fightDrawn('Am', { mode: 'monster round', creatures: { A: low } });
    expect(choiceOf(fight, 'A', { concedeBelow: 9 }).do).not.toBe('concede');
  });

  test('it leaves alone what it is to keep', () => {
    const fight = fightDrawn('AB', { creatures: { A: { ...low, attacks: [{ damage: 4 }] } } });
    expect(choiceOf(fight, 'A')).toMatchObject({ do: 'activate' });
    expect(choiceOf(fight, 'A', { keep: [itemId('potion')] })).toEqual(strike('B', 1));
  });

  test.each([
    ['lava', '^'],
    ['styx', '~'],
  ] as const)('it never steps into %s where that is the only way', (ground, sign) => {
    const fight = fightDrawn(
      `
      ######
      #A${sign}.B#
      ######`,
      { creatures: { A: { attacks: [{ damage: 9 }] } } },
    );
    const goes = (never: ('lava' | 'styx')[]) => {
      const orders = { [idOf('A')]: { never } };
      return standing(playTurn(fight, idOf('A'), evenDice(1), orders).fight, 'A').tile;
    };
    expect(goes([ground])).toBe(standing(fight, 'A').tile);
    expect(goes([])).not.toBe(standing(fight, 'A').tile);
  });

  const stepsInto = (text: string, scene: Scene, never: Orders['never'] = ['styx'], turns = 12) => {
    let fight = fightDrawn(text, scene);
    const orders = { [idOf('A')]: { never } };
    const dice = evenDice(7);
    const steps: string[] = [];
    for (let turn = 0; turn < turns && !fight.outcome; turn++) {
      const played = playTurn(fight, idOf('A'), dice, orders);
      for (const event of played.events)
        if (event.kind === 'moved' && event.who.id === idOf('A'))
          steps.push(...event.path.map((tile) => groundAt(fight.board, tile)));
      fight = played.fight;
      const passed = takeAction(fight, idOf('B'), pass, dice);
      if (!('refused' in passed)) fight = passed.fight;
    }
    return { steps, fight };
  };

  test('[MOVE-10] it goes a longer way round the Styx, and comes where it wants to', () => {
    const river = `
      A.~.B
      ..~..
      ..~..
      ..~..
      ..~..
      ..~..
      ..~..
      .....`;
    const scene = {
      creatures: {
        A: { attacks: [{ damage: 4 }], stats: { speed: 3 } },
        B: { stats: { hp: 999 } },
      },
    };
    const { steps, fight } = stepsInto(river, scene);
    expect(steps).not.toContain('styx');
    expect(steps.length).toBeGreaterThan(9);
    expect(distance(standing(fight, 'A'), standing(fight, 'B'))).toBe(1);
    expect(stepsInto(river, scene, []).steps).toContain('styx');
  });

  test('[MOVE-10] not even where there is no other way on', () => {
    const corner = `
      #######
      #A~~.B#
      #~~~..#
      #######`;
    const scene = {
      creatures: {
        A: { attacks: [{ damage: 6 }], stats: { speed: 3 } },
        B: { attacks: [{ damage: 9, range: 9 }], stats: { hp: 12 } },
      },
    };
    expect(stepsInto(corner, scene, ['styx'], 40).steps).toEqual([]);
    expect(stepsInto(corner, scene, [], 40).steps).toContain('styx');
  });

  // The death that the lava would bring once hid from it that it came down there.
  /** Whether it is to come down in it, on wings that last so many turns, in a turn with no action left. */
  function foreseenAt(column: number, text: string, { lost = 0, turns = 1, speed = 5 }): boolean {
    const drawn = fightDrawn(text, { creatures: { A: { stats: { speed } } } });
    const before = standing(drawn, 'A');
    const A: Creature = {
      ...{ ...before, height: 'air', damageTaken: lost },
      lentWays: [{ kind: 'fly', lasts: { of: idOf('A'), turns } }],
      ...{ movement: [...before.movement, 'fly'], tile: tileAt(column, 0) },
    };
    const creatures = { ...drawn.creatures, [A.id]: A };
    const turn = { ...drawn.turn, actions: 0 };
    return comesDownInIt({ ...drawn, turn, creatures }, A, { never: ['lava'] });
  }

  test.each([0, 28])('[MOVE-15] lent wings that end over lava are foreseen, %i HP lost', (lost) => {
    expect(foreseenAt(1, 'A^..B', { lost })).toBe(true);
    expect(foreseenAt(2, 'A^..B', { lost })).toBe(false);
  });

  test('[MOVE-15] as is that they carry it no farther than over lava in the turns that are left', () => {
    const wide = 'A^^^^^^^^^^.B';
    const far = (turns: number) =>
      [1, 2, 3, 4, 5, 6].filter((at) => !foreseenAt(at, wide, { turns, speed: 1 }));
    expect(far(1)).toEqual([]);
    expect(far(2)).toEqual([1, 2]);
    expect(far(3)).toEqual([1, 2, 3, 4]);
    expect(far(9)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[MOVE-10] pushed into the Styx, it gets out of it', () => {
    const dry = fightDrawn('#######\n#..A..B\n#######');
    const rows = ['#######', '#.~~~..', '#######'];
    const fight = { ...dry, board: { name: 'wet', rows } };
    const orders = { [idOf('A')]: { never: ['styx'] as const } };
    const { fight: after } = playTurn(fight, idOf('A'), evenDice(3), orders);
    expect(groundAt(after.board, standing(after, 'A').tile)).not.toBe('styx');
  });

  test('[MOVE-10] nor does it stay in it, or go on to another tile of it, for something better to do', () => {
    const bell = thing('bell', 3, {
      use: { range: 6, on: 'enemy' },
      special: { against: 'willpower', damage: 0 },
      do: [{ pull: 2 }, { lay: 'goaded', turns: 1 }],
    });
    const dry = fightDrawn('#########\n#.A...B.#\n#########', {
      creatures: { A: { kit: [bell], damageTaken: 27 }, B: { damageTaken: 12 } },
    });
    const fight = { ...dry, board: { name: 'wet', rows: ['#########', '#.~~~...#', '#########'] } };
    const orders = { [idOf('A')]: { never: ['styx'] as const } };
    for (const seed of [1, 2, 3, 4]) {
      const { fight: after } = playTurn(fight, idOf('A'), evenDice(seed), orders);
      expect(groundAt(after.board, standing(after, 'A').tile)).not.toBe('styx');
    }
  });

  test('[COMBAT-14] it says no where it is asked about what it is to keep', () => {
    const salts = thing('salts', 2, {
      when: 'I take damage',
      do: [{ heal: 'X' }],
      'used up': true,
    });
    const fight = fightDrawn('AB', {
      creatures: { A: { kit: [{ ...salts, standing: { 0: 'ask' } }], damageTaken: 24 }, B: {} },
    });
    const mine = act(fight, 'A', pass).fight;
    const asked = act(mine, 'B', strike('A'), { 'to hit': 15 }).fight;
    const answered = (orders?: Orders) =>
      playTurn(asked, idOf('A'), evenDice(1), { ...(orders && { [idOf('A')]: orders }) }).events;
    const uses = (events: readonly FightEvent[]) =>
      events.some(({ kind }) => kind === 'triggered' || kind === 'healed');
    expect(uses(answered())).toBe(true);
    expect(uses(answered({ keep: [itemId('salts')] }))).toBe(false);
  });

  describe('[COMBAT-14] nothing of what it is to keep goes off', () => {
    const phial = thing('phial', 5, {
      when: 'I take damage',
      do: [{ heal: 'X' }],
      'used up': true,
    });
    const thorns = thing('thorns', 0, { when: 'I am struck', do: [{ deal: 3, to: 'other' }] });
    const scene = (asks: boolean): Scene => ({
      creatures: {
        A: { attacks: [{ damage: 7 }], damageTaken: 9, kit: [phial] },
        B: { kit: [asks ? { ...thorns, standing: { 0: 'ask' } } : thorns] },
      },
    });
    const keep = { [idOf('A')]: { keep: [itemId('phial')] } };

    test('of itself', () => {
      const fight = fightDrawn('AB', scene(false));
      const played = (orders: Record<string, Orders>) =>
        withDice({ 'to hit': [15, 15] }, (dice) => playTurn(fight, idOf('A'), dice, orders)).fight;
      expect(standing(played(keep), 'A')).toMatchObject({ damageTaken: 15 });
      expect(standing(played(keep), 'A').kit).toEqual([phial]);
      expect(standing(played({}), 'A')).toMatchObject({ damageTaken: 10, kit: [{ spent: true }] });
    });

    test('nor in the turn of another who is played', () => {
      const fight = act(fightDrawn('AB', scene(false)), 'A', pass).fight;
      const played = (orders: Record<string, Orders>) =>
        withDice({ 'to hit': [15, 15] }, (dice) => playTurn(fight, idOf('B'), dice, orders)).fight;
      expect(standing(played(keep), 'A').kit).toEqual([phial]);
      expect(standing(played({}), 'A')).toMatchObject({ kit: [{ spent: true }] });
    });

    test.each(['kept', 'asked about'])('and it strikes no less for what is %s', (how) => {
      const asking = { ...phial, standing: { 0: 'ask' as const } };
      const A = { damageTaken: 20, kit: [how === 'kept' ? phial : asking] };
      const fight = fightDrawn('AB', { creatures: { A } });
      expect(choiceOf(fight, 'A', how === 'kept' ? keep[idOf('A')] : {})).toEqual(strike('B'));
    });

    test('nor where another had to be asked in the midst of its act', () => {
      const fight = fightDrawn('AB', scene(true));
      const played = (orders: Record<string, Orders>) =>
        withDice({ 'to hit': 15 }, (dice) => playTurn(fight, idOf('A'), dice, orders)).fight;
      const yes: FightAction = { do: 'answer', item: itemId('thorns'), use: true };
      expect(standing(act(played(keep), 'B', yes).fight, 'A').damageTaken).toBe(12);
      expect(standing(act(played({}), 'B', yes).fight, 'A').damageTaken).toBe(7);
    });
  });

  test('a turn that is played heeds them', () => {
    const fight = fightDrawn('AB', { creatures: { A: low } });
    const orders = { [idOf('A')]: { concedeBelow: 10 } };
    const { fight: after } = playTurn(fight, idOf('A'), evenDice(1), orders);
    expect(after.outcome).toEqual({ winner: 'h2', how: 'concede' });
  });
});

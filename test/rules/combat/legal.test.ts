import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawing, type Board } from '../../../src/rules/board/board.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { movementKinds } from '../../../src/rules/board/gaits.ts';
import {
  type CreatureId,
  type Entrant,
  type Fight,
  type FightAction,
  legalActions,
  openFight,
  playMinds,
  playTurn,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { refusalOf } from '../../../src/rules/combat/allowed.ts';
import { heroId } from '../../../src/rules/names.ts';
import { distance, overlaps, tilesOf } from '../../../src/rules/board/space.ts';
import { groundBears } from '../../../src/rules/board/paths.ts';
import { evenDice } from '../../support/even-dice.ts';
import { everyAction, keysOf } from '../../support/every-action.ts';
import { fightDrawn, idOf, sheet } from '../../support/drawn-fight.ts';

const boards = fc
  .array(fc.constantFrom<string[]>('.', '.', '.', '.', ',', '#', '%', '^', '~', '~', '|'), {
    minLength: 42,
    maxLength: 42,
  })
  .map((tiles): Board => {
    for (const spawn of [0, 6, 35, 41]) tiles[spawn] = '@';
    const rows = Array.from({ length: 6 }, (_, row) => tiles.slice(row * 7, row * 7 + 7).join(''));
    return readDrawing('any', rows.join('\n')).board;
  });
const fighters = fc.record({
  hp: fc.integer({ min: 3, max: 40 }),
  speed: fc.integer({ min: 1, max: 6 }),
  accuracy: fc.integer({ min: -3, max: 8 }),
  damage: fc.integer({ min: 0, max: 5 }),
  armor: fc.integer({ min: -1, max: 5 }),
  regen: fc.integer({ min: 0, max: 2 }),
  range: fc.integer({ min: 1, max: 6 }),
});
const states = fc.record({
  movement: fc.uniqueArray(fc.constantFrom(...movementKinds), { maxLength: 3 }),
  conditions: fc.uniqueArray(
    fc.constantFrom(
      ...(['disarmed', 'goaded', 'slowed', 'stunned', 'restrained', 'ethereal', 'prone'] as const),
      ...(['blinded', 'charmed', 'hidden'] as const),
    ),
    { maxLength: 2 },
  ),
  turns: fc.integer({ min: 1, max: 3 }),
  trueSight: fc.boolean(),
});
const setups = fc.record({
  states: fc.tuple(states, states),
  board: boards,
  mode: fc.constantFrom('duel' as const, 'monster round' as const),
  kits: fc.tuple(fighters, fighters, fighters),
  level: fc.integer({ min: 0, max: 5 }),
  seed: fc.integer(),
  choices: fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 }),
});
const unhindered = { movement: [], conditions: [], turns: 1, trueSight: false };
type Setup = typeof setups extends fc.Arbitrary<infer T> ? T : never;

function opened(
  { board, mode, kits, level, states }: Setup,
  dice: ReturnType<typeof evenDice>,
): Fight {
  const [a, b, m] = kits.map(({ range, ...stats }) => sheet(stats, [{ range, damage: 2 }]));
  if (!a || !b || !m) throw new Error('three kits');
  const one: Entrant = {
    id: heroId('h1'),
    name: 'A',
    kind: 'hero',
    side: 'h1',
    player: heroId('h1'),
    sheet: a,
    level: 1,
    damageTaken: 0,
  };
  const two: Entrant =
    mode === 'duel'
      ? { ...one, id: heroId('h2'), name: 'B', side: 'h2', player: heroId('h2'), sheet: b }
      : {
          ...one,
          id: 'm1',
          name: 'M',
          kind: 'monster',
          side: 'monsters',
          player: null,
          sheet: m,
          level,
        };
  const monster = mode === 'duel' ? { name: 'M', level, sheet: m } : null;
  const { fight } = openFight({ mode, board, creatures: [one, two], monster }, dice);
  return inStates(fight, [one.id, two.id], states);
}

/** The same with conditions and ways to move that somebody might have come by. */
function inStates(fight: Fight, [a, b]: [CreatureId, CreatureId], given: Setup['states']): Fight {
  const creatures = { ...fight.creatures };
  for (const [at, id] of [a, b].entries()) {
    const [state, creature] = [given[at], creatures[id]];
    if (!state || !creature) throw new Error('two of them');
    const lasts = { of: id, turns: state.turns };
    const by = id === a ? b : a;
    creatures[id] = {
      ...creature,
      movement: ['walk', ...state.movement.filter((kind) => kind !== 'walk')],
      boons: state.trueSight ? [...creature.boons, { kind: 'true sight' }] : creature.boons,
      conditions: state.conditions.map((kind): Condition =>
        kind === 'hidden' ? { kind, total: 12, natural: 12, lasts } : { kind, by, lasts },
      ),
    };
  }
  return { ...fight, creatures };
}

/** What must hold of any fight at any time. */
function expectSane(fight: Fight): void {
  const living = Object.values(fight.creatures).filter(({ dead }) => !dead);
  for (const one of living) {
    expect(one.damageTaken).toBeGreaterThanOrEqual(0);
    expect(one.sheet.stats.hp - one.damageTaken).toBeGreaterThan(0);
    const stands = fight.turn.of === one.id || groundBears(fight.board, one);
    expect(stands || one.height === 'air').toBe(true);
    for (const other of living)
      if (other.id !== one.id && other.height === one.height)
        expect(overlaps(one, other)).toBe(false);
    expect(tilesOf(one).length).toBe((one.size + 1) ** 2);
  }
  expect(new Set(fight.order).size).toBe(fight.order.length);
  expect(fight.order).toContain(fight.turn.of);
  if (!fight.outcome) expect(fight.creatures[fight.turn.of]?.dead).toBe(false);
}

/** Takes random legal actions, each looked at by `look`, until the end or that many were taken. */
function wander(
  setup: Setup,
  most: number,
  look: (before: Fight, action: FightAction, after: Fight) => void,
) {
  const dice = evenDice(setup.seed);
  let fight = opened(setup, dice);
  for (let i = 0; i < most && !fight.outcome; i++) {
    const legal = legalActions(fight, fight.turn.of).filter(
      ({ do: what }) => what !== 'concede' && what !== 'health check',
    );
    const action = legal[(setup.choices[i % setup.choices.length] ?? 0) % legal.length];
    if (!action) throw new Error('nothing legal');
    const fought = takeAction(fight, fight.turn.of, action, dice);
    if ('refused' in fought) throw new Error(`legal, but refused: ${JSON.stringify(fought)}`);
    look(fight, action, fought.fight);
    fight = fought.fight;
  }
  return fight;
}

describe('legal actions', () => {
  test('[COMBAT-02] nothing legal is refused, nothing else is accepted', () => {
    fc.assert(
      fc.property(setups, fc.nat(25), (setup, steps) => {
        const fight = wander(setup, steps, () => undefined);
        for (const { id } of Object.values(fight.creatures)) {
          const accepted = [...everyAction(fight)].filter(
            (action) => !refusalOf(fight, id, action),
          );
          expect(keysOf(legalActions(fight, id))).toEqual(keysOf(accepted));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('are the same after the fight was stored and loaded', () => {
    const fight = fightDrawn('A..B\n....');
    const loaded = JSON.parse(JSON.stringify(fight)) as Fight;
    expect(legalActions(loaded, idOf('A'))).toEqual(legalActions(fight, idOf('A')));
  });
});

describe('any fight', () => {
  test('[MOVE-01] keeps HP, places and the order sane, whoever does what', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        wander(setup, 60, (before, action, after) => {
          expectSane(after);
          expect(after.step).toBe(before.step + 1);
          if (action.do !== 'move') return;
          const [from, to] = [before, after].map((fight) => fight.creatures[before.turn.of]);
          if (!from || !to) throw new Error('the mover is still there');
          const moved = distance({ tile: from.tile, size: 0 }, { tile: action.to, size: 0 });
          expect(moved).toBeLessThanOrEqual(Math.floor(from.sheet.stats.speed));
        });
      }),
      { numRuns: 80 },
    );
  });

  test('is the same fight with the same dice', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(wander(setup, 30, () => undefined)).toEqual(wander(setup, 30, () => undefined));
      }),
      { numRuns: 20 },
    );
  });

  test('[DUEL-13] [MONSTER-09] ends under the autopilot within 200 rounds', () => {
    const open = setups.map((setup) => ({
      ...setup,
      states: [unhindered, unhindered] satisfies Setup['states'],
      board: readDrawing('open', openGround).board,
    }));
    fc.assert(
      fc.property(open, fc.integer(), (setup, seed) => {
        const dice = evenDice(seed);
        let fight = opened(setup, dice);
        while (!fight.outcome && fight.round < 200) {
          fight = playMinds(fight, dice).fight;
          if (!fight.outcome) fight = playTurn(fight, fight.turn.of, dice).fight;
        }
        expect(fight.outcome).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

const openGround = `
@......@
........
..#..#..
....,...
@......@`.trim();

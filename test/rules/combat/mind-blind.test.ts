import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tilesOfBoard } from '../../../src/rules/board/board.ts';
import { isFree } from '../../../src/rules/board/paths.ts';
import { awaited } from '../../../src/rules/combat/acting.ts';
import { livingIn } from '../../../src/rules/combat/bout.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import {
  type Fight,
  type FightEvent,
  legalActions,
  playMinds,
  playTurn,
} from '../../../src/rules/combat/index.ts';
import { reckonsWith } from '../../../src/rules/combat/made-out.ts';
import { chooseAction } from '../../../src/rules/combat/mind/choose.ts';
import { type StatName, statNames } from '../../../src/rules/hero/stats.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { anyKit, anyOpened, anySetup } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=2000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 40);

/** What nobody but its own player knows of a creature. */
const secret = fc.record({
  place: fc.nat(1000),
  kit: anyKit,
  attacks: fc.array(
    fc.record({ range: fc.integer({ min: 1, max: 9 }), damage: fc.nat(12), piercing: fc.nat(3) }),
    { maxLength: 3 },
  ),
  stats: fc.record({ armor: fc.nat(9), dodge: fc.nat(25), accuracy: fc.nat(9), speed: fc.nat(7) }),
  /** So many times as many HP, as many of them lost: the word for them is the same. */
  times: fc.integer({ min: 1, max: 9 }),
  temporaryHp: fc.nat(5),
  boon: fc.constantFrom('double damage' as const, 'true sight' as const, 'ghost strike' as const),
});
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

const playerOf = ({ id, player }: Creature): CreatureId => player ?? id;

/** The same fight, with other secrets of whomever the player of `watcher` is not told all about. */
function veiled(fight: Fight, watcher: CreatureId, one: Secret): Fight {
  const self = fight.creatures[watcher] as Creature;
  const creatures = Object.values(fight.creatures).map((other) =>
    playerOf(other) === playerOf(self) ? other : otherwise(fight, self, other, one),
  );
  const log = fight.log.map((event) => worded(fight, self, event, one));
  return { ...fight, log, creatures: Object.fromEntries(creatures.map((each) => [each.id, each])) };
}

/** COMBAT-12: what others have lost by what has befallen them is theirs to know. */
function worded(fight: Fight, self: Creature, event: FightEvent, { times }: Secret): FightEvent {
  if (event.kind !== 'hurt' && event.kind !== 'attacked') return event;
  const sufferer = fight.creatures[event.kind === 'hurt' ? event.who.id : event.target.id];
  if (!sufferer || !event.damage || playerOf(sufferer) === playerOf(self)) return event;
  return { ...event, damage: { ...event.damage, dealt: event.damage.dealt * times } };
}

function otherwise(fight: Fight, watcher: Creature, other: Creature, one: Secret): Creature {
  const { stats, to } = fight.shown[other.id] ?? { stats: [] };
  const known: StatName[] = [...stats, ...(to?.[watcher.id]?.stats ?? []), 'hp', 'size'];
  const unknown = statNames.filter((stat) => !known.includes(stat) && stat in one.stats);
  const secrets = Object.fromEntries(
    unknown.map((stat) => [stat, one.stats[stat as keyof Secret['stats']]]),
  );
  const { hp } = other.sheet.stats;
  const body = {
    ...other,
    sheet: {
      stats: { ...other.sheet.stats, ...secrets, hp: hp * one.times },
      attacks: one.attacks.map((attack) => ({
        name: 'Other',
        type: 'physical' as const,
        ...attack,
      })),
    },
    ...(other.changes === undefined && { damageTaken: other.damageTaken * one.times }),
    ...{ kit: one.kit, boons: [{ kind: one.boon }] },
    temporaryHp: [
      { hp: one.temporaryHp, from: 'x', paysCosts: false, lasts: 'until ended' as const },
    ],
  };
  const unchanged = other.changes === undefined ? body : { ...body, sheet: other.sheet };
  return reckonsWith(fight, watcher, other) || other.dead
    ? unchanged
    : { ...unchanged, tile: elsewhere(fight, other, one.place) };
}

function elsewhere(fight: Fight, { id, tile, size }: Creature, place: number) {
  const others = livingIn(fight).filter((other) => other.id !== id);
  const free = [...tilesOfBoard(fight.board)].filter((to) =>
    isFree({ board: fight.board, others }, { tile: to, size }),
  );
  return free[place % Math.max(1, free.length)] ?? tile;
}

const decision = (fight: Fight, id: CreatureId) =>
  chooseAction(positionSeenBy(fight, id), legalActions(fight, id));

test('[COMBAT-11] [COND-01] [DUEL-13] two fights that differ in what is hidden are decided alike', () => {
  fc.assert(
    fc.property(anySetup, secret, secret, fc.nat(6), (setup, first, second, turns) => {
      const dice = evenDice(setup.seed);
      let fight: Fight = anyOpened(setup, dice);
      for (let turn = 0; turn < turns && !fight.outcome; turn++)
        fight = playTurn(playMinds(fight, dice).fight, awaited(fight), dice).fight;
      if (fight.outcome || fight.pending) return;
      const id = fight.turn.of;
      const [one, two] = [first, second].map((each) => decision(veiled(fight, id, each), id));
      expect(one).toEqual(two);
    }),
    { numRuns: fights },
  );
}, 120_000);

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { groundBears } from '../../../src/rules/board/paths.ts';
import { overlaps } from '../../../src/rules/board/space.ts';
import { actsNow, awaited, stillActing } from '../../../src/rules/combat/acting.ts';
import { groundings } from '../../../src/rules/combat/action.ts';
import { refusalOf } from '../../../src/rules/combat/allowed.ts';
import { type CreatureId } from '../../../src/rules/combat/creature.ts';
import { nearestRoom } from '../../../src/rules/combat/landing.ts';
import { hpOf, maxHp } from '../../../src/rules/combat/health.ts';
import {
  type Fight,
  type FightAction,
  joinFight,
  legalActions,
  playMinds,
  playTurn,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { lastDuelRound } from '../../../src/rules/combat/stalemate.ts';
import { fightLine } from '../../../src/story/fight-line.ts';
import { eventsSeenBy, positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { heroId } from '../../../src/rules/names.ts';
import { type AnySetup, anyOpened, anySetup, lateComer, wide } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 150);

function expectSane(fight: Fight): void {
  const all = Object.values(fight.creatures);
  for (const one of all) {
    expect(one.damageTaken).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(one.damageTaken)).toBe(true);
    if (one.dead) continue;
    expect(hpOf(one)).toBeGreaterThanOrEqual(1);
    expect(hpOf(one)).toBeLessThanOrEqual(Math.max(1, maxHp(one)));
    expect(groundAt(fight.board, one.tile)).not.toBe('nothing');
    const rides = one.mount !== null;
    const climbs = one.movement.includes('climb');
    // Who finds no room to come down to has to stay up there.
    // COMBAT-10: a turn that waits for those who surprise goes on afterwards.
    const { surprise, outcome } = fight;
    const waits = surprise !== undefined && actsNow(surprise, one);
    const amidst = outcome === null && (actsNow(fight, one) || waits);
    const onWall = (climbs && amidst) || nearestRoom(fight, one) === null;
    if (one.height === 'ground' && !rides && !onWall)
      expect(groundBears(fight.board, one)).toBe(true);
    for (const other of all)
      if (other !== one && !other.dead && other.height === one.height)
        if (other.mount !== one.id && one.mount !== other.id && !one.crowded && !other.crowded)
          expect(overlaps(one, other)).toBe(false);
  }
  expect(new Set(fight.order).size).toBe(fight.order.length);
  expect(fight.turn.actions).toBeGreaterThanOrEqual(0);
}

/** MOVE-09: of all uses, those alone may ground that are listed so. */
function expectOwnGrounding(fight: Fight, id: CreatureId, legal: readonly FightAction[]): void {
  for (const action of legal)
    if (action.do === 'activate')
      for (const ground of groundings) {
        const { item, ability, targets, tile } = action;
        const wanted = { do: action.do, item, ability, targets, tile, ground };
        const listed = legal.some((one) => isDeepStrictEqual(one, wanted));
        expect(refusalOf(fight, id, wanted) === null).toBe(listed);
      }
}

test('[COMBAT-02] [COMBAT-14] any kits: what is legal is accepted, told and keeps the fight sane', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const dice = evenDice(setup.seed);
      let fight = anyOpened(setup, dice);
      for (const [at, choice] of setup.choices.entries()) {
        if (fight.outcome) break;
        if (at === setup.late && !fight.pending && setup.mode !== 'duel')
          fight = joinFight(fight, [lateComer(setup)], dice).fight;
        if (fight.outcome) break;
        const acting = fight.pending
          ? awaited(fight)
          : (stillActing(fight)[choice % Math.max(1, stillActing(fight).length)]?.id ??
            fight.turn.of);
        const legal = legalActions(fight, acting).filter(
          ({ do: what }) => what !== 'concede' && what !== 'health check',
        );
        const action = legal[choice % legal.length];
        if (!action) throw new Error(`nothing legal for ${acting}`);
        const fought = takeAction(fight, acting, action, dice);
        if ('refused' in fought) throw new Error(`refused: ${JSON.stringify(fought)}`);
        expectSane(fought.fight);
        fought.events.forEach((event) => fightLine(event));
        for (const watcher of [heroId('h1'), heroId('h2')]) {
          eventsSeenBy(fought.fight, fought.events, watcher).forEach((event) => fightLine(event));
          positionSeenBy(fought.fight, watcher);
        }
        fight = JSON.parse(JSON.stringify(fought.fight)) as Fight;
      }
      for (const { id } of Object.values(fight.creatures)) {
        const legal = legalActions(fight, id);
        for (const action of legal) expect(refusalOf(fight, id, action)).toBeNull();
        expectOwnGrounding(fight, id, legal);
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);

const played = (fight: Fight, dice: ReturnType<typeof evenDice>): Fight => {
  while (!fight.outcome && fight.round <= 200) {
    fight = playMinds(fight, dice).fight;
    if (!fight.outcome) fight = playTurn(fight, awaited(fight), dice).fight;
  }
  return fight;
};

test('[DUEL-10] with any kits a duel ends under the autopilot within 200 rounds', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const dice = evenDice(setup.seed);
      expect(played(anyOpened({ ...setup, mode: 'duel' }, dice), dice).outcome).not.toBeNull();
    }),
    { numRuns: Math.ceil(fights / 10) },
  );
}, 3_600_000);

/** What hurts, mends and wards off, and neither keeps a monster from coming nor weakens it without end. */
const plain = ['deal', 'heal', 'drain', 'afflict', 'attack', 'actions', 'end', 'temporary hp'];
const isPlain = (effect: object): boolean =>
  plain.some((word) => word in effect) || ('give' in effect && effect.give === 'invulnerable');

const grounded = (carried: Carried[]): Carried[] =>
  carried.map((one) => ({
    ...one,
    abilities: one.abilities.filter((ability) => !('aura' in ability) && ability.do.every(isPlain)),
  }));

test('[DUEL-04] [DUEL-07] where nothing keeps the monster away it ends a duel before the last round', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const dice = evenDice(setup.seed);
      const [first, second, third] = setup.kits;
      const kits: AnySetup['kits'] = [grounded(first), grounded(second), grounded(third)];
      const grounds = { ...setup, kits, mode: 'duel' as const, movement: [] };
      expect(played(anyOpened(grounds, dice, wide), dice).round).toBeLessThan(lastDuelRound);
    }),
    { numRuns: Math.ceil(fights / 10) },
  );
}, 3_600_000);

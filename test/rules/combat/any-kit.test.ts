import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { groundBears } from '../../../src/rules/board/paths.ts';
import { overlaps } from '../../../src/rules/board/space.ts';
import { actsNow, awaited } from '../../../src/rules/combat/acting.ts';
import { groundings } from '../../../src/rules/combat/action.ts';
import { refusalOf } from '../../../src/rules/combat/allowed.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import { nearestRoom } from '../../../src/rules/combat/landing.ts';
import { hpOf, maxHp } from '../../../src/rules/combat/health.ts';
import {
  type Fight,
  type FightAction,
  type Fought,
  joinFight,
  legalActions,
  playMinds,
  playTurn,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { lastRound } from '../../../src/rules/combat/stalemate.ts';
import { fightLine } from '../../../src/story/fight-line.ts';
import { eventsSeenBy, positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { heroId } from '../../../src/rules/names.ts';
import {
  type AnySetup,
  anyOpened,
  anySetup,
  askingAtFirst,
  lateComer,
  wide,
  whoActs,
} from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';
import { everyAction, everyUse, keysOf } from '../../support/every-action.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 150);

/** What ends a fight at once, or changes nothing. */
const free: FightAction['do'][] = ['concede', 'health check'];

/** Looked at after each act of a hundred thousand fights: a sentence for each thing that is wrong. */
function wrongWith(fight: Fight): string[] {
  const all = Object.values(fight.creatures);
  const wrong = [
    ...(new Set(fight.order).size === fight.order.length ? [] : ['somebody is in the order twice']),
    ...(fight.turn.actions >= 0 ? [] : ['fewer actions than none are left']),
  ];
  for (const one of all) {
    const so = (holds: boolean, what: string) => holds || wrong.push(`${one.id}: ${what}`);
    so(Number.isInteger(one.damageTaken) && one.damageTaken >= 0, `hurt by ${one.damageTaken}`);
    if (one.dead) continue;
    const [hp, most] = [hpOf(one), Math.max(1, maxHp(one))];
    so(hp >= 1 && hp <= most, `${hp} HP of ${most}`);
    so(groundAt(fight.board, one.tile) !== 'nothing', 'off the board');
    so(mayBeThere(fight, one), `on the ground of ${one.tile}`);
    for (const other of all) so(mayBothBe(one, other), `where ${other.id} is`);
  }
  return wrong;
}

function mayBeThere(fight: Fight, one: Creature): boolean {
  if (one.height !== 'ground' || one.mount !== null || groundBears(fight.board, one)) return true;
  // COMBAT-10: a turn that waits for those who surprise goes on afterwards.
  const { surprise, outcome } = fight;
  const waits = surprise !== undefined && actsNow(surprise, one);
  const amidst = outcome === null && (actsNow(fight, one) || waits);
  // Who finds no room to come down to has to stay up there.
  return (one.movement.includes('climb') && amidst) || nearestRoom(fight, one) === null;
}

const mayBothBe = (one: Creature, other: Creature): boolean =>
  other === one ||
  other.dead ||
  other.height !== one.height ||
  other.mount === one.id ||
  one.mount === other.id ||
  one.crowded === true ||
  other.crowded === true ||
  !overlaps(one, other);

const expectSane = (fight: Fight): void => expect(wrongWith(fight)).toEqual([]);

/** MOVE-09: of all uses, those alone may ground that are listed so. */
function expectOwnGrounding(fight: Fight, id: CreatureId, legal: readonly FightAction[]): void {
  for (const action of legal)
    if (action.do === 'activate')
      for (const ground of groundings) {
        const { item, ability, targets, tile } = action;
        const wanted: FightAction = { do: action.do, item, ability, targets, tile, ground };
        const listed = legal.some((one) => isDeepStrictEqual(one, wanted));
        if ((refusalOf(fight, id, wanted) === null) !== listed)
          throw new Error(`listed otherwise than accepted: ${JSON.stringify(wanted)}`);
      }
}

/** Takes the legal actions that the setup chooses, each looked at by `look`, as far as the fight goes. */
function wandered(setup: AnySetup, dice: Dice, look: (fought: Fought) => void): Fight {
  let fight = anyOpened(setup, dice);
  for (const [at, choice] of setup.choices.entries()) {
    if (fight.outcome) break;
    if (at === setup.late && !fight.pending && setup.mode !== 'duel')
      fight = joinFight(fight, [lateComer(setup)], dice).fight;
    if (fight.outcome) break;
    const acting = whoActs(fight, choice);
    const legal = legalActions(fight, acting).filter(({ do: what }) => !free.includes(what));
    const action = legal[choice % legal.length];
    if (!action) throw new Error(`nothing legal for ${acting}`);
    const fought = takeAction(fight, acting, action, dice);
    if ('refused' in fought) throw new Error(`refused: ${JSON.stringify(fought)}`);
    look(fought);
    fight = choice % 4 === 0 ? stored(fought.fight) : fought.fight;
  }
  return fight;
}

test('[COMBAT-02] [COMBAT-14] any kits: what is legal is accepted, told and keeps the fight sane', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const fight = wandered(setup, evenDice(setup.seed), (fought) => {
        expectSane(fought.fight);
        expectTold(fought);
      });
      for (const { id } of Object.values(fight.creatures)) {
        const legal = legalActions(fight, id);
        expect(legal.filter((action) => refusalOf(fight, id, action) !== null)).toEqual([]);
        expectOwnGrounding(fight, id, legal);
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);

test('[COMBAT-02] [COMBAT-14] any kits: nothing but what is legal is accepted, whoever has the thing', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const fight = wandered(setup, evenDice(setup.seed), () => undefined);
      const every = [...everyAction(fight), ...everyUse(fight)];
      for (const { id } of Object.values(fight.creatures)) {
        const accepted = every.filter((action) => !refusalOf(fight, id, action));
        expect(keysOf(legalActions(fight, id))).toEqual(keysOf(accepted));
      }
    }),
    { numRuns: Math.ceil(fights / 15) },
  );
}, 3_600_000);

/** As it is taken up again. */
const stored = (fight: Fight): Fight => JSON.parse(JSON.stringify(fight)) as Fight;

function expectTold({ fight, events }: Fought): void {
  events.forEach((event) => fightLine(event));
  for (const watcher of [heroId('h1'), heroId('h2')]) {
    eventsSeenBy(fight, events, watcher).forEach((event) => fightLine(event));
    positionSeenBy(fight, watcher);
  }
}

/** Whoever is asked says yes; nobody else may do anything until then. */
function agreed(fought: Fought, dice: Dice, onAsked: () => void = () => undefined): Fight {
  expectTold(fought);
  const fight = stored(fought.fight);
  const { pending } = fight;
  expectSane(fight);
  if (!pending) return fight;
  onAsked();
  const { of, item } = pending.asked;
  for (const { id } of Object.values(fight.creatures)) {
    const legal = legalActions(fight, id).filter(({ do: what }) => !free.includes(what));
    expect(legal).toHaveLength(id === of ? 2 : 0);
    expect(refusalOf(fight, id, { do: 'end turn' })).not.toBeNull();
  }
  const after = takeAction(fight, of, { do: 'answer', item, use: true }, dice);
  if ('refused' in after) throw new Error(`refused: ${JSON.stringify(after)}`);
  return agreed(after, dice, onAsked);
}

/** How it stands and what has happened, apart from whose word was asked for. */
function unasked({ step: _, acts: __, log, creatures, ...fight }: Fight) {
  return {
    ...fight,
    creatures: Object.values(creatures).map((one) => ({ ...one, kit: one.kit?.map(always) })),
    log: log.filter(({ kind }) => kind !== 'asked'),
  };
}

const always = (carried: Carried): Carried => ({
  ...carried,
  standing: { 0: carried.standing[0] === 'never' ? 'never' : 'always' },
});

test('[COMBAT-14] [COMBAT-01] whoever is asked as a fight begins, or as somebody joins, and says yes might have said so before', () => {
  let asked = 0;
  fc.assert(
    fc.property(anySetup, askingAtFirst, ({ kits: [some, second, third], ...setup }, thing) => {
      const first = [...some, thing];
      const walking = { ...setup, movement: [] };
      const sure: AnySetup['kits'] = [first.map(always), second.map(always), third];
      const each = [[first, second, third], sure] as AnySetup['kits'][];
      const [one, other] = each.map((kits) => {
        const dice = evenDice(setup.seed);
        const count = () => (asked += 1);
        const fight = agreed(
          { fight: anyOpened({ ...walking, kits }, dice), events: [] },
          dice,
          count,
        );
        if (fight.outcome || setup.mode === 'duel') return unasked(fight);
        return unasked(
          agreed(joinFight(fight, [lateComer({ ...walking, kits })], dice), dice, count),
        );
      });
      expect(one).toEqual(other);
    }),
    { numRuns: fights },
  );
  expect(asked).toBeGreaterThan(0);
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
      expect(played(anyOpened(grounds, dice, wide), dice).round).toBeLessThan(lastRound);
    }),
    { numRuns: Math.ceil(fights / 10) },
  );
}, 3_600_000);

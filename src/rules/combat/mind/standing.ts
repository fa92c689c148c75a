import { type Ground } from '../../board/board.ts';
import { type Body } from '../../board/space.ts';
import { actionsOf } from '../acting.ts';
import { creaturesOf, livingEnemies, livingIn } from '../bout.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { statOf } from '../reading.ts';
import { type Arm, armsOf, reachOf } from './arms.ts';
import { bondsOf } from './bonds.ts';
import { type Heeds, roundFor } from './orders.ts';
import { outlook, type Outlook, turnsAhead } from './prospect.ts';
import { later } from './later.ts';
import { againstStings } from './stings.ts';
import { heedIn, isPatientIn } from './temper.ts';
import { type Means, meansOf } from './wary.ts';
import { type Apart, apart } from './ways.ts';
import { underfoot } from './worth.ts';

/** An enemy: what it can do to one, and one to it. */
export type Foe = {
  one: Creature;
  weight: number;
  /** HP that it has left, of how many. */
  left: number;
  hp: number;
  threat: Outlook;
  chance: Outlook;
};

/** How things stand between one and its enemies, wherever it goes. */
export type Standing = {
  fight: Fight;
  me: Creature;
  /** In which it is thought about, as it is felt; what is tried may reach into the next. */
  round: number;
  /** Somebody has fallen in it: to whomever is left it is farther, which is no loss. */
  felled: boolean;
  /** Ground over which no way of its own leads, and by what it goes from its next turn on. */
  never: readonly Ground[];
  means: Means;
  /** By what it goes once that has ended, and how many turns that lasts (MOVE-04). */
  after: { means: Means; turns: number };
  foes: Foe[];
  /** From how far it can do something, or could before what is tried took that from it. */
  reach: number;
  /** What the enemies have left, and could have at most. */
  theirs: { left: number; most: number };
  /** What the lives of those of its own side are worth to it. */
  allies: number;
};

/** With whom it is over: a duel is about the other hero, and companions hold no fight open. */
export const isRival = (mode: Fight['mode'], me: Creature, { kind, side }: Creature): boolean =>
  side !== me.side &&
  (mode === 'duel' && me.kind === 'hero' ? kind === 'hero' : kind !== 'companion');

/** In a duel what else is about is in the way. */
const isAside = (mode: Fight['mode'], me: Creature, { kind }: Creature): boolean =>
  mode === 'duel' && me.kind === 'hero' && kind === 'monster';

export function standingOf(fight: Fight, me: Creature, heeds: Heeds, before = fight): Standing {
  const { never = [], keep = [], shuns = [] } = heeds;
  const rivals = livingIn(fight).filter((one) => isRival(fight.mode, me, one)).length;
  const arms = armsOf(fight, me, keep);
  const round = roundFor(before, heeds);
  const foes = foesOf(fight, me, rivals, arms, heedIn(round));
  const theirs = { left: 0, most: 0 };
  for (const one of creaturesOf(fight))
    if (one.dead && one.side !== me.side)
      theirs.most += weightOf(fight, me, one, rivals) * maxHp(one);
  for (const { weight, left, hp } of foes) {
    theirs.most += weight * hp;
    theirs.left += weight * lifeOf(left, hp);
  }
  const felled = foes.length < Math.max(livingEnemies(before, me).length, heeds.foes ?? 0);
  const isPatient = isPatientIn(round);
  const was = fight === before ? undefined : before.creatures[me.id];
  // What is lent for a few turns is no reason to have come near enough.
  const reachIn = (there: Fight, one: Creature): number =>
    reachOf(armsOf(there, later(there, one, turnsAhead), keep), isPatient);
  const reach = Math.max(was ? reachIn(before, was) : 0, reachIn(fight, me));
  const means = meansOf(later(fight, me, 1));
  const after = afterwards(fight, me, means);
  const out = { round, felled, never: [...never, ...shuns], means, after };
  return { fight, me, ...out, foes, reach, theirs, allies: bondsOf(fight, me) };
}

/** Lent ways end, and with them what could be reached by them alone. */
function afterwards(fight: Fight, me: Creature, means: Means): Standing['after'] {
  for (let turns = 1; me.lentWays && turns <= turnsAhead; turns++) {
    const next = meansOf(later(fight, me, turns + 1));
    if (next !== means) return { means: next, turns };
  }
  return { means, turns: Infinity };
}

/** How far it is for it from there to somebody, by lent ways only where they last so long. */
export function farTo(standing: Standing, to: Creature, there: Body): Apart {
  const { fight, me, never, means, after, reach } = standing;
  const far = apart(fight.board, to, there, means, never);
  if (after.turns === Infinity) return far;
  const strides = Math.ceil((far.walk - reach) / Math.max(1, statOf(me, 'speed')));
  return strides <= after.turns * actionsOf(me)
    ? far
    : apart(fight.board, to, there, after.means, never);
}

/** All enemies that are left. */
function foesOf(
  fight: Fight,
  me: Creature,
  rivals: number,
  arms: readonly Arm[],
  heed: number,
): Foe[] {
  return livingEnemies(fight, me).map((one) => {
    return {
      one,
      weight: weightOf(fight, me, one, rivals),
      left: Math.max(0, hpOf(one) - underfoot(fight, one, one.tile)),
      hp: maxHp(one),
      threat: outlook(fight, one, armsFor(fight, one), me),
      chance: outlook(fight, me, againstStings(arms, one, heed), one),
    };
  });
}

/** What so many HP of an enemy count for: rather one that falls than two that are scratched. */
export const lifeOf = (left: number, hp: number): number => hp * (left / hp) ** 0.8;

const weightOf = ({ mode }: Fight, me: Creature, one: Creature, rivals: number): number =>
  one.kind === 'companion' ? 0.5 : rivals > 0 && isAside(mode, me, one) ? 0.4 : 1;

const strangers = new WeakMap<Creature['sheet'], Arm[]>();

/** Of a stranger only what it is taken to strike with. */
function armsFor(fight: Fight, one: Creature): Arm[] {
  if (one.kit) return armsOf(fight, one);
  const known = strangers.get(one.sheet) ?? armsOf(fight, one);
  strangers.set(one.sheet, known);
  return known;
}

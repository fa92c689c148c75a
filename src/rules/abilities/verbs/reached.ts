import { isCovered } from '../../board/line-of-sight.ts';
import { type Body } from '../../board/space.ts';
import { rolledFor } from '../../combat/ability-dice.ts';
import { areEnemies, isSafe, livingIn } from '../../combat/bout.ts';
import { isProof } from '../../combat/conditions.ts';
import { type Creature } from '../../combat/creature.ts';
import { type Fight } from '../../combat/fight.ts';
import { perceives } from '../../combat/made-out.ts';
import { hasBoon } from '../../combat/reading.ts';
import { areTied } from '../../combat/tied.ts';
import { inTurns } from '../../combat/turn-order.ts';
import { type Aim, type who } from '../aim.ts';
import { type Amount } from '../amount.ts';
import { type Run } from './verb.ts';

/** What of a use decides whom it reaches. */
export type Reach = Pick<Run, 'carrier' | 'targets' | 'other' | 'moment' | 'countered'> & {
  bout: Pick<Run['bout'], 'fight'>;
};

/**
 * Upon whom an effect falls; where it does not say, whom its ability was aimed at; never upon who has
 * countered it (COMBAT-14).
 */
export function reached(run: Reach, aim: Aim | undefined): Creature[] {
  const { countered } = run;
  const all = aimedAt(run, aim);
  return countered ? all.filter((one) => !countered.includes(one)) : all;
}

function aimedAt(run: Reach, aim: Aim | undefined): Creature[] {
  if (aim === undefined) return open(run, run.targets);
  if (typeof aim === 'string') return open(run, called(run, aim));
  const centre = called(run, aim.of).find((one) => isCentre(run, one));
  const { bout, carrier } = run;
  return centre
    ? inTurns(bout.fight, within(bout.fight, carrier, centre, aim.within, aim.all))
    : [];
}

/** Whom the carrier can make out of them: what moves itself about the others would give them away. */
export const reachedInSight = (run: Reach, aim: Aim | undefined): Creature[] =>
  reached(run, aim).filter((one) => perceives(run.bout.fight, run.carrier, one));

/** COND-01: nothing happens about somebody unseen, but where they step on a trap. */
const isCentre = ({ bout, carrier, targets, other }: Reach, one: Creature): boolean =>
  (one === other && one === targets[0]) || perceives(bout.fight, carrier, one);

/**
 * COMBAT-18: whether an effect may come of having reached this one. Of somebody unseen nothing comes
 * that falls upon others, who would give them away.
 */
export const comesOf = (
  { bout, carrier }: Pick<Run, 'bout' | 'carrier'>,
  one: Creature,
  effect: object,
): boolean => {
  if (perceives(bout.fight, carrier, one)) return true;
  if (aimless.some((word) => word in effect)) return false;
  return !('to' in effect) || effect.to === undefined || onTarget.includes(effect.to);
};

/** What falls upon nobody that it names. */
const aimless = ['actions', 'teleport', 'summon', 'place', 'update', 'gold'];

/** COMBAT-19: whether it comes about for the carrier once, however many its attack has hit. */
export function isCarriersOwn(effect: object): boolean {
  const aim = 'to' in effect ? (effect.to as Aim | undefined) : undefined;
  if (aim === undefined) return aimless.some((word) => word in effect);
  return aim === 'self' || (typeof aim === 'object' && aim.of === 'self');
}

/**
 * Whether it falls upon nobody but the dead, for whom no dice are rolled. COMBAT-18: an area's are,
 * whoever lives in it, so that they tell of nobody.
 */
export function isForTheDead(run: Run, effect: object): boolean {
  if (run.isArea || aimless.some((word) => word in effect)) return false;
  const aim = 'to' in effect ? (effect.to as Aim | undefined) : undefined;
  if (typeof aim === 'object') return false;
  const them = aim === undefined ? run.targets : called(run, aim);
  return them.length > 0 && them.every(({ dead }) => dead);
}

const onTarget: unknown[] = ['target', 'other'] satisfies Aim[];

function called(
  { carrier, targets, other, moment }: Reach,
  word: (typeof who)[number],
): Creature[] {
  switch (word) {
    case 'self':
      return [carrier];
    case 'target':
      return targets;
    case 'other':
      return other ? [other] : [];
    case 'victim':
      return moment?.sufferer ? [moment.sufferer] : [];
  }
}

const open = ({ bout: { fight }, carrier }: Reach, creatures: Creature[]): Creature[] =>
  creatures.filter((one) => !one.dead && !isSpared(fight, carrier, one));

/** DUEL-10, ENTER-07: whom nothing reaches that an ability does, be it named by what set it off. */
const isSpared = (fight: Fight, carrier: Creature, one: Creature): boolean =>
  areTied(fight, carrier, one) || isSafe(one);

/**
 * COMBAT-18: on tiles in line of sight from the centre, hidden ones too; the ethereal and the
 * invulnerable are left out, unless a ghost strike finds them there (COND-12, COMBAT-15).
 */
export const within: Area = (fight, carrier, ...area) =>
  amidst(fight, carrier, ...area).filter((one) => !isLeftOut(carrier, one));

/** Those whom it would reach, were they not proof against its carrier. */
export const leftOut: Area = (fight, carrier, ...area) =>
  amidst(fight, carrier, ...area).filter((one) => isLeftOut(carrier, one));

/** Both, as not everybody may know who is left out. */
export const amidst: Area = (fight, carrier, centre, radius, whom) =>
  livingIn(fight).filter(
    (one) =>
      (whom === 'everybody' || areEnemies(carrier, one) === (whom === 'enemies')) &&
      !isSpared(fight, carrier, one) &&
      isCovered(fight.board, centre, radius, one),
  );

/** Whom an area of so many tiles about a centre has in it. */
export type Area = (
  fight: Fight,
  carrier: Creature,
  centre: Body,
  radius: number,
  whom: 'enemies' | 'allies' | 'everybody',
) => Creature[];

const isLeftOut = (carrier: Creature, one: Creature): boolean =>
  isProof(one, carrier) && !hasBoon(carrier, 'ghost strike');

/** STAT-10, STAT-12: an amount of the card as it is now. */
export function valueOf(run: Run, amount: Amount): number {
  const { bout, carrier, carried, ability, targets, upon } = run;
  // ITEM-26: whose trap it was nobody is told: its dice are for whoever sprang it.
  const who = run.isTrap ? (targets[0] ?? carrier) : carrier;
  const worth = { x: carried.x, level: carrier.level };
  return rolledFor(bout, amount, worth, { who, cause: ability, upon, rules: ['ITEM-27'] });
}

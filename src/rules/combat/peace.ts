import { areEnemies, type Bout, isSafe, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { endDurations } from './durations.ts';
import { endGround } from './earthworks.ts';
import { finish } from './ending.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { perceives } from './made-out.ts';
import { tell } from './tell.ts';

/** ENTER-09: a loot round in which no combat goes on. */
export const isAtPeace = ({ walk }: Pick<Fight, 'walk'>): boolean =>
  walk !== undefined && walk.combat === undefined;

/** ENTER-09: somebody has attacked, or enemies see each other. */
export const haveMet = (fight: Fight): boolean =>
  fight.turn.attacked ||
  livingIn(fight).some((one) =>
    livingIn(fight).some((other) => areFoes(one, other) && seeEachOther(fight, one, other)),
  );

/** ENTER-07: but for whoever was left behind. */
const areFoes = (one: Creature, other: Creature): boolean =>
  areEnemies(one, other) && !isSafe(one) && !isSafe(other);

const seeEachOther = (fight: Fight, one: Creature, other: Creature): boolean =>
  hasLine(fight, one, other) && perceives(fight, one, other) && perceives(fight, other, one);

/** ENTER-09: of a loot round, whether nobody is left in it to fight against. */
export function isCombatOver(fight: Fight): boolean {
  if (!fight.walk) return false;
  // GAME-03: companions hold no fight open.
  const standing = livingIn(fight).filter((one) => one.kind !== 'companion' && !isSafe(one));
  return !standing.some((one) => standing.some((other) => areEnemies(one, other)));
}

/** ENTER-03: the clock of the loot round stands still from now on; rounds are counted anew. */
export function startCombat(fight: Fight): void {
  if (fight.walk) fight.walk.combat = true;
  fight.round = 1;
  fight.met = true;
}

/** ENTER-09, COMBAT-13: the combat is over, and with it all durations; the loot round goes on. */
export function makePeace(bout: Bout): void {
  const { fight } = bout;
  if (fight.walk) fight.walk.combat = undefined;
  tell(bout, 'combat ended', ['ENTER-09'], {});
  endDurations(bout);
  endGround(bout);
  fight.round = 1;
  fight.met = undefined;
  if (fight.walk && fight.walk.left <= 0) timeIsUp(bout);
}

/** ENTER-04: its last action is over, and with it the loot round. */
export function timeIsUp(bout: Bout): void {
  tell(bout, 'time is up', ['ENTER-04'], {});
  finish(bout, { winner: null, how: 'left' }, ['ENTER-10']);
}

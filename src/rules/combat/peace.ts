import { staysAfterwards } from '../abilities/limits.ts';
import { areEnemies, type Bout, isSafe, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { endDurations } from './durations.ts';
import { endGround } from './earthworks.ts';
import { finish } from './ending.ts';
import { type Fight } from './fight.ts';
import { standGuard } from './guarding.ts';
import { hasLine } from './line.ts';
import { perceives } from './made-out.ts';
import { timesInAct } from './price.ts';
import { tell } from './tell.ts';

/** ENTER-09: somebody has attacked or used an ability upon enemies, or enemies see each other. */
export const haveMet = (fight: Fight): boolean =>
  fight.turn.attacked ||
  fight.turn.hostile === true ||
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
  fight.said = undefined;
  useAnew(fight);
  countAnew(fight);
  fight.met = true;
}

/**
 * ITEM-27: the combat is a fight, whatever was used on the way to it, but for the act with which it
 * begins. GAME-06: of what stays after it, as gold does, the loot round is one fight.
 */
function useAnew(fight: Fight): void {
  for (const one of livingIn(fight))
    for (const { abilities, uses } of one.kit ?? [])
      for (const [index, used] of Object.entries(uses))
        if (!staysAfterwards(abilities[Number(index)] ?? {})) used.fight = timesInAct(fight, used);
}

/** ITEM-27: what was used in a round of another count was used in none of this. */
function countAnew(fight: Fight): void {
  fight.round = 1;
  for (const one of livingIn(fight))
    for (const thing of one.kit ?? [])
      thing.uses = Object.fromEntries(
        Object.entries(thing.uses).map(([ability, uses]) => [
          ability,
          { ...uses, last: { ...uses.last, round: noRound } },
        ]),
      );
}

/** No round has that number. */
const noRound = -1;

/** ENTER-09, COMBAT-13: the combat is over, and with it all durations; the loot round goes on. */
export function makePeace(bout: Bout): void {
  const { fight } = bout;
  if (fight.walk) fight.walk.combat = undefined;
  tell(bout, 'combat ended', ['ENTER-09'], {});
  endDurations(bout);
  standGuard(fight);
  endGround(bout);
  countAnew(fight);
  fight.met = undefined;
  if (fight.walk && fight.walk.left <= 0) timeIsUp(bout);
}

/** ENTER-04: its last action is over, and with it the loot round. */
export function timeIsUp(bout: Bout): void {
  tell(bout, 'time is up', ['ENTER-04'], {});
  finish(bout, { winner: null, how: 'left' }, ['ENTER-10']);
}

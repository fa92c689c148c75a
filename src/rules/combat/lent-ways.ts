import { type MovementKind } from '../board/gaits.ts';
import { type Bout, creaturesOf } from './bout.ts';
import { type Creature, type CreatureId, type Duration, type LentWay } from './creature.ts';
import { tellDisenchanted } from './enchanting.ts';
import { comeDown, land } from './landing.ts';

/**
 * STAT-04: moves so, too, for a while; what it can do by itself stays its own. Gives what was lent.
 * `of`: what else is true of it.
 */
export function lendWays(
  creature: Creature,
  kinds: readonly MovementKind[],
  lasts: Duration,
  of: Pick<LentWay, 'guise'> = {},
): MovementKind[] {
  const lent = creature.lentWays ?? [];
  const own = creature.movement.filter((kind) => !lent.some((one) => one.kind === kind));
  const more = kinds.filter((kind) => !own.includes(kind)).map((kind) => ({ kind, lasts, ...of }));
  if (more.length === 0) return [];
  creature.lentWays = [...lent, ...more];
  creature.movement = [...new Set([...creature.movement, ...kinds])];
  return more.map(({ kind }) => kind);
}

/** Takes back what does not stay; in which ways it moves no more. */
export function takeBack(creature: Creature, stays: (one: LentWay) => boolean): MovementKind[] {
  const lent = creature.lentWays ?? [];
  const left = lent.filter(stays);
  if (left.length === lent.length) return [];
  const isGone = (kind: MovementKind) =>
    lent.some((one) => one.kind === kind) && !left.some((one) => one.kind === kind);
  const gone = creature.movement.filter(isGone);
  creature.movement = creature.movement.filter((kind) => !isGone(kind));
  if (left.length === 0) creature.lentWays = undefined;
  else creature.lentWays = left;
  return gone;
}

/**
 * COMBAT-13, MOVE-04, MOVE-06: whoever can fly no more in the air, or climb no more on a wall, is on
 * its tile, or the nearest free one.
 */
export function takeWays(
  bout: Bout,
  creature: Creature,
  stays: (one: LentWay) => boolean,
  why: 'time' | 'dispelled',
): void {
  const ways = takeBack(creature, stays);
  tellDisenchanted(bout, creature, [{ kind: 'ways', ways }], why);
  if (creature.mount !== null || creature.dead) return;
  if (ways.includes('fly') && creature.height === 'air') land(bout, creature);
  if (ways.includes('climb')) comeDown(bout, creature);
}

/** COMBAT-13: at the end of a turn of `of`. */
export function wearWays(bout: Bout, of: CreatureId): void {
  for (const creature of creaturesOf(bout.fight)) {
    if (!creature.lentWays) continue;
    creature.lentWays = creature.lentWays.map((one) =>
      one.lasts !== 'until ended' && one.lasts.of === of
        ? { ...one, lasts: { of, turns: one.lasts.turns - 1 } }
        : one,
    );
    takeWays(bout, creature, isLeft, 'time');
  }
}

const isLeft = ({ lasts }: LentWay): boolean => lasts === 'until ended' || lasts.turns > 0;

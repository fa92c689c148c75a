import { type Aim } from '../abilities/aim.ts';
import { isCovered } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { areEnemies, type Bout, isSafe, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { isOnGuard, rouse } from './guarding.ts';

/** Of an area: about whom or what, how far, and upon whom. */
export type Area = { centre: Body; radius: number; hits: 'enemies' | 'allies' | 'everybody' };

/** ENTER-09, GLOSS-05: a hostile ability begins a combat, whoever uses it is in hiding or not. */
export function provoke(bout: Bout, target: Creature): void {
  bout.fight.turn.hostile = true;
  rouse(bout, target);
}

/** The same of an area; GLOSS-05: guards on watch in it fight, and so are reached by it, too. */
export function provokeWithin(bout: Bout, carrier: Creature, { centre, radius, hits }: Area): void {
  const { fight } = bout;
  if (hits === 'allies') return;
  for (const one of livingIn(fight))
    if (isAnybodys(one) && areEnemies(carrier, one) && isCovered(fight.board, centre, radius, one))
      provoke(bout, one);
}

/** ENTER-07: but for whoever was left behind. */
const isAnybodys = (one: Creature): boolean => isOnGuard(one) || !isSafe(one);

/** The areas that effects of a use have of their own, about its carrier or about whom it is aimed at. */
export const areasIn = (
  effects: readonly object[],
  carrier: Body,
  target: Body | undefined,
): Area[] =>
  effects.flatMap((effect) => {
    const aim = 'to' in effect ? (effect.to as Aim | undefined) : undefined;
    if (typeof aim !== 'object') return [];
    const centre = aim.of === 'self' ? carrier : (target ?? carrier);
    return [{ centre, radius: aim.within, hits: aim.all }];
  });

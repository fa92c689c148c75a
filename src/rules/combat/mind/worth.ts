import { isForGood } from '../../abilities/limits.ts';
import { type FightAbility, type Triggered } from '../../abilities/seam.ts';
import { isAfloat, isInLava } from '../../board/gaits.ts';
import { type Tile } from '../../board/tile.ts';
import { actsNow } from '../acting.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { statOf } from '../reading.ts';
import { later } from './later.ts';
import { worthOf } from './straw-man.ts';

/**
 * What it costs to use something up, as a share of the own HP: what mends is kept for when it is
 * needed, while all else helps the more the sooner it is used.
 */
const price = {
  mending: { thing: 0.1, use: 0.08, charge: 0.06 },
  other: { thing: 0.04, use: 0.02, charge: 0.02 },
};
const mends = ({ do: effects }: FightAbility): boolean =>
  effects.some((effect) => 'heal' in effect || 'temporary hp' in effect || 'end' in effect);

/** What one use of an ability costs that is not there again in this fight, or not as often. */
export function costOf(ability: Triggered): number {
  const { thing, use, charge } = price[mends(ability) ? 'mending' : 'other'];
  if (ability['used up'] || isLast(ability)) return thing;
  return ability.charge ? charge : isForGood(ability.limit) ? use : 0;
}

/** It never comes back, as a thing that is used up does not. */
const isLast = ({ limit }: Pick<Triggered, 'limit'>): boolean => limit?.each === 'game';

/** Below this share of its HP somebody is as good as dead. */
const nearDeath = 0.12;

/** The logarithm of what is left after a loss; near death straight on, so that less is worse. */
export function lasting(hp: number, loss: number, most: number, least = nearDeath): number {
  const left = (hp - loss) / most;
  return left >= least ? Math.log(left) : Math.log(least) + (left - least) / least / 2;
}

export const share = (one: Creature): number => hpOf(one) / maxHp(one);

export const pools = ({ temporaryHp }: Pick<Creature, 'temporaryHp'>): number =>
  temporaryHp.reduce((sum, { hp }) => sum + hp, 0);

/** COMBAT-13: those of its temporary HP that outlast its own turn, before which hardly anybody acts. */
export const poolsToCome = (fight: Fight, { id, temporaryHp }: Creature): number =>
  pools({
    temporaryHp: temporaryHp.filter(
      ({ lasts }) =>
        !actsNow(fight, { id }) || lasts === 'until ended' || lasts.of !== id || lasts.turns > 1,
    ),
  });

const d10 = 5.5;

/** MOVE-15: what lava does to who comes into it. */
export const burns = ({ house }: Fight, one: Creature): number =>
  house?.lava === 'harmless' ? 0 : Math.max(0, d10 - statOf(one, 'fire resist'));

/** MOVE-10: what the Styx does to who comes into it, or has sunk in it. */
export const drowns = (one: Creature, dice = 1): number =>
  one.movement.includes('spirit walk') ? 0 : Math.max(0, d10 * dice - statOf(one, 'toxic resist'));

/** MOVE-10, MOVE-15: what the ground there does to it when its next turn begins. */
export function underfoot(fight: Fight, one: Creature, tile: Tile, height = one.height): number {
  if (one.mount !== null || (height === 'air' && staysAloft(fight, one))) return 0;
  const there = { tile, size: one.size };
  if (isInLava(fight.board, there)) return burns(fight, one);
  return isAfloat(fight.board, there) ? drowns(one, 2 + one.depth) : 0;
}

/** MOVE-04: on wings that end with this turn it comes down before the next one. */
const staysAloft = (fight: Fight, one: Creature): boolean =>
  !one.lentWays || later(fight, one, 1).movement.includes('fly');

/**
 * What it has used up: things, charges, uses that do not come back in this fight. With what hurts
 * somebody that counts among what it can do.
 */
export function spent(one: Creature): number {
  let sum = 0;
  for (const carried of one.kit ?? []) {
    const { spent: gone, charges, abilities, uses } = carried;
    const helps = abilities.map(
      (ability, at) => 'use' in ability && worthOf(one, carried, at).onHit <= 0,
    );
    if (!helps.includes(true)) continue;
    const { thing, use, charge } = price[abilities.some(mends) ? 'mending' : 'other'];
    if (gone) sum += thing;
    if (charges !== null) sum -= charge * charges;
    for (const [at, ability] of abilities.entries())
      if ('use' in ability && helps[at] && isForGood(ability.limit))
        sum += (isLast(ability) ? thing : use) * (uses[at]?.fight ?? 0);
  }
  return sum;
}

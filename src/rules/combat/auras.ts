import type { Carried } from '../abilities/carried.ts';
import { isRepeated } from '../abilities/repeated.ts';
import type { Aura as AuraAbility } from '../abilities/seam.ts';
import { isCovered } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { areEnemies, type Bout, creatureOf, creaturesOf, isSafe } from './bout.ts';
import { isProof } from './conditions.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight, type Turn } from './fight.ts';
import { isHad } from './price.ts';
import { hasBoon, statOf } from './reading.ts';
import { mountUnder } from './rider.ts';
import { areTied } from './tied.ts';
import { placeInTurns } from './turn-order.ts';

/** COMBAT-18: an aura of somebody, found once when the bout is opened. */
export type Aura = { bearer: CreatureId; carried: Carried; index: number; ability: AuraAbility };

export function aurasIn(fight: Fight): Aura[] {
  const auras: Aura[] = [];
  for (const { id: bearer, kit = [] } of creaturesOf(fight))
    for (const carried of kit)
      for (const [index, ability] of carried.abilities.entries())
        if ('aura' in ability && !isRepeated(carried.abilities, index))
          auras.push({ bearer, carried, index, ability });
  return auras;
}

/** What tells it from every other aura. */
export const auraKey = ({ bearer, carried, index }: Aura): string =>
  [bearer, carried.item, index].join(':');

/** STAT-11: its number and the own size of its bearer, which never makes it less. */
const radiusOf = (bearer: Creature, { ability }: Aura): number =>
  ability.aura.radius + Math.max(0, bearer.mount === null ? bearer.size : statOf(bearer, 'size'));

/** COMBAT-18: over tiles in line of sight from any tile of its bearer, however tall that is. */
const covers = ({ board }: Fight, bearer: Creature, aura: Aura, body: Body): boolean =>
  isCovered(board, bearer, radiusOf(bearer, aura), body);

/**
 * ITEM-35, MONSTER-06: whether it is there at all: its bearer lives, is far enough, and has the thing.
 * ENTER-07: who was left behind has none.
 */
const isThere = (fight: Fight, bearer: Creature, { ability, carried: { item } }: Aura): boolean =>
  !bearer.dead &&
  !isSafe(bearer) &&
  isHad(fight, bearer, ability) &&
  bearer.kit?.some((one) => one.item === item && !one.spent) === true;

/** COMBAT-18: the ethereal and the invulnerable are left out, unless a ghost strike finds them (COND-12). */
function spares(fight: Fight, bearer: Creature, { ability }: Aura, creature: Creature): boolean {
  const { hits } = ability.aura;
  if (areTied(fight, bearer, creature)) return true;
  if (isSafe(creature)) return true;
  if (hits !== 'everybody' && areEnemies(bearer, creature) !== (hits === 'enemies')) return true;
  return isProof(creature, bearer) && !hasBoon(bearer, 'ghost strike');
}

/** COMBAT-18: whether it has this one in it now. */
export function isIn(fight: Fight, aura: Aura, creature: Creature): boolean {
  const bearer = creatureOf(fight, aura.bearer);
  return (
    isThere(fight, bearer, aura) &&
    !spares(fight, bearer, aura, creature) &&
    covers(fight, bearer, aura, creature)
  );
}

/** MOVE-12: one mount carries both, so that neither comes to the other or leaves it. */
const areTogether = (fight: Fight, a: Creature, b: Creature): boolean =>
  a === b || mountUnder(fight, a) === mountUnder(fight, b);

const isNewTo = ({ felt }: Turn, aura: Aura, { id }: Creature): boolean =>
  felt?.includes(feltBy(aura, id)) !== true;

/** COMBAT-18: what notes that an aura has acted on somebody in a turn. */
export const feltBy = (aura: Aura, creature: CreatureId): string => `${auraKey(aura)} ${creature}`;

const none: Aura[] = [];

/**
 * COMBAT-18: what acts on a creature that has come from `before` to where it is now; with null, that
 * starts its turn there. In the order of COMBAT-14; once in each turn.
 */
export function aurasOver(
  { fight, auras }: Pick<Bout, 'fight' | 'auras'>,
  creature: Creature,
  before: Body | null,
): readonly Aura[] {
  if (auras.length === 0 || creature.dead) return none;
  const due = auras.filter((aura) => {
    if (!isNewTo(fight.turn, aura, creature) || !isIn(fight, aura, creature)) return false;
    const bearer = creatureOf(fight, aura.bearer);
    if (before === null) return true;
    return !areTogether(fight, bearer, creature) && !covers(fight, bearer, aura, before);
  });
  if (due.length < 2) return due;
  const place = ({ bearer }: Aura) => placeInTurns(fight, bearer);
  return due.sort((a, b) => place(a) - place(b) || a.carried.place - b.carried.place);
}

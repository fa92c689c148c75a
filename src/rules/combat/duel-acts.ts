import { type ActionOf, type FightAction } from './action.ts';
import { isUnderWay } from './acting.ts';
import { creaturesOf } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { roundsAlone } from './release.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { waitRefusal } from './waiting.ts';

/** COMBAT-17: special actions of a duel, for those who fight it. */
function duelOnly(fight: Fight, creature: Creature, action: FightAction): FightRefusal | null {
  if (fight.mode === 'duel' && creature.kind === 'hero') return null;
  return refuseAction('not in this fight', 'COMBAT-17', { action: action.do, mode: fight.mode });
}

/** COMBAT-17: free, and on any turn unless the house says otherwise. */
export function concedeRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'concede'>,
): FightRefusal | null {
  const elsewhere = duelOnly(fight, creature, action);
  if (elsewhere || mayConcedeNow(fight, creature)) return elsewhere;
  if (opponentOf(fight, creature)?.dead)
    return refuseAction('not offered', 'DUEL-06', { action: action.do });
  return waitRefusal(fight, creature, 'COMBAT-17');
}

/** COMBAT-17: whether it is the time for it; DUEL-06: and there is somebody left to win. */
export const mayConcedeNow = (fight: Fight, creature: Creature): boolean =>
  (fight.house?.concede === undefined || isTurnOf(fight, creature)) &&
  opponentOf(fight, creature)?.dead !== true;

const isTurnOf = (fight: Fight, { id }: Creature): boolean =>
  isUnderWay(fight) && fight.turn.of === id;

export const opponentOf = (fight: Fight, { side }: Creature): Creature | undefined =>
  creaturesOf(fight).find((one) => one.kind === 'hero' && one.side !== side);

/** DUEL-05: once for each duelist, while there is a monster to come. */
export function thumbRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'thumbs up'>,
): FightRefusal | null {
  const elsewhere = duelOnly(fight, creature, action);
  if (elsewhere) return elsewhere;
  if (fight.thumbsUp.includes(creature.id)) return refuseAction('thumb already up', 'DUEL-05', {});
  if (!fight.reserve) return refuseAction('no monster to come', 'DUEL-05', {});
  if (!isLetOut(fight)) return null;
  const waits = fight.releasedFor === null;
  const { name: monster } = fight.reserve;
  return refuseAction('monster already out', 'DUEL-05', { monster, ...(waits && { waits }) });
}

/** DUEL-04, DUEL-05: with nothing left to call it for, though it may still wait for room. */
export const isLetOut = (fight: Fight): boolean =>
  fight.releasedFor !== null || fight.round > roundsAlone;

import { type ActionOf, type FightAction } from './action.ts';
import { actionsLeft, actsNow, ownerOf } from './acting.ts';
import { isAtPeace } from './at-peace.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { concedeRefusal } from './duel-acts.ts';
import { endedBy } from './ending.ts';
import { type Fight } from './fight.ts';
import { hindranceOf } from './hindrance.ts';
import { isBlind, perceives } from './made-out.ts';
import { onOwnTurn } from './own-deeds.ts';
import { blindRefusal, named } from './reach-refusal.ts';
import { has } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { answerFirst, waitRefusal } from './waiting.ts';

/** Why a creature may not do this now; null when it may. */
export function refusalOf(fight: Fight, id: CreatureId, action: FightAction): FightRefusal | null {
  const creature = named(fight, id);
  if (!creature) return refuseAction('no such creature', 'COMBAT-02', { creature: id });
  if (action.do === 'health check') return checkRefusal(fight, creature, action);
  if (fight.outcome) return refuseAction('fight over', endedBy(fight, fight.outcome), {});
  if (creature.dead && fight.pending?.asked.of === id)
    return answerRefusal(fight, creature, action);
  if (creature.dead) return refuseAction('not standing', 'COMBAT-02', { name: creature.name });
  if (action.do === 'concede') return concedeRefusal(fight, creature, action);
  const asking = isAskedFor(fight, creature) || (fight.pending && actsNow(fight, creature));
  if (action.do === 'answer' || asking) return answerRefusal(fight, creature, action);
  if (!actsNow(fight, creature)) return waitRefusal(fight, creature, 'COMBAT-01');
  // ITEM-24: who comes along has nothing to give up either then.
  const mayRest = action.do === 'end turn' && ownerOf(creature) === null;
  if (!mayRest && actionsLeft(fight, creature) < 1) return spentRefusal(fight, creature);
  return hindranceOf(fight, creature, action) ?? onOwnTurn(fight, creature, action);
}

function spentRefusal(fight: Fight, creature: Creature): FightRefusal {
  const along = ownerOf(creature) === null ? {} : { along: creature.name };
  if (isAtPeace(fight))
    return refuseAction('no actions left', 'ENTER-04', { ...along, peace: true });
  return refuseAction('no actions left', has(creature, 'slowed') ? 'COND-04' : 'COMBAT-02', along);
}

/** COMBAT-14: whoever is asked, and all whom the same player plays (ITEM-24), in whosever turn. */
function isAskedFor({ pending, creatures }: Fight, { id, player }: Creature): boolean {
  const of = pending?.asked.of;
  return of === id || (of !== undefined && player !== null && creatures[of]?.player === player);
}

/** COMBAT-14: only whoever is asked acts, and only by answering. */
function answerRefusal(fight: Fight, creature: Creature, action: FightAction): FightRefusal | null {
  if (action.do !== 'answer') return answerFirst(fight, creature);
  const asked = fight.pending?.asked;
  return asked?.of === creature.id && asked.item === action.item
    ? null
    : refuseAction('nothing asked', 'COMBAT-14', {});
}

/** COMBAT-12: free and at any time, of anybody that one can make out, and so of oneself. */
function checkRefusal(
  fight: Fight,
  creature: Creature,
  { target }: ActionOf<'health check'>,
): FightRefusal | null {
  const asked = named(fight, target);
  if (asked && perceives(fight, creature, asked)) return null;
  if (isBlind(creature)) return blindRefusal();
  const others = Object.values(fight.creatures)
    .filter((one) => one !== creature && perceives(fight, creature, one))
    .map(({ name }) => name);
  return refuseAction('nobody to check', 'COMBAT-12', { others });
}

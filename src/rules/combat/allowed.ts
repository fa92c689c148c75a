import { type ActionOf, type FightAction } from './action.ts';
import { actionsLeft, actsNow } from './acting.ts';
import { activationRefusal } from './aiming.ts';
import { conditionRules } from './conditions.ts';
import { type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { hindranceOf } from './hindrance.ts';
import { searchRefusal } from './hiding.ts';
import { risesTo, risingSpeed, waysOf } from './movement.ts';
import { attackRefusal, moveRefusal, named } from './reach-refusal.ts';
import { has } from './reading.ts';
import { type RuleId } from '../names.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { mountRefusal, unmountRefusal } from './riding.ts';
import { perceives, reckonsWith } from './made-out.ts';
import { placingRefusal, takingRefusal } from './trap-deeds.ts';

/** Why a creature may not do this now; null when it may. */
export function refusalOf(fight: Fight, id: CreatureId, action: FightAction): FightRefusal | null {
  const creature = named(fight, id);
  if (!creature) return refuseAction('no such creature', 'COMBAT-02', { creature: id });
  if (action.do === 'health check') return checkRefusal(fight, creature, action);
  if (fight.outcome) return refuseAction('fight over', 'DUEL-02', {});
  if (creature.dead) return refuseAction('not standing', 'COMBAT-02', { name: creature.name });
  if (action.do === 'concede') return concedeRefusal(fight, creature, action);
  const asking = fight.pending?.asked.of === id || (fight.pending && actsNow(fight, creature));
  if (action.do === 'answer' || asking) return answerRefusal(fight, creature, action);
  if (!actsNow(fight, creature)) return waitRefusal(fight, creature, 'COMBAT-01');
  if (action.do !== 'end turn' && actionsLeft(fight, creature) < 1)
    return refuseAction('no actions left', 'COMBAT-02', {});
  return hindranceOf(fight, creature, action) ?? onOwnTurn(fight, creature, action);
}

/** COMBAT-14: only whoever is asked acts, and only by answering. */
function answerRefusal(fight: Fight, creature: Creature, action: FightAction): FightRefusal | null {
  const { pending } = fight;
  const asked = pending?.asked;
  if (action.do === 'answer')
    return asked?.of === creature.id && asked.item === action.item
      ? null
      : refuseAction('nothing asked', 'COMBAT-14', {});
  const of = asked?.of ?? creature.id;
  return refuseAction('answer first', 'COMBAT-14', { of: nameKnownTo(fight, creature, of) });
}

/** COND-01: without a name where the creature does not know who is there. */
function nameKnownTo(fight: Fight, creature: Creature, id: CreatureId): string {
  const one = fight.creatures[id];
  return one && (one.kind === 'hero' || reckonsWith(fight, creature, one)) ? one.name : '';
}

const waitRefusal = (fight: Fight, creature: Creature, rule: RuleId): FightRefusal =>
  refuseAction('wait your turn', rule, { whose: nameKnownTo(fight, creature, fight.turn.of) });

/** What one does in the own turn, and can be refused then only. */
type OwnDeed = Exclude<FightAction, { do: 'health check' | 'concede' | 'answer' }>;

function onOwnTurn(fight: Fight, creature: Creature, action: OwnDeed): FightRefusal | null {
  switch (action.do) {
    case 'end turn':
      return null;
    case 'attack':
      return attackRefusal(fight, creature, action);
    case 'move':
      return moveRefusal(fight, creature, action);
    case 'thumbs up':
      return thumbRefusal(fight, creature, action);
    case 'stand up':
      return needs(creature, 'prone') ?? standRefusal(fight, creature, action);
    case 'rearm':
      return needs(creature, 'disarmed');
    case 'activate':
      return activationRefusal(fight, creature, action);
    case 'place trap':
      return placingRefusal(fight, creature, action);
    case 'pick up trap':
      return takingRefusal(fight, creature, action);
    case 'hide':
      return null;
    case 'investigate':
      return searchRefusal(fight, creature, action);
    case 'look out':
      return lookRefusal(fight, creature);
    case 'mount':
      return mountRefusal(fight, creature, action);
    case 'unmount':
      return unmountRefusal(fight, creature, action);
  }
}

/** COND-02, COND-09: an action that ends a condition needs that there is one. */
const needs = (creature: Creature, condition: ConditionKind): FightRefusal | null =>
  has(creature, condition)
    ? null
    : refuseAction('no such condition', conditionRules[condition], { condition });

/** COND-09: only a flyer moves while it gets up, and only half as far. */
function standRefusal(
  fight: Fight,
  creature: Creature,
  { to }: ActionOf<'stand up'>,
): FightRefusal | null {
  if (to === null || risesTo(fight, creature).wayTo(to)) return null;
  const kinds = waysOf(creature);
  if (!kinds.includes('fly'))
    return refuseAction('cannot move so', 'COND-09', { kind: 'fly', kinds });
  return refuseAction('out of reach', 'COND-09', { tile: to, speed: risingSpeed(creature) });
}

/** MOVE-13: over the walls sees who hovers above them. */
function lookRefusal({ turn }: Fight, creature: Creature): FightRefusal | null {
  if (creature.height === 'air' && !turn.seesWholeMap) return null;
  return refuseAction('not offered', 'MOVE-13', { action: 'look out' });
}

/** COMBAT-12: free and at any time, of anybody; one does not ask about oneself. */
function checkRefusal(
  fight: Fight,
  creature: Creature,
  { target }: ActionOf<'health check'>,
): FightRefusal | null {
  const asked = named(fight, target);
  if (asked && asked !== creature && perceives(fight, creature, asked)) return null;
  const others = Object.values(fight.creatures)
    .filter((one) => one !== creature && perceives(fight, creature, one))
    .map(({ name }) => name);
  return refuseAction('nobody to check', 'COMBAT-12', { self: target === creature.id, others });
}

/** COMBAT-17: special actions of a duel, for those who fight it. */
function duelOnly(fight: Fight, creature: Creature, action: FightAction): FightRefusal | null {
  if (fight.mode === 'duel' && creature.kind === 'hero') return null;
  return refuseAction('not in this fight', 'COMBAT-17', { action: action.do, mode: fight.mode });
}

/** COMBAT-17: free, and on any turn unless the house says otherwise. */
function concedeRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'concede'>,
): FightRefusal | null {
  const elsewhere = duelOnly(fight, creature, action);
  if (elsewhere || mayConcedeNow(fight, creature)) return elsewhere;
  return waitRefusal(fight, creature, 'COMBAT-17');
}

/** COMBAT-17: whether it is the time for it. */
export const mayConcedeNow = ({ concede, turn }: Fight, { id }: Creature): boolean =>
  concede === undefined || turn.of === id;

function thumbRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'thumbs up'>,
): FightRefusal | null {
  const elsewhere = duelOnly(fight, creature, action);
  if (elsewhere) return elsewhere;
  if (fight.thumbsUp.includes(creature.id)) return refuseAction('thumb already up', 'DUEL-05', {});
  if (fight.releasedFor === null && fight.reserve) return null;
  return refuseAction('monster already out', 'DUEL-05', { monster: fight.reserve?.name ?? '' });
}

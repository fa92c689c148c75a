import { lastTile } from '../board/board.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { activationRefusal } from './aiming.ts';
import { conditionRules } from './conditions.ts';
import { type ConditionKind, type Creature } from './creature.ts';
import { thumbRefusal } from './duel-acts.ts';
import { type Fight } from './fight.ts';
import { searchRefusal } from './hiding.ts';
import { mayLookOut } from './line.ts';
import { isOnBoard, risesTo, risingSpeed, waysOf } from './movement.ts';
import { moveRefusal } from './move-refusal.ts';
import { attackRefusal } from './reach-refusal.ts';
import { has } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { mountRefusal, unmountRefusal } from './riding.ts';
import { placingRefusal, takingRefusal } from './trap-deeds.ts';

/** What one does in the own turn, and can be refused then only. */
type OwnDeed = Exclude<FightAction, { do: 'health check' | 'concede' | 'answer' }>;

/** Why not, of what somebody may do whose turn it is and who has an action for it. */
export function onOwnTurn(fight: Fight, creature: Creature, action: OwnDeed): FightRefusal | null {
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
    case 'tinker':
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
  if (to === null || risesTo(fight, creature).leadsTo(to)) return null;
  if (!isOnBoard(fight.board, to))
    return refuseAction('no such tile', 'COND-09', { tile: to, last: lastTile(fight.board) });
  const kinds = waysOf(creature);
  if (!kinds.includes('fly'))
    return refuseAction('cannot move so', 'COND-09', { kind: 'fly', kinds });
  if (has(creature, 'restrained'))
    return refuseAction('condition forbids', conditionRules.restrained, {
      condition: 'restrained',
    });
  return refuseAction('out of reach', 'COND-09', { tile: to, speed: risingSpeed(creature) });
}

const lookRefusal = (fight: Fight, creature: Creature): FightRefusal | null =>
  mayLookOut(fight, creature)
    ? null
    : refuseAction('not offered', 'MOVE-13', { action: 'look out' });

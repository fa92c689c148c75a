import { type Dice } from '../dice.ts';
import { type FightAction } from './action.ts';
import { refusalOf } from './allowed.ts';
import { activate } from './activate-deed.ts';
import { basicAttack } from './attack.ts';
import { type Bout, creatureOf, type Fought } from './bout.ts';
import { boutOf, closed } from './open-bout.ts';
import { endConditions } from './conditions.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { healthWord } from './health.ts';
import { hide, investigate } from './hiding.ts';
import { growIntoRoom } from './levelling.ts';
import { move, rise } from './move-deed.ts';
import { passIdleTurns } from './idle.ts';
import { lookAround } from './perception.ts';
import { type FightRefusal } from './refusal.ts';
import { release } from './release.ts';
import { endTurn, finish, isTurnSpent } from './turns.ts';
import { tell, whoIs } from './tell.ts';

export function takeAction(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  dice: Dice,
): Fought | FightRefusal {
  const refusal = refusalOf(fight, id, action);
  if (refusal) return refusal;
  const bout = boutOf(fight, dice);
  const creature = creatureOf(bout.fight, id);
  // A question changes nothing, so nobody's panel grows stale by it.
  if (action.do === 'health check') {
    askHealth(bout, creature, action.target);
    return { fight, events: bout.events };
  }
  perform(bout, creature, action);
  growIntoRoom(bout);
  if (!bout.fight.outcome && action.do !== 'end turn' && isTurnSpent(bout)) endTurn(bout);
  passIdleTurns(bout);
  bout.fight.step += 1;
  return closed(bout);
}

function perform(bout: Bout, creature: Creature, action: FightAction): void {
  switch (action.do) {
    case 'end turn':
      return endTurn(bout);
    case 'concede':
      return concede(bout, creature);
    case 'attack':
      basicAttack(bout, creature, action);
      break;
    case 'move':
      move(bout, creature, action);
      break;
    case 'activate':
      activate(bout, creature, action);
      break;
    case 'stand up':
      endConditions(bout, creature, 'action', ({ kind }) => kind === 'prone');
      if (action.to !== null) rise(bout, creature, action.to);
      break;
    case 'hide':
      hide(bout, creature);
      break;
    case 'investigate':
      investigate(bout, creature, action.corner);
      break;
    case 'look out':
      bout.fight.turn.seesWholeMap = true;
      tell(bout, 'looked out', ['MOVE-13'], { who: whoIs(creature) });
      break;
    case 'rearm':
      endConditions(bout, creature, 'action', ({ kind }) => kind === 'disarmed');
      break;
    case 'thumbs up':
      thumbUp(bout, creature);
      break;
    default:
      throw new Error(`allowed, but nobody performs it: ${action.do}`);
  }
  lookAround(bout);
  bout.fight.turn.actions -= 1;
}

/** DUEL-06, COMBAT-17: ends the duel at once, on anybody's turn. */
function concede(bout: Bout, creature: Creature): void {
  const other = Object.values(bout.fight.creatures).find(
    (one) => one.kind === 'hero' && one.side !== creature.side,
  );
  tell(bout, 'conceded', ['DUEL-06', 'COMBAT-17'], { who: whoIs(creature) });
  finish(bout, { winner: other?.side ?? null, how: 'concede' }, ['DUEL-06']);
}

/** DUEL-05: when every duelist has given it, the monster comes at once. */
function thumbUp(bout: Bout, creature: Creature): void {
  const { fight } = bout;
  fight.thumbsUp = [...fight.thumbsUp, creature.id];
  tell(bout, 'thumbs up', ['DUEL-05', 'COMBAT-17'], { who: whoIs(creature) });
  const duelists = Object.values(fight.creatures).filter((one) => one.kind === 'hero');
  if (duelists.every(({ id }) => fight.thumbsUp.includes(id))) release(bout, 'DUEL-05');
}

function askHealth(bout: Bout, creature: Creature, target: CreatureId): void {
  const asked = creatureOf(bout.fight, target);
  tell(bout, 'health checked', ['COMBAT-12'], {
    who: whoIs(creature),
    target: whoIs(asked),
    health: healthWord(asked),
  });
}

import { type Dice } from '../dice.ts';
import { positionSeenBy } from '../sight/fight.ts';
import { creatureOf, type Fought } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';
import { legalActions } from './legal.ts';
import { chooseAction } from './mind.ts';
import { takeAction } from './take.ts';

export function playTurn(fight: Fight, creature: CreatureId, dice: Dice): Fought {
  const events: FightEvent[] = [];
  let now = fight;
  while (!now.outcome && now.turn.of === creature && now.step - fight.step < mostActions) {
    const action = chooseAction(positionSeenBy(now, creature), legalActions(now, creature));
    const fought = takeAction(now, creature, action, dice);
    if ('refused' in fought) throw new Error(`the mind of ${creature} may not: ${fought.refused}`);
    now = fought.fight;
    events.push(...fought.events);
  }
  return { fight: now, events };
}

/** No turn has more; a mind that goes on for ever is a bug that must not hang a week. */
const mostActions = 20;

export function playMinds(fight: Fight, dice: Dice): Fought {
  const events: FightEvent[] = [];
  let now = fight;
  while (!now.outcome && creatureOf(now, now.turn.of).player === null) {
    const fought = playTurn(now, now.turn.of, dice);
    now = fought.fight;
    events.push(...fought.events);
  }
  return { fight: now, events };
}

import { type Dice } from '../dice.ts';
import { type FightAction } from './action.ts';
import { type Bout } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';
import { boutOf } from './open-bout.ts';
import { type FightRefusal } from './refusal.ts';
import { mayAsk } from './standing.ts';
import { takeAction, takeIn } from './take.ts';

/** A fight that is played on in place. */
export type RunningFight = {
  /** As it is now. The next action changes it: whoever keeps it copies it. */
  readonly fight: Fight;
  /** `takeAction` of this fight; what happened, or why it did not. */
  take(creature: CreatureId, action: FightAction): FightEvent[] | FightRefusal;
};

/** Where somebody may be asked, each act is worked out on a copy, as it may have to be left. */
export function runFight(from: Fight, dice: Dice, { silent = false } = {}): RunningFight {
  let bout = openedOn(from, dice, silent);
  const asks = mayAsk(from);
  return {
    get fight() {
      return bout.fight;
    },
    take(creature, action) {
      if (!asks) return takeIn(bout, creature, action);
      const fought = takeAction(bout.fight, creature, action, dice);
      if ('refused' in fought) return fought;
      bout = openedOn(fought.fight, dice, silent);
      return fought.events;
    },
  };
}

function openedOn(from: Fight, dice: Dice, silent: boolean): Bout {
  const bout = boutOf(from, dice);
  bout.silent = silent;
  bout.fight.log = [...from.log];
  return bout;
}

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

export const runFight = (from: Fight, dice: Dice, { silent = false } = {}): RunningFight =>
  new Running(from, dice, silent);

/** A class, since a getter of its own for each fight would keep that fight in memory for long. */
class Running implements RunningFight {
  #bout: Bout;
  readonly #dice: Dice;
  readonly #silent: boolean;
  readonly #asks: boolean;

  constructor(from: Fight, dice: Dice, silent: boolean) {
    this.#bout = openedOn(from, dice, silent);
    this.#dice = dice;
    this.#silent = silent;
    this.#asks = mayAsk(from);
  }

  get fight(): Fight {
    return this.#bout.fight;
  }

  /** Where somebody may be asked, each act is worked out on a copy, as it may have to be left. */
  take(creature: CreatureId, action: FightAction): FightEvent[] | FightRefusal {
    if (!this.#asks) return takeIn(this.#bout, creature, action);
    const fought = takeAction(this.#bout.fight, creature, action, this.#dice);
    if ('refused' in fought) return fought;
    this.#bout = openedOn(fought.fight, this.#dice, this.#silent);
    return fought.events;
  }
}

function openedOn(from: Fight, dice: Dice, silent: boolean): Bout {
  const bout = boutOf(from, dice);
  bout.silent = silent;
  bout.fight.log = [...from.log];
  return bout;
}

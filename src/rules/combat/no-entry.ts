import { type CreatureId } from './creature.ts';

/** Why nobody, or not this one, can come into a fight now. */
type NoEntryWhy = 'over' | 'asked' | 'there already' | 'no room' | 'no mount';

/** COMBAT-01: who was to come into a fight cannot. `who`: null where it is about nobody in particular. */
export class NoEntry extends Error {
  readonly why: NoEntryWhy;
  readonly who: CreatureId | null;

  constructor(why: NoEntryWhy, who: CreatureId | null) {
    super(why === 'no room' ? `${who ?? 'who comes'} has no room` : `no way in: ${why}`);
    this.why = why;
    this.who = who;
  }
}

import { type DeadlineId, type HeroId, type Instant } from './names.ts';

/** Deadlines before which whoever lets them run is reminded, once. */
export type Remindable = 'turn' | 'fight turn' | 'feature' | 'betting';
/** What the end of a turn comes to: it is passed, or, of one that was begun, how its hero leaves (TURN-09). */
export type TurnEnd = 'make-up' | 'strike' | 'forfeit' | 'left' | 'played' | 'not come in';
/** Until then somebody can act. */
type Waiting = Remindable | 'loot clock';
/** `quiet end`: the end of quiet hours in which that hero's player was called. */
export type DeadlineKind = Waiting | `${Remindable} reminder` | 'quiet end' | 'next step';
export type Deadline = {
  id: DeadlineId;
  kind: DeadlineKind;
  /** Whose time it is, if it is one hero's. */
  hero: HeroId | null;
  /** For a fight turn: the step of the fight that it belongs to. */
  step: number | null;
  due: Instant;
};

/** The bot could not be reached. `given`: the deadline has been moved for it. */
export type Silence = { from: Instant; to: Instant; given: boolean };

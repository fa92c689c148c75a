import { type EventFor } from '../rules/event.ts';
import { type Refusal } from '../rules/refusal.ts';
import { type GameId } from '../rules/names.ts';

/** What an actor is told of the own act: a refusal, or the events as this actor may know them. */
export type Answer =
  { done: false; refusal: Refusal } | { done: true; game: GameId; act: number; events: EventFor[] };

export const refused = (refusal: Refusal): Answer => ({ done: false, refusal });

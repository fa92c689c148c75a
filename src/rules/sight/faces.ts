import { type EventFor, type GameEvent, type PublicEvent } from '../event.ts';
import { type HeroId } from '../names.ts';

/** The event as everybody may know it; null when nothing of it is public. */
export function publicEvent({ kind, v, rules, public: face }: GameEvent): PublicEvent | null {
  return face === null ? null : ({ kind, v, rules, face } as PublicEvent);
}

/** The event as one hero's player may know it; null when it is no business of theirs. */
export function eventFor(event: GameEvent, hero: HeroId | null): EventFor | null {
  const { kind, v, rules, public: face } = event;
  const own = (hero && event.own[hero]) ?? null;
  return face === null && own === null ? null : ({ kind, v, rules, face, own } as EventFor);
}

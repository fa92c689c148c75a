import { type HeroPlace } from '../../play/ports.ts';
import { type GameId, type HeroId, type Instant } from '../../rules/names.ts';
import { heroKey } from '../desk.ts';
import { remembering } from '../remembered.ts';

/**
 * Where heroes' players read while their own place does not work. Lost with the process, and no
 * harm: the own place is what is stored, and is then tried first.
 */
export interface StandIns {
  /** The one in use, until it is time to try the own place again. */
  current(game: GameId, hero: HeroId): HeroPlace | null;
  /** The one used last, in use or not. */
  last(game: GameId, hero: HeroId): HeroPlace | null;
  /** Used from now on. */
  use(place: HeroPlace): void;
  /** The one used last has its panel elsewhere now. */
  redrawn(place: HeroPlace): void;
  /** No longer used, but its panel may still stand there. */
  left(place: HeroPlace): void;
  forget(place: HeroPlace): void;
  /** Whether a better place than the stored one may be looked for; then not again for a while. */
  mayLook(game: GameId, hero: HeroId): boolean;
  /** Something in this game works again: own places are tried with the next message. */
  retry(game: GameId): void;
}

/** What does not work is tried once in so long, by the clock, in ms. */
const tryEvery = 600_000;

export function standInsOver(now: () => Instant): StandIns {
  const used = remembering<{ place: HeroPlace; since: Instant }>(5000);
  const looked = remembering<{ since: Instant }>(5000);
  const retried = remembering<Instant>(1000);
  const keyOf = ({ game, hero }: HeroPlace) => heroKey(game, hero);
  const isRecent = (game: GameId, one: { since: Instant } | undefined) =>
    one !== undefined &&
    now() - one.since < tryEvery &&
    one.since > (retried.get(game) ?? Number.NEGATIVE_INFINITY);

  return {
    current: (game, hero) => {
      const one = used.get(heroKey(game, hero));
      return one && isRecent(game, one) ? one.place : null;
    },
    last: (game, hero) => used.get(heroKey(game, hero))?.place ?? null,
    use: (place) => used.put(keyOf(place), { place, since: now() }),
    redrawn: (place) => {
      const one = used.get(keyOf(place));
      if (one) used.put(keyOf(place), { ...one, place });
    },
    left: (place) => used.put(keyOf(place), { place, since: Number.NEGATIVE_INFINITY }),
    forget: (place) => used.forget(keyOf(place)),
    mayLook: (game, hero) => {
      const key = heroKey(game, hero);
      if (isRecent(game, looked.get(key))) return false;
      looked.put(key, { since: now() });
      return true;
    },
    retry: (game) => retried.put(game, now()),
  };
}

import { type HeroPlace, type Places } from '../../play/ports.ts';
import { type GameId, type HeroId } from '../../rules/names.ts';
import { type PublicHero } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { remembering } from '../remembered.ts';
import { standInsOver } from './stand-ins.ts';
import { opening, threadName } from './threads.ts';

/** Where heroes' players read. */
export interface Homes {
  /**
   * The hero's place, made when there is none yet: a thread, else direct messages, else nothing.
   * While it does not work, what stands in for it; now and then a better one is looked for.
   */
  of(game: GameId, hero: HeroId, again: boolean): Promise<HeroPlace | null>;
  /** What stands in for this place, which Discord refuses; `gone`: it is not there any more. */
  instead(place: HeroPlace, gone: boolean): Promise<HeroPlace>;
  /** A message has reached this place: answers the one used until then, if there was one. */
  reached(place: HeroPlace): HeroPlace | null;
  /** Keeps where the panel of a place stands. */
  put(place: HeroPlace): Promise<void>;
  /** The hero has left the lobby: its places, whose thread waits for its player to join anew. */
  leave(game: GameId, hero: Pick<PublicHero, 'id' | 'player'>): Promise<HeroPlace[]>;
  /** Something in this game works again that did not. */
  retry(game: GameId): void;
}

export function homesOver(desk: Desk, places: Places): Homes {
  const { asks, wire, now } = desk;
  const standIns = standInsOver(now);
  const open = opening(desk, places);
  /** Threads of those who have left, by game and player; lost with the process, and no harm. */
  const vacant = remembering<HeroPlace>(1000);
  const vacantKey = (game: GameId, { player }: Pick<PublicHero, 'player'>) => `${game}:${player}`;

  async function known(game: GameId, hero: HeroId) {
    const place = await asks.placeOf(game);
    const found = (await asks.publicView(game))?.heroes.find(({ id }) => id === hero);
    return place && found ? { place, found } : null;
  }

  async function make(game: GameId, hero: HeroId, retried: boolean): Promise<HeroPlace | null> {
    const there = await known(game, hero);
    if (!there) return null;
    const before = vacant.get(vacantKey(game, there.found));
    if (before) return returned(before, there.found);
    standIns.mayLook(game, hero);
    const thread = await open.thread(there.place, there.found, retried);
    const made: HeroPlace = thread
      ? { game, hero, way: 'thread', channel: thread, panel: null }
      : await direct({ game, hero }, there.found);
    await places.put(made);
    return made;
  }

  /** Whoever joins anew reads where they did before, and the panel stands there again. */
  async function returned(left: HeroPlace, hero: PublicHero): Promise<HeroPlace> {
    vacant.forget(vacantKey(left.game, hero));
    if (left.channel !== null)
      await wire.renameThread(left.channel, threadName(hero)).catch(() => undefined);
    const made = { ...left, hero: hero.id };
    await places.put(made);
    return made;
  }

  async function direct(
    { game, hero }: Pick<HeroPlace, 'game' | 'hero'>,
    { player }: PublicHero,
  ): Promise<HeroPlace> {
    const channel = await open.direct(player);
    const way = channel === null ? 'ephemeral' : 'direct';
    return { game, hero, way, channel, panel: null };
  }

  /** A better place than this stored one, where there is such now. */
  async function better(place: HeroPlace, again: boolean): Promise<HeroPlace> {
    const { game, hero, way } = place;
    if (way === 'thread' || !standIns.mayLook(game, hero)) return place;
    const there = await known(game, hero);
    if (!there) return place;
    const thread = await open.thread(there.place, there.found, again);
    if (thread !== null) return moved(place, { ...place, way: 'thread', channel: thread });
    if (way === 'direct') return place;
    const next = await direct(place, there.found);
    return next.way === 'direct' ? moved(place, next) : place;
  }

  async function moved(from: HeroPlace, to: HeroPlace): Promise<HeroPlace> {
    const made = { ...to, panel: null };
    await places.put(made);
    standIns.left(from);
    return made;
  }

  /** A thread that is gone gives way to a new one. */
  async function anew(place: HeroPlace): Promise<HeroPlace | null> {
    const there = await known(place.game, place.hero);
    const thread = there && (await open.thread(there.place, there.found, false));
    if (thread === null) return null;
    const made: HeroPlace = { ...place, channel: thread, panel: null };
    await places.put(made);
    return made;
  }

  return {
    of: async (game, hero, again) => {
      const standIn = standIns.current(game, hero);
      if (standIn) return standIn;
      const stored = await places.ofHero(game, hero);
      return stored ? better(stored, again) : make(game, hero, again);
    },
    instead: async (place, gone) => {
      const { game, hero, way } = place;
      const fresh = way === 'thread' && gone ? await anew(place) : null;
      if (fresh) return fresh;
      const last = standIns.last(game, hero);
      const there = way === 'thread' && last?.way !== 'direct' ? await known(game, hero) : null;
      const next: HeroPlace =
        way === 'thread' && last?.way === 'direct'
          ? last
          : there
            ? await direct(place, there.found)
            : { ...place, way: 'ephemeral', channel: null, panel: null };
      standIns.use(next);
      return next;
    },
    reached: (place) => {
      const last = standIns.last(place.game, place.hero);
      if (!last || last.channel === place.channel) return null;
      standIns.forget(last);
      return last;
    },
    put: async (place) => {
      const last = standIns.last(place.game, place.hero);
      if (last && last.channel === place.channel && last.way === place.way) standIns.redrawn(place);
      else await places.put(place);
    },
    leave: async (game, hero) => {
      const [place, last] = [await places.ofHero(game, hero.id), standIns.last(game, hero.id)];
      if (place?.way === 'thread') vacant.put(vacantKey(game, hero), place);
      return [place, last].filter((one) => one !== null);
    },
    retry: (game) => standIns.retry(game),
  };
}

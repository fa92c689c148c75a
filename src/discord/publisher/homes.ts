import { type HeroPlace, type Places } from '../../play/ports.ts';
import { type GameId, type HeroId, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { troubleOf } from '../wire/trouble.ts';
import { type Home, homeAt, panelIn } from './home.ts';
import { type There, threadName, threadsOver } from './threads.ts';

/** Whether the channel of a home is deleted, may be shut to the bot alone, or is neither. */
export type Lost = 'deleted' | 'perhaps' | 'no';

/** Where heroes' players read. All of it is stored: the process may end at any moment. */
export interface Homes {
  /**
   * Where to write now: the way in use or, when it is time to look for a better one, their own
   * thread, else direct messages, else nothing. `again`: an earlier try may have ended on the way.
   */
  of(game: GameId, hero: HeroId, again: boolean): Promise<Home | null>;
  /** What is used instead of this home, which Discord refuses. */
  instead(home: Home, lost: Lost): Promise<Home>;
  /** Takes a player into their thread who is out of it, or uses what else there is. */
  takeIn(home: Home): Promise<Home>;
  /** Keeps where the panel of a home stands. */
  put(home: Home): Promise<void>;
  /** Every channel in which the hero's player may have been written to. */
  all(game: GameId, hero: HeroId): Promise<Home[]>;
  /** Something in this game works again that did not: own threads are tried at once. */
  retry(game: GameId): Promise<void>;
}

/** What does not work is tried once in so long, by the clock, in ms. */
const tryEvery = 600_000;

export function homesOver(desk: Desk, places: Places): Homes {
  const { asks, wire, now } = desk;
  const withThread = threadsOver(desk, places);

  async function known(game: GameId, id: HeroId): Promise<There | null> {
    const table = await asks.placeOf(game);
    const hero = (await asks.publicView(game))?.heroes.find((one) => one.id === id);
    return table && hero ? { table, hero } : null;
  }

  /** An archived thread takes no new name. */
  async function renamed(thread: string, hero: There['hero']): Promise<void> {
    await wire.reopenThread(thread);
    await wire.renameThread(thread, threadName(hero));
  }

  /** Whoever joins anew reads where they did before, and the panel stands there again. */
  async function returned(game: GameId, { hero }: There): Promise<HeroPlace | null> {
    const [left] = await places.ofPlayer(game, hero.player);
    if (!left) return null;
    if (left.thread !== null) await renamed(left.thread, hero).catch(() => undefined);
    const change = { hero: hero.id, until: now() };
    await places.change(left, change);
    return { ...left, ...change };
  }

  async function begun(game: GameId, { hero: { id: hero, player } }: There): Promise<HeroPlace> {
    const nothing = { thread: null, threadPanel: null, direct: null, directPanel: null };
    const place = { game, hero, player, ...nothing, way: 'ephemeral', until: now() } as const;
    await places.put(place);
    return place;
  }

  /** Used for a while, until something better is looked for. */
  async function use(place: HeroPlace, way: HeroPlace['way'], direct = place.direct) {
    const change = { way, direct, until: now() + tryEvery };
    await places.change(place, change);
    return homeAt({ ...place, ...change }, way);
  }

  async function withoutThread(place: HeroPlace): Promise<Home> {
    const direct = place.direct ?? (await openDirect(place.player));
    return use(place, direct === null ? 'ephemeral' : 'direct', direct);
  }

  /** A thread may have been forgotten just while it was noted to be in use. */
  const isSettled = ({ thread, until }: HeroPlace): boolean =>
    until === null ? thread !== null : now() < until;

  async function openDirect(player: PlayerId): Promise<string | null> {
    try {
      return await wire.openDirect(player);
    } catch (error) {
      if (troubleOf(error) !== 'never') throw error;
      return null;
    }
  }

  return {
    of: async (game, hero, again) => {
      const there = await known(game, hero);
      if (!there) return null;
      const stored = (await places.ofHero(game, hero)) ?? (await returned(game, there));
      const place = stored ?? (await begun(game, there));
      if (isSettled(place)) return homeAt(place, place.way);
      const own = await withThread(place, there, again || stored !== null);
      return own ? homeAt(own, 'thread') : withoutThread(place);
    },
    instead: async (home, lost) => {
      const { game, hero, way } = home;
      const there = await known(game, hero);
      const place = await places.ofHero(game, hero);
      if (!there || !place) return { ...home, way: 'ephemeral', channel: null, panel: null };
      if (way !== 'thread') return use(place, 'ephemeral');
      if (lost !== 'no') {
        const nothing = lost === 'deleted' && { thread: null, threadPanel: null };
        const change = { ...nothing, until: now() };
        await places.change(place, change);
        const own = await withThread({ ...place, ...change }, there, true);
        if (own) return homeAt(own, 'thread');
      }
      return withoutThread(place);
    },
    takeIn: async (home) => {
      const there = await known(home.game, home.hero);
      const place = await places.ofHero(home.game, home.hero);
      if (!there || !place) return home;
      const own = await withThread(place, there, false);
      return own ? homeAt(own, 'thread') : withoutThread(place);
    },
    put: (home) => places.change(home, panelIn(home)),
    all: async (game, hero) => {
      const place = await places.ofHero(game, hero);
      const homes = place ? [homeAt(place, 'thread'), homeAt(place, 'direct')] : [];
      return homes.filter(({ channel }) => channel !== null);
    },
    retry: (game) => places.reconsider(game),
  };
}

import { type HeroPlace, type Places } from '../../play/ports.ts';
import { type GameId, type HeroId } from '../../rules/names.ts';
import { type PublicHero } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { limits, shortened } from '../limits.ts';
import { remembering } from '../remembered.ts';
import { plain } from '../views/escape.ts';
import { isPersonGone, troubleOf } from '../wire/trouble.ts';

/** Where heroes' players read. */
export interface Homes {
  /** The hero's place, made when there is none yet: a thread, else direct messages, else nothing. */
  of(game: GameId, hero: HeroId, again: boolean): Promise<HeroPlace | null>;
  /** The next best place, when Discord refuses the present one. */
  worse(place: HeroPlace): Promise<HeroPlace>;
  /** The hero has left the lobby: its place, which waits for its player to join anew. */
  leave(game: GameId, hero: Pick<PublicHero, 'id' | 'player'>): Promise<HeroPlace | null>;
}

export function homesOver({ asks, wire, bot }: Desk, places: Places): Homes {
  /** Threads of those who have left, by game and player; lost with the process, and no harm. */
  const vacant = remembering<HeroPlace>(1000);
  const vacantKey = (game: GameId, { player }: Pick<PublicHero, 'player'>) => `${game}:${player}`;

  async function make(game: GameId, hero: HeroId, retried: boolean): Promise<HeroPlace | null> {
    const place = await asks.placeOf(game);
    const known = (await asks.publicView(game))?.heroes.find(({ id }) => id === hero);
    if (!place || !known) return null;
    const again = vacant.get(vacantKey(game, known));
    if (again) return returned(again, known);
    const thread = await threadFor(place.server, place.channel, known, retried);
    const made: HeroPlace = thread
      ? { game, hero, way: 'thread', channel: thread, panel: null }
      : await direct({ game, hero, way: 'direct', channel: null, panel: null }, known);
    await places.put(made);
    return made;
  }

  /** Whoever joins anew reads where they did before, and the panel stands there again. */
  async function returned(left: HeroPlace, hero: PublicHero): Promise<HeroPlace> {
    vacant.forget(vacantKey(left.game, hero));
    const name = shortened(plain(hero.name), limits.threadName);
    if (left.channel !== null) await wire.renameThread(left.channel, name).catch(() => undefined);
    const made = { ...left, hero: hero.id };
    await places.put(made);
    return made;
  }

  /** Null where threads are not allowed. `again`: an earlier try may have left one behind. */
  async function threadFor(server: string, channel: string, hero: PublicHero, again: boolean) {
    try {
      const name = shortened(plain(hero.name), limits.threadName);
      const left = again ? await leftBehind(server, channel, name) : null;
      const thread = left ?? (await wire.openThread(channel, name));
      await wire.addToThread(thread, hero.player);
      return thread;
    } catch (error) {
      if (troubleOf(error) !== 'never' || isPersonGone(error)) throw error;
      return null;
    }
  }

  async function leftBehind(server: string, channel: string, name: string) {
    const open = await wire.openThreads(server);
    const own = open.find(
      (one) =>
        'owner_id' in one &&
        one.owner_id === bot.id &&
        'parent_id' in one &&
        one.parent_id === channel &&
        one.name === name,
    );
    if (!own) return null;
    const taken = await places.byChannel(own.id);
    return taken ? null : own.id;
  }

  async function direct(place: HeroPlace, hero: PublicHero): Promise<HeroPlace> {
    try {
      const channel = await wire.openDirect(hero.player);
      return { ...place, way: 'direct', channel, panel: null };
    } catch (error) {
      if (troubleOf(error) !== 'never') throw error;
      return { ...place, way: 'ephemeral', channel: null, panel: null };
    }
  }

  return {
    of: async (game, hero, again) => (await places.ofHero(game, hero)) ?? make(game, hero, again),
    leave: async (game, hero) => {
      const place = await places.ofHero(game, hero.id);
      if (place?.way === 'thread') vacant.put(vacantKey(game, hero), place);
      return place;
    },
    worse: async (place) => {
      const known = (await asks.publicView(place.game))?.heroes.find(({ id }) => id === place.hero);
      const next: HeroPlace =
        place.way === 'thread' && known
          ? await direct(place, known)
          : { ...place, way: 'ephemeral', channel: null, panel: null };
      await places.put(next);
      return next;
    },
  };
}

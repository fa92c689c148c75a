import { type GamePlace, type HeroPlace, type Places } from '../../play/ports.ts';
import { type PublicHero } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { limits, shortened } from '../limits.ts';
import { plain } from '../views/escape.ts';
import { isChannelGone, isNoAccess, isPersonGone, troubleOf } from '../wire/trouble.ts';

/** How a hero's thread is called. */
export const threadName = ({ name }: Pick<PublicHero, 'name'>) =>
  shortened(plain(name), limits.threadName);

/** A hero of a game, and where that game is played. */
export type There = { table: Pick<GamePlace, 'server' | 'channel'>; hero: PublicHero };

/** Private threads of heroes: each is noted before anything else can go wrong with it. */
export function threadsOver({ wire, bot }: Pick<Desk, 'wire' | 'bot'>, places: Places) {
  /** An earlier try may have opened one and ended before noting it. */
  async function leftBehind({ server, channel }: There['table'], name: string) {
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
    const taken = await places.byThread(own.id);
    return taken ? null : own.id;
  }

  async function opened(place: HeroPlace, { table, hero }: There, again: boolean) {
    const name = threadName(hero);
    const left = again ? await leftBehind(table, name) : null;
    const thread = left ?? (await wire.openThread(table.channel, name));
    await places.change(place, { thread, threadPanel: null });
    return { ...place, thread, threadPanel: null };
  }

  /** One that nothing was sent to for a week is archived, and takes nobody in. */
  async function asItWas(place: HeroPlace, thread: string) {
    await wire.reopenThread(thread);
    return { ...place, thread };
  }

  const isOpen = (channel: string): Promise<boolean> =>
    wire.channel(channel).then(
      () => true,
      (error: unknown) => !isNoAccess(error),
    );

  /** Deleted; or, as after a stay out of the server, private to others in a channel that is open. */
  async function isLost(error: unknown, thread: string, channel: string): Promise<boolean> {
    if (isChannelGone(error)) return true;
    return isNoAccess(error) && !(await isOpen(thread)) && (await isOpen(channel));
  }

  /**
   * The place with a thread that its player is in, another one where the bot itself cannot be in the
   * old one any more; null where Discord says no, and the thread, if there is one, is kept for the
   * next time. `again`: one may have been opened that is not noted.
   */
  async function withThread(
    place: HeroPlace,
    there: There,
    again: boolean,
  ): Promise<HeroPlace | null> {
    try {
      const { thread } = place;
      const made = await (thread === null ? opened(place, there, again) : asItWas(place, thread));
      await wire.addToThread(made.thread, there.hero.player);
      return made;
    } catch (error) {
      if (troubleOf(error) !== 'never' || isPersonGone(error)) throw error;
      const { thread } = place;
      if (thread === null || !(await isLost(error, thread, there.table.channel))) return null;
      return withThread({ ...place, thread: null, threadPanel: null }, there, true);
    }
  }

  return withThread;
}

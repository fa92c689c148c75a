import { type Places } from '../../play/ports.ts';
import { type PlayerId } from '../../rules/names.ts';
import { type PublicHero } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { limits, shortened } from '../limits.ts';
import { plain } from '../views/escape.ts';
import { isPersonGone, troubleOf } from '../wire/trouble.ts';

/** How a hero's thread is called. */
export const threadName = ({ name }: Pick<PublicHero, 'name'>) =>
  shortened(plain(name), limits.threadName);

/** Opens channels that a hero's player alone reads; null where Discord says no. */
export function opening({ wire, bot }: Pick<Desk, 'wire' | 'bot'>, places: Places) {
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

  return {
    /** `again`: an earlier try may have left one behind. */
    thread: async (
      { server, channel }: { server: string; channel: string },
      hero: PublicHero,
      again: boolean,
    ): Promise<string | null> => {
      try {
        const name = threadName(hero);
        const left = again ? await leftBehind(server, channel, name) : null;
        const thread = left ?? (await wire.openThread(channel, name));
        await wire.addToThread(thread, hero.player);
        return thread;
      } catch (error) {
        if (troubleOf(error) !== 'never' || isPersonGone(error)) throw error;
        return null;
      }
    },
    direct: async (player: PlayerId): Promise<string | null> => {
      try {
        return await wire.openDirect(player);
      } catch (error) {
        if (troubleOf(error) !== 'never') throw error;
        return null;
      }
    },
  };
}

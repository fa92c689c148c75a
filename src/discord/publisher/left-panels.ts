import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { readCustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Home } from './home.ts';
import { type Homes } from './homes.ts';

/** A hero's home as it truly is, and the last message there that is nobody's panel. */
export type Found = { home: Home; below: string | null };

/**
 * An earlier process may have ended between posting a panel, noting it and removing the one before:
 * the newest that stands in the hero's channel is kept, the others are removed.
 */
export function leftPanels({ wire, bot }: Pick<Desk, 'wire' | 'bot'>, homes: Pick<Homes, 'put'>) {
  return async (home: Home, channel: string): Promise<Found> => {
    const messages = await wire.newest(channel).catch((): APIMessage[] => []);
    const whose = messages.map(({ author, components = [] }) =>
      author.id === bot.id ? ownerOf(components) : null,
    );
    const own = messages.filter((_, at) => isOf(home, whose[at] ?? null));
    const below = messages.find((_, at) => whose[at] === null)?.id ?? null;
    const [newest, ...others] = own.map(({ id }) => id);
    if (newest === undefined) return { home, below };
    for (const other of others) await wire.remove(channel, other).catch(() => undefined);
    const found = { ...home, panel: newest };
    if (newest !== home.panel) await homes.put(found);
    return { home: found, below };
  };
}

type Owner = Pick<Home, 'game' | 'hero'>;

const isOf = ({ game, hero }: Home, owner: Owner | null): boolean =>
  owner !== null && owner.game === game && owner.hero === hero;

/** Whose panel it is, if it is one: every panel can be refreshed, by its hero alone. */
function ownerOf(components: readonly APIMessageTopLevelComponent[]): Owner | null {
  for (const row of components) {
    if (row.type !== ComponentType.ActionRow) continue;
    for (const component of row.components) {
      const id = 'custom_id' in component ? readCustomId(component.custom_id) : null;
      if (id === null || id === 'outdated' || id.action !== 'panel') continue;
      if (id.game !== null && id.hero !== null) return { game: id.game, hero: id.hero };
    }
  }
  return null;
}

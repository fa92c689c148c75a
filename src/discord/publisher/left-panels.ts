import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { readCustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Home } from './home.ts';
import { type Homes } from './homes.ts';

/** A hero's home as it truly is, and the last message there that is nobody's panel. */
export type Found = { home: Home; below: string | null };

/**
 * An earlier process may have ended between posting a panel, noting it and removing the one before:
 * the newest that stands in the hero's channel with its text is kept, the others are removed. Where
 * none has its text (the right for embeds is missing), the one that was noted is.
 */
export function leftPanels({ wire, bot }: Pick<Desk, 'wire' | 'bot'>, homes: Pick<Homes, 'put'>) {
  return async (home: Home, channel: string): Promise<Found> => {
    const messages = await wire.newest(channel).catch((): APIMessage[] => []);
    const whose = messages.map(({ author, components = [] }) =>
      author.id === bot.id ? ownerOf(components) : null,
    );
    const own = messages.filter((_, at) => isOf(home, whose[at] ?? null));
    const below = messages.find((_, at) => whose[at] === null)?.id ?? null;
    const kept =
      own.find(({ embeds }) => embeds.length > 0) ??
      own.find(({ id }) => id === home.panel) ??
      own[0];
    if (!kept) return { home, below };
    for (const other of own)
      if (other !== kept) await wire.remove(channel, other.id).catch(() => undefined);
    const found = { ...home, panel: kept.id };
    if (kept.id !== home.panel) await homes.put(found);
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

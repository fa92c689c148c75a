import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { readCustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Home } from './home.ts';
import { type Homes } from './homes.ts';

/** A hero's home as it truly is, and whether something stands below its panel. */
export type Found = { home: Home; buried: boolean };

/**
 * An earlier process may have ended between posting a panel, noting it and removing the one before:
 * the newest that stands in the hero's channel is kept, the others are removed.
 */
export function leftPanels({ wire, bot }: Pick<Desk, 'wire' | 'bot'>, homes: Pick<Homes, 'put'>) {
  return async (home: Home, channel: string): Promise<Found> => {
    const messages = await wire.newest(channel).catch((): APIMessage[] => []);
    const own = messages.filter(
      ({ author, components = [] }) => author.id === bot.id && isPanelOf(components, home),
    );
    const [newest, ...others] = own.map(({ id }) => id);
    if (newest === undefined) return { home, buried: false };
    for (const other of others) await wire.remove(channel, other).catch(() => undefined);
    const found = { ...home, panel: newest };
    if (newest !== home.panel) await homes.put(found);
    return { home: found, buried: messages[0]?.id !== newest };
  };
}

/** Every panel can be refreshed, by its hero alone. */
function isPanelOf(
  components: readonly APIMessageTopLevelComponent[],
  { game, hero }: Home,
): boolean {
  return components.some(
    (row) =>
      row.type === ComponentType.ActionRow &&
      row.components.some((component) => {
        const id = 'custom_id' in component ? readCustomId(component.custom_id) : null;
        if (id === null || id === 'outdated') return false;
        return id.action === 'panel' && id.game === game && id.hero === hero;
      }),
  );
}

import { type OutboxRow } from '../../play/ports.ts';
import { type HeroId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { unshownNote, unshownPanel } from '../views/announcements/unshown.ts';
import { isMessageGone, isTextRefused, isTooManyEdits } from '../wire/trouble.ts';
import { type Deliver } from './delivery.ts';
import { type Home } from './home.ts';
import { type Homes } from './homes.ts';
import { type Panels } from './panels.ts';
import { type TellingHosts } from './telling-hosts.ts';
import { isToHost } from './to-host.ts';

/**
 * Where Discord takes a text for a hero's player from nobody, a hint in words of our own stands in
 * its place, and the hosts hear of it.
 */
export function hintsOver(
  { asks, wire }: Desk,
  homes: Homes,
  panels: Panels,
  hosts: TellingHosts,
  toHero: Deliver,
): Deliver {
  async function hint(row: OutboxRow, hero: HeroId): Promise<string | null> {
    const { note, game, number, nonce } = row;
    const home = await homes.of(game, hero, true);
    if (note.kind === 'panel') return home && panelInstead(home, nonce);
    const view = await asks.publicView(game);
    const player = view?.heroes.find(({ id }) => id === hero)?.player;
    const channel = home?.channel ?? (await asks.placeOf(game))?.channel;
    if (player === undefined || channel === undefined) return null;
    const rings = note.urgent && !('hushed' in note);
    const mention = rings ? [player] : [];
    const sent = await wire.send(channel, unshownNote(number, rings ? player : null), {
      nonce,
      mention,
    });
    panels.bury(channel, sent);
    return sent;
  }

  /** It stands where the panel did, so that the next one that Discord takes is drawn there. */
  async function panelInstead(home: Home, nonce: string): Promise<string | null> {
    const { channel, panel } = home;
    if (channel === null) return null;
    const stands = panel !== null && (await edited(channel, panel)) ? panel : null;
    const hinted = stands ?? (await wire.send(channel, unshownPanel, { nonce }));
    if (stands === null) await homes.put({ ...home, panel: hinted });
    panels.redrawn(hinted, unshownPanel);
    return hinted;
  }

  async function edited(channel: string, panel: string): Promise<boolean> {
    try {
      await wire.edit(channel, panel, unshownPanel);
      return true;
    } catch (error) {
      if (isMessageGone(error) || isTooManyEdits(error)) return false;
      throw error;
    }
  }

  return async (row) => {
    try {
      return await toHero(row);
    } catch (error) {
      const { note } = row;
      if (note.to === 'public' || isToHost(note) || !isTextRefused(error)) throw error;
      if (!(await hosts.refused(row, error))) throw error;
      return hint(row, note.to);
    }
  };
}

import { type OutboxRow, type Places } from '../../play/ports.ts';
import { type GameId, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { isPersonGone } from '../wire/trouble.ts';
import { arrivalsOver } from './arrivals.ts';
import { farewellOver } from './farewell.ts';
import { hintsOver } from './hints.ts';
import { type Homes, homesOver } from './homes.ts';
import { sendingOnce } from './once.ts';
import { panelsOver, type Panels } from './panels.ts';
import { tellingHosts, type TellingHosts } from './telling-hosts.ts';
import { heroMail } from './to-hero.ts';
import { hostMail, isToHost } from './to-host.ts';
import { tableMail } from './to-table.ts';

/** Sends one row of the outbox; answers the message's id, or null where nothing was to be sent. */
export type Deliver = (row: OutboxRow) => Promise<string | null>;

/** What goes on around the outbox. */
export type Around = {
  /** Resolves when what this player is doing right now is answered. */
  idle: (player: PlayerId) => Promise<void>;
  /** A player turned out to have left the server. */
  left: (row: OutboxRow, player: PlayerId) => Promise<void>;
  /** A game goes on: who left while it was paused is noticed now. */
  resumed: (server: string, game: GameId) => Promise<void>;
};

/** To the table goes what is public, to a hero's player what is theirs. */
export function deliveryOver(
  desk: Desk,
  places: Places,
  around: Around,
): { deliver: Deliver; panels: Panels; homes: Homes; hosts: TellingHosts } {
  const sendOnce = sendingOnce(desk);
  const hosts = tellingHosts(desk);
  const toTable = tableMail(desk, sendOnce, around, hosts);
  const homes = homesOver(desk, places);
  const panels = panelsOver(desk, homes);
  const farewell = farewellOver(desk, homes, panels);
  const arrived = arrivalsOver(desk, places, homes, panels);
  const toHome = heroMail(desk, homes, panels, sendOnce, arrived, around);
  const toHero = hintsOver(desk, homes, panels, hosts, toHome);

  /** Somebody who is not there cannot be added to a thread: nothing of theirs waits for it. */
  async function unlessGone(row: OutboxRow): Promise<string | null> {
    try {
      return await toHero(row);
    } catch (error) {
      if (!isPersonGone(error)) throw error;
      const view = await desk.asks.publicView(row.game);
      const hero = view?.heroes.find(({ id }) => id === row.note.to);
      if (hero) await around.left(row, hero.player);
      return null;
    }
  }

  /** Where a panel stood is settled even while the channel takes nothing. */
  async function toAll(row: OutboxRow): Promise<string | null> {
    await farewell(row);
    return toTable(row);
  }

  const toHost = hostMail(desk, sendOnce, around);

  const deliver: Deliver = (row) => {
    if (isToHost(row.note)) return toHost(row);
    return row.note.to === 'public' ? toAll(row) : unlessGone(row);
  };
  return { panels, homes, hosts, deliver };
}

import { type HeroPlace, type OutboxRow } from '../../play/ports.ts';
import { type PlayerId } from '../../rules/names.ts';
import { calledInPublic, heroNote } from '../views/announcements/hero-notes.ts';
import { heroKey, type Desk } from '../desk.ts';
import { isChannelGone, isDirectClosed, isNotAllowed, isThreadClosed } from '../wire/trouble.ts';
import { type Around, type Deliver } from './delivery.ts';
import { type Homes } from './homes.ts';
import { type SendOnce } from './once.ts';
import { type Panels } from './panels.ts';

/** Whoever is called to these is done with what came last. */
const begins = new Set<string>(['turn unlocked', 'duelists named', 'your move', 'played out']);

/** Brings one hero's player what is theirs: messages and the panel, where they read. */
export function heroMail(
  desk: Desk,
  homes: Homes,
  panels: Panels,
  sendOnce: SendOnce,
  around: Around,
): Deliver {
  const { asks, wire, lately } = desk;

  async function atHome(row: OutboxRow, home: HeroPlace, player: PlayerId): Promise<string | null> {
    try {
      if (row.note.kind !== 'panel') return await noteTo(row, home, player);
      await around.idle(player);
      return await panels.draw(home, row.nonce, row.attempts > 0);
    } catch (error) {
      if (isThreadClosed(error) && home.channel !== null) {
        await wire.reopenThread(home.channel);
        throw error;
      }
      const refused = isNotAllowed(error) || isChannelGone(error) || isDirectClosed(error);
      if (!refused || home.way === 'ephemeral') throw error;
      return atHome(row, await homes.worse(home), player);
    }
  }

  async function noteTo(row: OutboxRow, home: HeroPlace, player: PlayerId) {
    const { note, game, number } = row;
    if (note.kind === 'panel' || !('own' in note)) return null;
    if (home.channel === null) return callInPublic(row, player);
    const message = heroNote(note.kind, note, player, number);
    if (!message) return null;
    if (begins.has(note.kind)) lately.forget(heroKey(game, home.hero));
    const sent = await sendOnce(row, home.channel, message.screen, message.sending);
    panels.bury(home.channel);
    // A panel follows whoever is called; below other news it has to be put again.
    if (!note.urgent) await panels.draw(home, `${row.nonce}p`, row.attempts > 0);
    return sent;
  }

  /** Who can be reached nowhere else is called in the channel, by what is public. */
  async function callInPublic(row: OutboxRow, player: PlayerId) {
    const { note, game, number } = row;
    if (note.kind === 'panel' || !('own' in note)) return null;
    const place = await asks.placeOf(game);
    const call = calledInPublic(note.kind, note.face, player, number);
    return place && call ? sendOnce(row, place.channel, call.screen, call.sending) : null;
  }

  /** Asked of Discord before somebody is called: without privileged intents nobody tells us. */
  async function hasLeft(row: OutboxRow, player: PlayerId): Promise<boolean> {
    const place = await asks.placeOf(row.game);
    if (!place) return false;
    const here = await wire.isMember(place.server, player).catch(() => true);
    if (!here) await around.left(row, player);
    return !here;
  }

  return async (row) => {
    const { note, game } = row;
    if (note.to === 'public') return null;
    const home = await homes.of(game, note.to, row.attempts > 0);
    const hero = (await asks.publicView(game))?.heroes.find(({ id }) => id === note.to);
    if (!home || !hero) return null;
    if (note.kind !== 'panel' && note.urgent && (await hasLeft(row, hero.player))) return null;
    return atHome(row, home, hero.player);
  };
}

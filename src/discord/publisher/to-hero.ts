import { type OutboxRow } from '../../play/ports.ts';
import { type HeroId, type PlayerId } from '../../rules/names.ts';
import { calledInPublic, heroNote } from '../views/announcements/hero-notes.ts';
import { numberedFor } from '../views/announcements/index.ts';
import { heroKey, type Desk } from '../desk.ts';
import {
  isChannelGone,
  isDirectClosed,
  isNoAccess,
  isNotAllowed,
  isThreadClosed,
} from '../wire/trouble.ts';
import { type Around, type Deliver } from './delivery.ts';
import { type Home } from './home.ts';
import { type Homes, type Lost } from './homes.ts';
import { sentBefore, type SendOnce } from './once.ts';
import { type Panels } from './panels.ts';
import { isToHost } from './to-host.ts';

/** Whoever reads of these is done with what came last. */
const begins = new Set<string>([
  ...['levelled', 'turn unlocked', 'passed', 'stood in', 'turn ended', 'died'],
  ...['duelists named', 'your move', 'played out', 'bets returned', 'duel called off'],
]);

/** `mark`: what ends a message of theirs. */
type Reader = { player: PlayerId; mark: string };

/** After a stay out of the server the bot is shut out of threads, and they are still there. */
const lostBy = (error: unknown): Lost => {
  if (isChannelGone(error)) return 'deleted';
  return isNoAccess(error) ? 'perhaps' : 'no';
};

/** Only the panel that follows a message. */
const asPanel = (row: OutboxRow, to: HeroId): OutboxRow => ({
  ...row,
  nonce: `${row.nonce}p`,
  note: { to, kind: 'panel', urgent: false },
});

/** Brings one hero's player what is theirs: messages and the panel, where they read. */
export function heroMail(
  desk: Desk,
  homes: Homes,
  panels: Panels,
  sendOnce: SendOnce,
  arrived: (home: Home) => Promise<void>,
  around: Around,
): Deliver {
  const { asks, wire, lately } = desk;
  const before = sentBefore(desk);

  /** `moves`: how often this message has gone elsewhere already. */
  async function atHome(
    row: OutboxRow,
    home: Home,
    reader: Reader,
    moves = 0,
  ): Promise<string | null> {
    try {
      const sent = await into(row, home, reader);
      if (sent !== null) await arrived(home);
      return sent;
    } catch (error) {
      const closed = isThreadClosed(error);
      if (closed && home.channel !== null && (await reopened(home.channel))) throw error;
      const refused =
        closed || isNotAllowed(error) || isChannelGone(error) || isDirectClosed(error);
      if (!refused || home.way === 'ephemeral') throw error;
      const lost = moves === 0 ? lostBy(error) : 'no';
      return atHome(row, await homes.instead(home, lost), reader, moves + 1);
    }
  }

  async function into(row: OutboxRow, home: Home, reader: Reader): Promise<string | null> {
    if (row.note.kind !== 'panel') return noteTo(row, home, reader);
    await around.idle(reader.player);
    return panels.draw(home, row.nonce, row.attempts > 0);
  }

  /** False where that takes a right that the bot has not. */
  async function reopened(thread: string): Promise<boolean> {
    try {
      await wire.reopenThread(thread);
      return true;
    } catch (error) {
      if (!isNotAllowed(error) && !isThreadClosed(error)) throw error;
      return false;
    }
  }

  async function noteTo(row: OutboxRow, home: Home, reader: Reader) {
    const { note, game } = row;
    const { player, mark } = reader;
    if (note.kind === 'panel' || !('own' in note)) return null;
    if (home.channel === null) return callInPublic(row, home, reader);
    const message = heroNote(note.kind, note, { game, hero: home.hero, player, mark });
    if (!message) return null;
    const place = home.onTrial ? await tried(row, home) : home;
    // What came of a press is shown before it is dropped.
    if (!note.urgent) await around.idle(player);
    if (begins.has(note.kind)) lately.forget(heroKey(game, home.hero));
    const sent = await sendOnce(row, home.channel, { ...message, mark });
    panels.bury(home.channel, sent);
    // A panel follows whoever is called; below other news it has to be put again.
    if (!note.urgent) await panels.draw(place, `${row.nonce}p`, row.attempts > 0);
    return sent;
  }

  /** A way works only where the panel can stand, too: what is told before that is told twice. */
  async function tried(row: OutboxRow, home: Home): Promise<Home> {
    return { ...home, panel: await panels.draw(home, `${row.nonce}t`, row.attempts > 0) };
  }

  /** Who can be reached nowhere else is called in the channel, by what is public. */
  async function callInPublic(row: OutboxRow, { hero }: Home, { player, mark }: Reader) {
    const { note, game } = row;
    if (note.kind === 'panel' || !('own' in note)) return null;
    const place = await asks.placeOf(game);
    const call = calledInPublic(note.kind, note, { game, hero, player, mark });
    return place && call ? sendOnce(row, place.channel, { ...call, mark }) : null;
  }

  /**
   * Where whoever is called reads, who may have left their thread or the server, and be back; null:
   * they are gone. Asked of Discord each time: without privileged intents nobody tells us.
   */
  async function reached(row: OutboxRow, home: Home, player: PlayerId): Promise<Home | null> {
    const { way, channel } = home;
    const inside =
      way === 'thread' && channel !== null
        ? await wire.isInThread(channel, player).catch(() => null)
        : null;
    if (inside === true) return home;
    if (await hasLeft(row, player)) return null;
    return inside === false ? homes.takeIn(home) : home;
  }

  async function hasLeft(row: OutboxRow, player: PlayerId): Promise<boolean> {
    const place = await asks.placeOf(row.game);
    if (!place) return false;
    const here = await wire.isMember(place.server, player).catch(() => true);
    if (!here) await around.left(row, player);
    return !here;
  }

  /** What was told where its player read before is not told again where they read now. */
  async function toldElsewhere(row: OutboxRow, home: Home, mark: string) {
    const others = (await homes.all(home.game, home.hero)).filter(({ way }) => way !== home.way);
    return before(
      row,
      mark,
      others.flatMap(({ channel }) => channel ?? []),
    );
  }

  return async (row) => {
    const { note, game } = row;
    if (note.to === 'public' || isToHost(note)) return null;
    const found = await homes.of(game, note.to, row.attempts > 0);
    const view = await asks.publicView(game);
    const hero = view?.heroes.find(({ id }) => id === note.to);
    if (!found || !view || !hero) return null;
    const { player, name } = hero;
    const calls = note.kind !== 'panel' && note.urgent;
    const home = calls ? await reached(row, found, player) : found;
    if (!home) return null;
    const reader = { player, mark: numberedFor(row.number, name, view.name) };
    const told = note.kind === 'panel' ? null : await toldElsewhere(row, home, reader.mark);
    if (told === null) return atHome(row, home, reader);
    if (!note.urgent) await atHome(asPanel(row, note.to), home, reader);
    return told;
  };
}

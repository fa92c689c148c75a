import { type OutboxRow } from '../../play/ports.ts';
import { allowedIn } from '../allowed.ts';
import { type Desk } from '../desk.ts';
import { missingIn, type Permission } from '../permissions.ts';
import { announcementOf } from '../views/announcements/index.ts';
import {
  blocked,
  channelGone,
  lacksRight,
  serverGone,
  unshownTo,
  waitedTooLong,
} from '../views/announcements/unshown.ts';
import { codeOf, isTextBlocked } from '../wire/trouble.ts';
import { type Place, toHosts } from './to-hosts.ts';
import { reasons } from './verdict.ts';

/**
 * Tells a game's hosts what cannot be shown, and what can be done. Each answers false where a host
 * could not be told just now and is to be told by the next try; one who takes no messages is passed
 * over. What is of the game's channel is told for its announcements alone.
 */
export interface TellingHosts {
  /** The game's channel or the bot's place in the server is gone; once, until that changes. */
  gone(row: OutboxRow, reason: string): Promise<boolean>;
  /** This waits for a right; told once for each reason, for which the row is asked. */
  waits(row: OutboxRow, error: unknown): Promise<boolean>;
  /** This has waited for a right too long and is not tried again. */
  gaveUp(row: OutboxRow, error: unknown): Promise<boolean>;
  /** Discord takes this text from nobody. Of a hero's own never a word of what it says. */
  refused(row: OutboxRow, error: unknown): Promise<boolean>;
}

const noAccess = 50_001;
const day = 24 * 3_600_000;

export function tellingHosts(desk: Desk): TellingHosts {
  const { wire, bot, now } = desk;
  const tell = toHosts(desk);

  /** By name, or what the code stands for where the right is back already. */
  async function lacking(place: Place, error: unknown): Promise<readonly Permission['code'][]> {
    const missing = missingIn(await allowedIn(wire, { ...place, bot: bot.id }), 'needed');
    const codes = missing.map(({ code }) => code);
    if (codes.length === 0) return [codeOf(error) === noAccess ? 'ViewChannel' : 'SendMessages'];
    return codes.includes('ViewChannel') ? ['ViewChannel'] : codes;
  }

  const isTold = async ({ game, reason: before }: OutboxRow, reason: string) =>
    before === reason ||
    (await desk.parked(game)).some((one) => one.to === 'public' && one.reason === reason);

  return {
    gone: async (row, reason) => {
      if (row.note.to !== 'public' || (await isTold(row, reason))) return true;
      return tell(row, { of: row.id, what: reason }, (view) =>
        reason === reasons.serverGone ? serverGone(view, bot.invite) : channelGone(view),
      );
    },
    waits: async (row, error) => {
      const reason = String(codeOf(error));
      if (row.note.to !== 'public' || row.reason === reason) return true;
      return tell(row, { of: row.id, what: reason }, async (view, place) =>
        lacksRight(view, place.channel, await lacking(place, error)),
      );
    },
    gaveUp: async (row, error) =>
      row.note.to !== 'public' ||
      tell(row, { of: row.id, what: 'too long' }, async (view, place) =>
        waitedTooLong(
          view,
          { ...aboutOf(row), channel: place.channel },
          await lacking(place, error),
        ),
      ),
    refused: (row, error) => {
      const code = codeOf(error) ?? 0;
      const why = isTextBlocked(error) ? 'filter' : code;
      const { to } = row.note;
      if (to === 'public')
        return tell(row, { of: row.id, what: String(code) }, (view, { channel }) =>
          blocked(view, { ...aboutOf(row), channel, why }),
        );
      // One blocked word may stand in all that a hero's player reads: hosts hear of it once a day.
      const today = `${code}/${Math.floor(now() / day)}`;
      return tell(row, { of: `${row.game}/${to}`, what: today }, (view) =>
        unshownTo(view, to, why),
      );
    },
  };
}

/** Which announcement it is: its number and its title. */
function aboutOf({ note, game, number }: OutboxRow): { number: number; title: string } {
  const screen = 'face' in note ? announcementOf(note.kind, note.face ?? {}, game, number) : null;
  return { number, title: screen?.embeds?.[0]?.title ?? '' };
}

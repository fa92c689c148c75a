import { type OutboxRow } from '../../play/ports.ts';
import { numbered } from '../views/announcements/index.ts';
import { inParts, numberedPart } from '../views/announcements/parts.ts';
import { type Desk } from '../desk.ts';
import { instantOf } from '../interactions/caller.ts';
import { type Screen } from '../screen.ts';
import { type Sending } from '../wire/body.ts';
import { isNotAllowed, troubleOf } from '../wire/trouble.ts';

/** Sends a row's message so that it stands there once, however often it is tried. */
export type SendOnce = (
  row: OutboxRow,
  channel: string,
  screen: Screen,
  sending?: Sending,
) => Promise<string>;

/** Discord remembers a nonce for a few minutes; in doubt we look ourselves after one. */
const nonceLasts = 60_000;
/** The message may carry a time a little before the try that we noted. */
const clockSlack = 10_000;

/** Looks in a channel for the message with this mark that an earlier try has left there. */
const lookingBack =
  ({ wire, bot }: Pick<Desk, 'wire' | 'bot'>) =>
  async (row: OutboxRow, channel: string, mark: string): Promise<string | null> => {
    const since = (row.triedAt ?? 0) - clockSlack;
    const marked = new RegExp(`${mark}(?!\\d| · )`);
    const found = (await wire.newest(channel)).find(
      ({ id, author, content, embeds }) =>
        author.id === bot.id &&
        instantOf(id) >= since &&
        marked.test(embeds[0]?.footer?.text ?? content),
    );
    return found?.id ?? null;
  };

/**
 * Whether an earlier try has left a row's message in one of these channels: a nonce is remembered
 * for one channel only. Answers its id.
 */
export function sentBefore(desk: Pick<Desk, 'wire' | 'bot'>) {
  const earlier = lookingBack(desk);
  return async (row: OutboxRow, channels: readonly string[]): Promise<string | null> => {
    if (row.attempts === 0) return null;
    for (const channel of channels) {
      const found = await earlier(row, channel, numbered(row.number)).catch((error: unknown) => {
        if (troubleOf(error) !== 'never') throw error;
        return null;
      });
      if (found !== null) return found;
    }
    return null;
  };
}

/**
 * By its nonce at first, later by the number that readers see. Where the bot may attach no files, a
 * text that wants one is sent as several messages.
 */
export function sendingOnce({ wire, bot, now }: Pick<Desk, 'wire' | 'bot' | 'now'>): SendOnce {
  const earlier = lookingBack({ wire, bot });

  type Message = { mark: string; screen: Screen; sending: Sending };
  async function once(row: OutboxRow, channel: string, { mark, screen, sending }: Message) {
    const doubtful = row.attempts > 0 && row.triedAt !== null && now() - row.triedAt > nonceLasts;
    const sent = doubtful ? await earlier(row, channel, mark) : null;
    return sent ?? (await wire.send(channel, screen, { nonce: row.nonce, ...sending }));
  }

  async function partByPart(row: OutboxRow, channel: string, screen: Screen, sending: Sending) {
    const parts = inParts(screen, row.number);
    let last = '';
    for (const [at, part] of parts.entries()) {
      const nonce = `${row.nonce}.${at}`;
      const mark = numberedPart(row.number, at + 1, parts.length);
      const calls = at === 0 ? sending : {};
      last = await once(row, channel, { mark, screen: part, sending: { ...calls, nonce } });
    }
    return last;
  }

  return async (row, channel, screen, sending = {}) => {
    try {
      return await once(row, channel, { mark: numbered(row.number), screen, sending });
    } catch (error) {
      if (screen.file === undefined || !isNotAllowed(error)) throw error;
      return partByPart(row, channel, screen, sending);
    }
  };
}

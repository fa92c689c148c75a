import { type OutboxRow } from '../../play/ports.ts';
import { numbered } from '../views/announcements/index.ts';
import { inParts, partMark } from '../views/announcements/parts.ts';
import { type Desk } from '../desk.ts';
import { type Screen } from '../screen.ts';
import { type Sending } from '../wire/body.ts';
import { isNotAllowed, troubleOf } from '../wire/trouble.ts';

/** `mark`: what stands below it, and tells it from all others in that channel. */
export type Marked = { screen: Screen; mark: string; sending?: Sending };

/** Sends a row's message so that it stands there once, however often it is tried. */
export type SendOnce = (row: OutboxRow, channel: string, marked: Marked) => Promise<string>;

/** Discord remembers a nonce for a few minutes; in doubt we look ourselves after one. */
const nonceLasts = 60_000;
/** The message may carry a time a little before the try that we noted. */
const clockSlack = 10_000;

/** Looks in a channel for the message with this mark that an earlier try has left there. */
const lookingBack =
  ({ wire, bot }: Pick<Desk, 'wire' | 'bot'>) =>
  async (row: OutboxRow, channel: string, mark: string): Promise<string | null> => {
    const since = (row.triedAt ?? 0) - clockSlack;
    // A hint in its place has nobody's words in it, so nothing but the number.
    const ends = (content: string) => [mark, numbered(row.number)].includes(lastLine(content));
    const found = (await wire.since(channel, since)).find(
      ({ author, content, embeds }) =>
        author.id === bot.id &&
        (embeds.length > 0 ? embeds[0]?.footer?.text === mark : ends(content)),
    );
    return found?.id ?? null;
  };

const lastLine = (content: string): string => /(?:^|\n)-# (.*)$/.exec(content)?.[1] ?? '';

/**
 * Whether an earlier try has left a row's message in one of these channels: a nonce is remembered
 * for one channel only. Answers its id.
 */
export function sentBefore(desk: Pick<Desk, 'wire' | 'bot'>) {
  const earlier = lookingBack(desk);
  return async (row: OutboxRow, mark: string, channels: readonly string[]) => {
    if (row.attempts === 0) return null;
    for (const channel of channels) {
      const found = await earlier(row, channel, mark).catch((error: unknown) => {
        if (troubleOf(error) !== 'never') throw error;
        return null;
      });
      if (found !== null) return found;
    }
    return null;
  };
}

/**
 * By its nonce at first, later by the mark that readers see. Where the bot may attach no files, a
 * text that wants one is sent as several messages.
 */
export function sendingOnce({ wire, bot, now }: Pick<Desk, 'wire' | 'bot' | 'now'>): SendOnce {
  const earlier = lookingBack({ wire, bot });

  async function once(row: OutboxRow, channel: string, { mark, screen, sending }: Marked) {
    const doubtful = row.attempts > 0 && row.triedAt !== null && now() - row.triedAt > nonceLasts;
    const sent = doubtful ? await earlier(row, channel, mark) : null;
    return sent ?? (await wire.send(channel, screen, { nonce: row.nonce, ...sending }));
  }

  async function partByPart(row: OutboxRow, channel: string, { screen, mark, sending }: Marked) {
    const parts = inParts(screen, mark);
    let last = '';
    for (const [at, part] of parts.entries()) {
      const nonce = `${row.nonce}.${at}`;
      const end = partMark(mark, at + 1, parts.length);
      const calls = at === 0 ? sending : {};
      last = await once(row, channel, { mark: end, screen: part, sending: { ...calls, nonce } });
    }
    return last;
  }

  return async (row, channel, marked) => {
    try {
      return await once(row, channel, marked);
    } catch (error) {
      if (marked.screen.file === undefined || !isNotAllowed(error)) throw error;
      return partByPart(row, channel, marked);
    }
  };
}

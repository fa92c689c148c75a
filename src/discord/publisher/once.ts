import { type OutboxRow } from '../../play/ports.ts';
import { numbered } from '../announcements/index.ts';
import { type Desk } from '../desk.ts';
import { instantOf } from '../interactions/caller.ts';
import { type Screen } from '../screen.ts';
import { type Sending } from '../wire/body.ts';

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

/** By its nonce at first, later by the number that readers see. */
export function sendingOnce({ wire, bot, now }: Pick<Desk, 'wire' | 'bot' | 'now'>): SendOnce {
  async function earlier(row: OutboxRow, channel: string): Promise<string | null> {
    const since = (row.triedAt ?? 0) - clockSlack;
    const mark = new RegExp(`${numbered(row.number)}(?!\\d)`);
    const found = (await wire.newest(channel)).find(
      ({ id, author, content, embeds }) =>
        author.id === bot.id &&
        instantOf(id) >= since &&
        mark.test(embeds[0]?.footer?.text ?? content),
    );
    return found?.id ?? null;
  }

  return async (row, channel, screen, sending = {}) => {
    const doubtful = row.attempts > 0 && row.triedAt !== null && now() - row.triedAt > nonceLasts;
    const sent = doubtful ? await earlier(row, channel) : null;
    return sent ?? (await wire.send(channel, screen, { ...sending, nonce: row.nonce }));
  };
}

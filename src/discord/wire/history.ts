import { Routes, SnowflakeUtil, type APIMessage, type REST } from 'discord.js';
import { type Instant } from '../../rules/names.ts';

/** As many as Discord hands out at once. */
const page = 100;
const mostPages = 10;
/** Discord's ids count from here (ms). */
const firstInstant = Number(SnowflakeUtil.epoch);

/** What was written in a channel since then, oldest first; the first 1,000 messages at most. */
export async function messagesSince(
  rest: REST,
  channel: string,
  then: Instant,
): Promise<APIMessage[]> {
  const found: APIMessage[] = [];
  let after = String(SnowflakeUtil.generate({ timestamp: Math.max(then, firstInstant) }));
  for (let pages = 0; pages < mostPages; pages++) {
    const query = new URLSearchParams({ limit: String(page), after });
    const next = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
    found.push(...next.toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1)));
    after = found.at(-1)?.id ?? after;
    if (next.length < page) break;
  }
  return found;
}

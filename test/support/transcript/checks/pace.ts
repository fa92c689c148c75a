import { type Entry, type RequestEntry } from '../play/stage-types.ts';
import { pathOf } from './payload.ts';

const SECOND = 1_000;

/** What Discord was seen to allow in a channel: so many of these in so long. */
const allowances: { method: string; path: RegExp; amount: number; window: number }[] = [
  { method: 'POST', path: /^\/channels\/(\d+)\/messages$/, amount: 5, window: 5 * SECOND },
  { method: 'PATCH', path: /^\/channels\/(\d+)\/messages\/\d+$/, amount: 5, window: 5 * SECOND },
  { method: 'DELETE', path: /^\/channels\/(\d+)\/messages\/\d+$/, amount: 5, window: SECOND },
  { method: 'PATCH', path: /^\/channels\/(\d+)$/, amount: 5, window: 5 * SECOND },
  { method: 'POST', path: /^\/channels\/(\d+)\/threads$/, amount: 50, window: 300 * SECOND },
];

/**
 * Where the bot would have to wait longer than `within` ms at Discord’s own pace for what it sent in
 * a step, were it to send it when it did.
 */
export function wouldWait(entries: readonly Entry[], within: number): string[] {
  return allowances.flatMap(({ method, path, amount, window }) => {
    const channels = new Map<string, RequestEntry[]>();
    for (const entry of entries) {
      if (entry.kind !== 'request' || entry.method !== method || entry.status >= 300) continue;
      const channel = path.exec(pathOf(entry))?.[1];
      if (channel !== undefined) channels.set(channel, [...(channels.get(channel) ?? []), entry]);
    }
    return [...channels].flatMap(([channel, sent]) => {
      const waited = longestWait(
        sent.map(({ at }) => Date.parse(at)),
        amount,
        window,
      );
      if (waited <= within) return [];
      return [
        `${sent.length} × ${method} in channel ${channel} would make Discord’s bot wait ${waited} ms`,
      ];
    });
  });
}

/** Each window begins with the first request that no earlier one has taken in. */
function longestWait(times: readonly number[], amount: number, window: number): number {
  let [left, ends, longest] = [0, -Infinity, 0];
  for (const at of times) {
    if (at >= ends) [left, ends] = [amount, at + window];
    else if (left === 0) [left, ends] = [amount, ends + window];
    longest = Math.max(longest, ends - window - at);
    left--;
  }
  return longest;
}

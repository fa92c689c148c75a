import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { SECOND } from '../clock.ts';
import { allowanceOf } from './allowances.ts';

type Bucket = { left: number; resetsAt: number };

export type Limits = {
  /** Counts a request. Answers the headers that tell of it, or refuses it with 429. */
  take(
    bot: string,
    method: string,
    route: string,
    major: string,
    exempt: boolean,
  ): Record<string, string>;
  /** How much roomier than Discord's: 1 is Discord's own, 0 none at all. */
  pace: number;
};

const GLOBAL_A_SECOND = 50;
const KEPT_BUCKETS = 500;

const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');

const seconds = (ms: number): string => (Math.max(0, ms) / SECOND).toFixed(3);

type Scope = 'user' | 'global' | 'shared';

/** The answer to one request too many. */
export function limited(
  scope: Scope,
  retryAfter: number,
  headers: Record<string, string> = {},
): Refusal {
  const wait = Math.max(0.001, retryAfter / SECOND);
  const body = {
    message: 'You are being rate limited.',
    retry_after: wait,
    global: scope === 'global',
    code: 0,
  };
  return new Refusal(429, body, {
    ...headers,
    'retry-after': String(Math.ceil(wait)),
    'x-ratelimit-scope': scope,
    ...(scope === 'global' && { 'x-ratelimit-global': 'true' }),
  });
}

export function openLimits(now: () => number, pace: number): Limits {
  const buckets = new Map<string, Bucket>();

  function use(key: string, amount: number, window: number): Bucket & { refused: boolean } {
    const at = now();
    let bucket = buckets.get(key);
    if (!bucket || bucket.resetsAt <= at) {
      buckets.delete(key);
      bucket = { left: amount, resetsAt: at + window };
      buckets.set(key, bucket);
    }
    const refused = bucket.left <= 0;
    if (!refused) bucket.left--;
    return { ...bucket, refused };
  }

  function sweep(): void {
    if (buckets.size <= KEPT_BUCKETS) return;
    for (const [key, bucket] of buckets) if (bucket.resetsAt <= now()) buckets.delete(key);
  }

  return {
    pace,
    take(bot, method, route, major, exempt) {
      if (this.pace === 0) return {};
      sweep();
      if (!exempt) {
        const whole = use(`global ${bot}`, GLOBAL_A_SECOND * this.pace, SECOND);
        if (whole.refused) throw limited('global', whole.resetsAt - now());
      }
      const allowance = allowanceOf(method, route);
      if (!allowance) return {};
      const amount = Math.ceil(allowance.amount * this.pace);
      const bucket = use(`${bot} ${allowance.name} ${major}`, amount, allowance.window);
      const headers = {
        'x-ratelimit-limit': String(amount),
        'x-ratelimit-remaining': String(bucket.left),
        'x-ratelimit-reset': seconds(bucket.resetsAt),
        'x-ratelimit-reset-after': seconds(bucket.resetsAt - now()),
        'x-ratelimit-bucket': hashOf(allowance.name),
      };
      if (bucket.refused) throw limited('user', bucket.resetsAt - now(), headers);
      return headers;
    },
  };
}

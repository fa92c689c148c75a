import { asWord } from '../json.ts';
import { DAY, HOUR, iso, MINUTE, SECOND } from '../clock.ts';
import { archiveIdleThreads } from '../deeds/threads.ts';
import { type Stage } from '../stage.ts';
import { type Endpoint, type Wish } from './endpoint.ts';
import { barred, senseless } from './wrong.ts';

const UNITS: Record<string, number> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

function lengthOf(by: unknown): number {
  if (typeof by === 'number') return by;
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([smhd])$/.exec(String(by)) ?? [];
  const ms = Number(amount) * (UNITS[unit ?? ''] ?? NaN);
  if (Number.isNaN(ms)) throw senseless('“by” is a number of ms, or one like 30s, 15m, 3h, 2d.');
  return ms;
}

function goal(stage: Stage, { to, by }: Wish['body']): number {
  if (by !== undefined && by !== null) return stage.clock.now() + lengthOf(by);
  const at = typeof to === 'number' ? to : Date.parse(asWord(to));
  if (Number.isNaN(at)) throw senseless('“to” is a time like 2026-11-21T09:00:00Z.');
  return at;
}

async function move(stage: Stage, { body }: Wish): Promise<object> {
  const at = goal(stage, body);
  if (at < stage.clock.now()) throw barred('The clock does not go back.');
  await stage.clock.move(at);
  archiveIdleThreads(stage);
  return { now: iso(stage.clock.now()) };
}

export const clockEndpoints: Endpoint[] = [
  { method: 'GET', path: '/clock', handle: (stage) => ({ now: iso(stage.clock.now()) }) },
  { method: 'POST', path: '/clock', handle: move },
];

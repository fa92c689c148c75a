import { hostname } from 'node:os';
import { type Presence } from '../play/ports.ts';
import { CannotLogIn } from './gateway.ts';
import { factsOf, type Log } from './log.ts';
import { cannotLogIn } from './views/cannot-log-in.ts';

/** How often a process says that it lives, and how often one that waits looks again. */
const beatEvery = 5_000;
const lookEvery = 1_000;

type Parts = {
  presence: Presence;
  token: string;
  process: string;
  now: () => number;
  log: Log;
  fatal: (reason: CannotLogIn) => void;
};

/**
 * Keeps two processes from serving with one token: waits while another one lives, then says that
 * this one does. One that slept so long that another took its place is done (`fatal`).
 */
export async function takeTurn({ presence, token, process: run, now, log, fatal }: Parts) {
  const name = `${hostname()}:${process.pid}:${run}`;
  const beat = () => presence.beat(token, name, now());
  let told = false;
  for (let { other } = await beat(); other !== null; { other } = await beat()) {
    if (isDeadHere(other)) {
      await presence.leave(token, other);
      continue;
    }
    if (!told) log.warn({ other }, 'another process serves with this token; waiting for its end');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
  const timer = setInterval(() => {
    beat().then(
      ({ other }) => other !== null && fatal(overtaken(other)),
      (error: unknown) => {
        log.warn(factsOf(error), 'the database could not be told that this process lives');
      },
    );
  }, beatEvery);
  return {
    leave: async () => {
      clearInterval(timer);
      await presence.leave(token, name).catch(() => undefined);
    },
  };
}

const overtaken = (other: string) => new CannotLogIn(cannotLogIn.overtaken(other), true);

/** A process of this machine that was killed need not be waited for. */
export function isDeadHere(name: string): boolean {
  const [host, pid] = name.split(':');
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

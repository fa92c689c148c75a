import { type Play } from '../play/index.ts';
import { type Clock, type Store } from '../play/ports.ts';

const every = 20_000;
/** A gap no longer than this is a reconnection, and not told from the pause between two looks. */
const silence = 60_000;

/** Whether the bot can be reached, and since when it was last known to be. */
export type Seen = {
  /** True while players can act and no lost time is owed to them; else nothing may lapse. */
  inReach(): boolean;
  /** The connection stands: gives back what was lost since it last did, and watches from now on. */
  begin(): Promise<void>;
  /** Looks at once. */
  look(): Promise<void>;
  /** Time that a clock passes over on its move to `to` is not lost, where the bot can be reached. */
  across(to: number, move: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * Keeps when the bot was last in reach. After a silence what it took from the deadlines is given
 * back, once, before anything falls due.
 */
export function keepSeen(
  play: Play,
  { presence, silences }: Store,
  clock: Clock,
  connected: () => boolean,
  failed: (error: unknown) => void,
): Seen {
  let timer: NodeJS.Timeout | undefined;
  let last: number | null = null;
  /** What games are owed, from an earlier process perhaps, has not been looked at yet. */
  let owing = true;
  const inReach = (): boolean =>
    last !== null && !owing && connected() && clock.now() - last <= silence;
  const noteSince = async (before: number | null): Promise<void> => {
    const here = clock.now();
    const wasAway = before !== null && here - before > silence;
    owing ||= wasAway;
    await (wasAway ? silences.note(before, here) : presence.seen(here));
    last = Math.max(last ?? here, here);
    if (owing) await play.giveBack();
    owing = false;
  };
  let looking: Promise<void> | null = null;
  /** One look at a time: whoever comes meanwhile waits for the end of that. */
  const alone = (note: () => Promise<void>): Promise<void> => {
    looking ??= note().finally(() => (looking = null));
    return looking;
  };
  const look = (): Promise<void> => {
    if (looking) return looking;
    const mine = last;
    if (mine === null || !connected()) return Promise.resolve();
    // Another process may have served while this one slept.
    return alone(async () => noteSince(Math.max(mine, (await presence.lastSeen()) ?? mine)));
  };
  return {
    inReach,
    look,
    async begin() {
      await alone(async () => noteSince(await presence.lastSeen()));
      timer = setInterval(() => void look().catch(failed), every);
    },
    async across(to, move) {
      const reached = inReach();
      // Before it: who is killed right after the leap was no more away than who is not.
      if (reached) await presence.seen(Math.max(to, clock.now()));
      move();
      if (reached) last = clock.now();
    },
    close() {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

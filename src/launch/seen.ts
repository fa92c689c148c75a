import { type Play } from '../play/index.ts';
import { type Clock, type Store } from '../play/ports.ts';

const every = 20_000;
/** A pause shorter than this moves no deadline, so it need not be asked. */
const worthAsking = 30 * 60_000;

/**
 * Keeps when the bot was last in reach. After a long silence the deadlines that it swallowed move,
 * once, before anything falls due.
 */
export function keepSeen(play: Play, store: Store, clock: Clock, connected: () => boolean) {
  let timer: NodeJS.Timeout | undefined;
  const now = (): Promise<void> => store.presence.seen(clock.now());
  const look = async (): Promise<void> => {
    if (!connected()) return;
    const last = await store.presence.lastSeen();
    const here = clock.now();
    if (last !== null && here - last > worthAsking) await play.creditOutage(last, here);
    await now();
  };
  return {
    now,
    async begin(): Promise<void> {
      await look();
      timer = setInterval(() => void look().catch(() => undefined), every);
    },
    close(): Promise<void> {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

import { type Presence, type Silences } from '../../play/ports.ts';
import { isAnotherAlive } from '../lease.ts';
import { waiting } from './deadlines.ts';
import { type Shelves } from './shelves.ts';

export function memoryPresence(shelves: Shelves): Presence {
  const { beats } = shelves;
  return {
    beat: (token, process, now) => {
      const last = beats.get(token);
      if (last && isAnotherAlive(last, process, now)) {
        return Promise.resolve({ other: last.process });
      }
      beats.set(token, { process, at: now });
      return Promise.resolve({ other: null });
    },
    leave: (token, process) => {
      if (beats.get(token)?.process === process) beats.delete(token);
      return Promise.resolve();
    },
    lastSeen: () => Promise.resolve(shelves.seen),
    seen: (now) => {
      shelves.seen = now;
      return Promise.resolve();
    },
  };
}

export function memorySilences(shelves: Shelves): Silences {
  const { silences } = shelves;
  return {
    note: (from, to) => {
      for (const { game } of waiting(shelves)) {
        const noted = silences.find((one) => one.game === game && one.from === from);
        if (noted) noted.to = Math.max(noted.to, to);
        else silences.push({ game, from, to });
      }
      shelves.seen = to;
      return Promise.resolve();
    },
    owed: () =>
      Promise.resolve([...silences].sort((a, b) => a.from - b.from || (a.game < b.game ? -1 : 1))),
    given: ({ game, from }) => {
      const at = silences.findIndex((one) => one.game === game && one.from === from);
      if (at >= 0) silences.splice(at, 1);
      return Promise.resolve();
    },
  };
}

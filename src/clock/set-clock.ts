import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Clock } from '../play/ports.ts';
import { machineClock } from './machine.ts';

/** A clock that goes with the machine's and can be moved forward; it is kept in a file. */
export type SetClock = Clock & {
  /** Sets it to `to`, an instant not before now. */
  set(to: number): void;
};

/**
 * Its lead over the machine's time is kept in `file`, which several processes may read: the one
 * that moves the clock moves it for all.
 */
export function setClock(file: string): SetClock {
  mkdirSync(dirname(file), { recursive: true });
  const now = (): number => machineClock.now() + leadIn(file);
  return {
    now,
    set(to) {
      const lead = leadIn(file) + Math.max(0, to - now());
      writeFileSync(`${file}.new`, JSON.stringify({ lead }));
      renameSync(`${file}.new`, file);
    },
  };
}

function leadIn(file: string): number {
  try {
    const { lead } = JSON.parse(readFileSync(file, 'utf8')) as { lead: unknown };
    return typeof lead === 'number' ? lead : 0;
  } catch {
    return 0;
  }
}

import { type Ground } from '../../board/board.ts';
import { gaits, type Gait, isAfloat, isInLava, type MovementKind } from '../../board/gaits.ts';
import { type Creature } from '../creature.ts';
import { isOn } from './forbidden.ts';

/**
 * By what it gets about (MOVE-03 to -08, -14): `air` for whatever walls and ground do not stop, else
 * on foot and swimming, which everybody can (STAT-04), and by what it has besides.
 */
export type Means = 'air' | 'foot' | 'climb' | 'spirit walk' | 'climb and spirit walk';

export function meansOf({ movement }: Creature): Means {
  const can = (kind: MovementKind) => movement.includes(kind);
  if (can('fly') || can('phase') || can('teleport')) return 'air';
  if (can('climb')) return can('spirit walk') ? 'climb and spirit walk' : 'climb';
  return can('spirit walk') ? 'spirit walk' : 'foot';
}

const wary = new Map<string, Gait>();

/** One for each question, since a board keeps what it has worked out for it. */
export function waryOf(means: Means, never: readonly Ground[], fear: number): Gait {
  const key = [means, fear, ...never].join();
  const gait = wary.get(key) ?? madeWary(means, never, fear);
  wary.set(key, gait);
  return gait;
}

function madeWary(means: Means, never: readonly Ground[], fear: number): Gait {
  const gait = means.includes('climb') ? gaits.climb : gaits.walk;
  const dry = means.includes('spirit');
  return {
    ...gait,
    wades: false,
    price(board, to) {
      const price = gait.price(board, to);
      if (price === null || never.some((ground) => isOn(board, to, ground))) return null;
      if (isAfloat(board, to)) return dry ? price : swum * price + fear;
      return price + (isInLava(board, to) ? fear : 0);
    },
  };
}

/** MOVE-05, MOVE-17: swimming is half as fast. */
const swum = 2;

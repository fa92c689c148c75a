import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a failed transaction means. `conflict`: nothing was done, try again at once. `unknown`: it may
 * have been committed, look before doing anything. `busy`: nothing was done and nothing will be for
 * a while. `final`: a bug or a broken rule.
 */
export type Failure = 'conflict' | 'unknown' | 'busy' | 'final';

const conflicts = ['40001', '40P01', '55P03', 'P2034', 'TransactionWriteConflict'];
const lost = ['57P01', '57P02', '08000', '08003', '08006', '08007', 'ECONNRESET', 'EPIPE'];
const lostKinds = ['ConnectionClosed', 'SocketTimeout', 'P1017', 'ETIMEDOUT'];
const away = ['57P03', '57014', '53300', '25P03', 'ECONNREFUSED', 'ENOTFOUND', 'P1001', 'P2024'];
const awayKinds = [
  'P1002',
  'P1008',
  'P2028',
  'P2037',
  'DatabaseNotReachable',
  'TooManyConnections',
];

/**
 * Prisma reports the same trouble in several shapes: a code of its own, the driver's error inside
 * `meta` or as `cause`, or a bare error without any code when the connection broke.
 */
export function failureOf(error: unknown): Failure {
  const signs = signsOf(error);
  const has = (...known: string[]) => signs.some((sign) => known.includes(sign));
  if (has(...conflicts)) return 'conflict';
  if (has(...lost, ...lostKinds)) return 'unknown';
  if (has(...away, ...awayKinds)) return 'busy';
  if (!(error instanceof Error)) return 'final';
  if (/timeout exceeded when trying to connect/.test(error.message)) return 'busy';
  if (/connection|socket|query read timeout/i.test(error.message)) return 'unknown';
  return 'final';
}

export const isDuplicate = (error: unknown): boolean =>
  signsOf(error).some((sign) => ['P2002', '23505', 'UniqueConstraintViolation'].includes(sign));

type Nested = {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

function signsOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { code, kind, originalCode, cause, meta } = error as Nested;
  const own = [code, kind, originalCode].filter((sign) => typeof sign === 'string');
  const inner = [cause, meta?.driverAdapterError];
  return [...own, ...inner.flatMap((part) => signsOf(part, depth + 1))];
}

/** Nobody can say whether the act was done: the connection broke and the database stayed away. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

const mostTries = 5;
/** After this many ms no further try is begun: somebody waits for the answer. */
const longEnough = 8_000;

/**
 * Runs `once`, again after a conflict or a lost connection, five times at most. `once` must begin by
 * looking its cause up, so that a commit whose answer was lost is found and not repeated; it is told
 * whether there may be one.
 */
export async function retried<T>(once: (doubtful: boolean) => Promise<T>): Promise<T | 'busy'> {
  const begin = performance.now();
  let doubtful = false;
  for (let tries = 1; ; tries++) {
    try {
      return await once(doubtful);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'final') throw error;
      doubtful ||= failure === 'unknown';
      const last = tries === mostTries || performance.now() - begin > longEnough;
      if (last || (failure === 'busy' && !doubtful)) {
        if (!doubtful) return 'busy';
        throw new OutcomeUnknown('the connection was lost', { cause: error });
      }
      await pause(randomInt(5, 20) * 2 ** tries);
    }
  }
}

import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import { type Config } from './config.ts';

/**
 * The log: lines for people, JSON for machines. An error is logged by an allow-list of its parts,
 * since the rest of it may carry tokens, bets and texts of players.
 */
export function openLog({
  LOG_LEVEL,
  LOG_FORMAT,
}: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  const lines = (LOG_FORMAT ?? (process.stdout.isTTY ? 'lines' : 'json')) === 'lines';
  const options = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: safeError, error: safeError },
    hooks: { logMethod: withoutBareErrors },
  };
  return lines ? pino(options, pretty({ sync: true, colorize: false })) : pino(options);
}

/** `log.error(error)` would bypass the serializer’s key: it becomes `{ err }`. */
function withoutBareErrors(
  this: Logger,
  given: unknown[],
  method: (...args: never[]) => void,
): void {
  const [first, ...rest] = given;
  const args = first instanceof Error ? [{ err: first }, ...rest] : given;
  method.apply(this, args as never[]);
}

const allowed = ['name', 'code', 'status', 'method'] as const;

/** Name, code, status, method, and where in our own code it was thrown. */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const given = error as unknown as Record<string, unknown>;
  const kept = allowed.map((key) => [key, given[key]] as const);
  const where = /\n\s+at [^\n]*?((?:src|node_modules)\/[^\s)]+)/.exec(error.stack ?? '')?.[1];
  const safe = [...kept, ['where', where] as const].filter(([, value]) => isPlain(value));
  return Object.fromEntries(safe);
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

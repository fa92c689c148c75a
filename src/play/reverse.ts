import { type Operation } from 'rfc6902';
import { type Game } from '../rules/game.ts';

/**
 * RFC 6902: what turns the value after into the value before. What an act left alone is shared by
 * reference and costs nothing; lists are compared place by place, for the long ones only grow.
 */
export function reversePatch(before: Game, after: Game): Operation[] {
  const operations: Operation[] = [];
  difference('', after, before, operations);
  return operations;
}

function difference(path: string, from: unknown, to: unknown, into: Operation[]): void {
  if (Object.is(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to)) return listDifference(path, from, to, into);
  if (isRecord(from) && isRecord(to)) return recordDifference(path, from, to, into);
  into.push({ op: 'replace', path, value: to });
}

function listDifference(
  path: string,
  from: readonly unknown[],
  to: readonly unknown[],
  into: Operation[],
): void {
  const both = Math.min(from.length, to.length);
  for (let at = 0; at < both; at++)
    if (!Object.is(from[at], to[at])) difference(`${path}/${at}`, from[at], to[at], into);
  for (let at = from.length - 1; at >= both; at--)
    into.push({ op: 'remove', path: `${path}/${at}` });
  for (let at = both; at < to.length; at++) {
    into.push({ op: 'add', path: `${path}/${at}`, value: to[at] });
  }
}

function recordDifference(
  path: string,
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  into: Operation[],
): void {
  for (const key of keysOf(from)) {
    // Most are as they were, and need no path.
    if (Object.is(from[key], to[key])) continue;
    const place = `${path}/${escaped(key)}`;
    if (!has(to, key)) into.push({ op: 'remove', path: place });
    else difference(place, from[key], to[key], into);
  }
  for (const key of keysOf(to)) {
    if (has(from, key)) continue;
    into.push({ op: 'add', path: `${path}/${escaped(key)}`, value: to[key] });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON knows no `undefined`: such a key is none. */
const has = (record: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(record, key) && record[key] !== undefined;

const keysOf = (record: Record<string, unknown>) =>
  Object.keys(record).filter((key) => has(record, key));

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

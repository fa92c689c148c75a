import { escape } from './escape.ts';

/** Where names stand in what happened: of creatures, of things, and of what those can do. */
const names = new Set(['name', 'with', 'cause', 'ability', 'trap', 'thing', 'what', 'guise']);

/** The same with all names in it as plain text: players and hosts have written them. */
export function toldPlainly<T>(told: T): T {
  if (Array.isArray(told)) return told.map(toldPlainly) as T;
  if (typeof told !== 'object' || told === null) return told;
  const facts = Object.entries(told).map(([fact, value]: [string, unknown]) => [
    fact,
    typeof value === 'string' && names.has(fact) ? escape(value) : toldPlainly(value),
  ]);
  return Object.fromEntries(facts) as T;
}

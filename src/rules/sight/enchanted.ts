import { type FightEventOf, type SeenFightEvent } from '../combat/event.ts';
import { type StatName } from '../hero/stats.ts';
import { type Watcher } from './veil.ts';

/**
 * COMBAT-11: what an ability has made of somebody is known to whom it befell and to whose ability it
 * was, unless its amounts come of stats that are none of theirs. To others it is known as far as it
 * is about stats that they knew already, and not for how long.
 */
export function enchantedSeenBy(
  { known = {}, ...event }: FightEventOf<'enchanted'>,
  { to, owns }: Watcher,
): SeenFightEvent | null {
  const { what, longer } = event;
  // What lasts longer by somebody may be of anybody's, who told nobody of it.
  const told = !longer && (what.kind !== 'stats' || what.formula !== true);
  if (owns(event.who.id) || (told && owns(event.by.id))) return { ...event, to };
  if (what.kind !== 'stats') return null;
  const familiar = new Set([...(known.everybody ?? []), ...(known[to] ?? [])]);
  const by = Object.fromEntries(
    Object.entries(what.by).filter(([stat, n]) => n !== 0 && familiar.has(stat as StatName)),
  );
  if (Object.keys(by).length === 0) return null;
  return { ...event, rules: ['STAT-08'], what: { kind: 'stats', by }, turns: null, to };
}

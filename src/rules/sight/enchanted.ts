import { type FightEventOf, type SeenFightEvent } from '../combat/event.ts';
import { type StatName } from '../hero/stats.ts';
import { type Watcher } from './veil.ts';

/**
 * COMBAT-11: what an ability has made of somebody is known to whom it befell and to whose ability it
 * was; to others as far as it is about stats that they knew already, and not for how long.
 */
export function enchantedSeenBy(
  { known = {}, ...event }: FightEventOf<'enchanted'>,
  { to, owns }: Watcher,
): SeenFightEvent | null {
  if (owns(event.who.id) || owns(event.by.id)) return { ...event, to };
  if (event.what.kind !== 'stats') return null;
  const familiar = new Set([...(known.everybody ?? []), ...(known[to] ?? [])]);
  const by = Object.fromEntries(
    Object.entries(event.what.by).filter(([stat]) => familiar.has(stat as StatName)),
  );
  if (Object.keys(by).length === 0) return null;
  return { ...event, rules: ['STAT-08'], what: { kind: 'stats', by }, turns: null, to };
}

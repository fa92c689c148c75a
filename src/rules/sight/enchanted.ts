import { type Change } from '../combat/creature.ts';
import { type FightEventOf, type SeenFightEvent } from '../combat/event.ts';
import { type StatName } from '../hero/stats.ts';
import { type Watcher } from './veil.ts';

/**
 * COMBAT-11: what an ability has made of somebody is known to whom it befell and to whose ability it
 * was, unless its amounts come of stats that are none of theirs. To others it is known as far as it
 * is about stats that they knew already, and not for how long. Into what somebody is transformed
 * everybody sees.
 */
export function enchantedSeenBy(
  { known = {}, ...event }: FightEventOf<'enchanted'>,
  { to, owns }: Watcher,
): SeenFightEvent | null {
  const { what, longer } = event;
  // What lasts longer by somebody may be of anybody's, who told nobody of it.
  const told = !longer && (what.kind !== 'stats' || what.formula !== true);
  if (owns(event.who.id) || (told && owns(event.by.id))) return { ...event, to };
  const isGuise = what.kind === 'guise' && !longer;
  if (what.kind !== 'stats' && !isGuise) return null;
  const familiar = new Set([...(known.everybody ?? []), ...(known[to] ?? [])]);
  const by = Object.fromEntries(
    Object.entries(what.by).filter(([stat, n]) => n !== 0 && familiar.has(stat as StatName)),
  );
  if (!isGuise && Object.keys(by).length === 0) return null;
  const seen = isGuise ? asGuise(what.guise, by) : { kind: 'stats' as const, by };
  return { ...event, rules: ['STAT-08'], what: seen, turns: null, to };
}

/** COMBAT-11: of what is over others are told what they have seen begin: that somebody was in a guise. */
export function enchantmentEndSeenBy(
  event: FightEventOf<'enchantment ended'>,
  { to, owns }: Watcher,
): SeenFightEvent | null {
  const { what, why, rules } = event;
  if (owns(event.who.id)) return { ...event, to };
  if (what.kind !== 'guise') return null;
  return {
    ...event,
    rules: why === 'time' ? rules : ['STAT-08'],
    what: asGuise(what.guise, {}),
    to,
  };
}

/** What anybody sees of it. */
const asGuise = (guise: string, by: Change['by']) =>
  ({ kind: 'guise', guise, by, attacks: null }) as const;

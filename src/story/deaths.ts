import { type CreatureId } from '../rules/combat/creature.ts';
import { type SeenFightEvent } from '../rules/combat/event.ts';

type Died = Extract<SeenFightEvent, { kind: 'died' }>;

/** STAT-01: those who died of what an ability has cost them, and of which. */
export type Prices = ReadonlyMap<Died, string>;

/** Who falls to nobody in their own turn, by no wound, has paid with their life for what they used. */
export function pricesIn(events: readonly SeenFightEvent[]): Prices {
  const prices = new Map<Died, string>();
  const used = new Map<CreatureId, string>();
  for (const event of events) {
    if (event.kind === 'turn began') used.clear();
    if (event.kind === 'activated') used.set(event.who.id, event.ability);
    if (event.kind === 'hurt' && event.health === 'dead') used.delete(event.who.id);
    if (event.kind !== 'died' || event.by !== null) continue;
    const ability = used.get(event.who.id);
    if (ability !== undefined && !isByRule(event)) prices.set(event, ability);
  }
  return prices;
}

/** DUEL-10: whether it was the end of the last round. */
export const isByRule = ({ rules }: Died): boolean => rules.includes('DUEL-10');

/** The duelists' deaths, in their order. */
export const duelistsDeaths = (events: readonly SeenFightEvent[]): Died[] =>
  events.flatMap((event) => (event.kind === 'died' && event.who.id.startsWith('h') ? [event] : []));

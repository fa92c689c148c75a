import { stillActing } from '../combat/acting.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { type Game } from '../game.ts';
import { type HeroId } from '../names.ts';
import { type FightView, fightSeenBy } from './fight.ts';

/** What can be done in the midst of another act, too (COMBAT-12, COMBAT-17). */
const atAnyTime = new Set<string>(['health check', 'concede']);

/**
 * ITEM-24: the fight as those see it who come along with a hero and have something to do: in its own turn,
 * which goes on until all have had their actions or it is ended, and, first of all, whoever is asked about
 * something, in whosever turn, and in a pause, too (COMBAT-14).
 */
export function companionsNow({ fight, pausedSince }: Game, hero: HeroId): FightView[] {
  if (!fight || fight.outcome) return [];
  const asked = askedOf(fight, hero);
  const first = asked.map((id) => fightSeenBy(fight, id));
  if (pausedSince !== null) return first.map((seen) => ({ ...seen, legal: [] }));
  if (fight.turn.of !== hero) return first;
  const acting = stillActing(fight)
    .filter(({ id, player }) => id !== hero && player === hero && !asked.includes(id))
    .map(({ id }) => fightSeenBy(fight, id))
    .filter(({ legal }) => legal.some(({ do: what }) => !atAnyTime.has(what)));
  return [...first, ...acting];
}

function askedOf({ pending, creatures }: Fight, hero: HeroId): CreatureId[] {
  const { of } = pending?.asked ?? {};
  return of !== undefined && of !== hero && creatures[of]?.player === hero ? [of] : [];
}

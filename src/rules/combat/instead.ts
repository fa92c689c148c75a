import { type ActionKind, type FightAction } from './action.ts';
import { attacksInstead, type Others, usesInstead } from './aims-instead.ts';
import { ends, names, nearestTo, of } from './among-legal.ts';
import { isAtPeace } from './at-peace.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { legalActions } from './legal.ts';
import { type FightRefusal, type Instead } from './refusal.ts';

/** A refusal with what its creature could do instead; nothing that it may not know is in it. */
export function withInstead(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  refusal: FightRefusal,
): FightRefusal {
  const creature = Object.hasOwn(fight.creatures, id) ? fight.creatures[id] : undefined;
  if (!creature || fight.outcome || creature.dead) return refusal;
  const legal = legalActions(fight, id);
  const instead: Instead = {
    ...insteadOf(fight, creature, action, legal),
    deeds: deedsIn(legal),
    ...(isAtPeace(fight) && { peace: true as const }),
  };
  return { ...refusal, facts: { ...refusal.facts, instead } } as FightRefusal;
}

/** What nobody needs to be told of: free, or no way to go on. */
const beside: readonly ActionKind[] = ['health check', 'concede'];

const deedsIn = (legal: readonly FightAction[]): ActionKind[] => [
  ...new Set(legal.map(({ do: what }) => what).filter((what) => !beside.includes(what))),
];

function insteadOf(
  fight: Fight,
  creature: Creature,
  action: FightAction,
  legal: readonly FightAction[],
): Others {
  switch (action.do) {
    case 'attack':
      return attacksInstead(fight, creature, action, legal);
    case 'activate':
      return usesInstead(fight, creature, action, legal);
    case 'move':
      return { tiles: nearestTo(action.to, ends(legal, 'move', action.kind)) };
    case 'unmount':
      return { tiles: nearestTo(action.to, ends(legal, 'unmount')) };
    case 'stand up':
      return { tiles: action.to === null ? [] : nearestTo(action.to, ends(legal, 'stand up')) };
    case 'place trap':
    case 'pick up trap':
      return { tiles: nearestTo(action.at, ends(legal, action.do)) };
    case 'investigate': {
      const corners = ends(legal, 'investigate');
      return { tiles: [corners[0], corners.at(-1)].flatMap((tile) => tile ?? []) };
    }
    case 'mount':
      return { targets: names(fight, of(legal, 'mount')) };
    default:
      return {};
  }
}

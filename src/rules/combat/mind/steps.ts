import { type Tile } from '../../board/tile.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { addActions } from '../acting.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { scoreAt } from './score.ts';
import { effortOf, type Ground, type Trial } from './trying.ts';

/**
 * The moves after which things look best, as they look before one has gone there: what lies on the
 * way shows only when it is tried.
 */
export function bestMoves(ground: Ground, legal: readonly FightAction[], most: number): Trial[] {
  const { fight, me, standing, left } = ground;
  const ends = new Map<Tile, ActionOf<'move'>>();
  for (const action of legal)
    if (action.do === 'move' && !ends.has(action.to)) ends.set(action.to, action);
  if (ends.size === 0) return [];
  const now = Math.max(0, left - 1);
  const effort = effortOf('move', fight);
  return [...ends.values()]
    .map((action) => ({ action, score: scoreAt(standing, action.to, now) - effort }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ action, score }) => {
      const likely = moved(fight, me, action);
      return { action, score, likely, likelyScore: score, tried: false };
    });
}

function moved(fight: Fight, me: Creature, { kind, to }: ActionOf<'move'>): Fight {
  const there: Creature = { ...me, tile: to, height: kind === 'fly' ? 'air' : 'ground' };
  const turn = { ...fight.turn };
  addActions(turn, me, -1);
  return { ...fight, turn, creatures: { ...fight.creatures, [me.id]: there } };
}

import { spreadAuras } from './aura-stats.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { clearGround } from './earthworks.ts';
import { removeTrapsOf } from './traps.ts';
import { sendOrphans } from './vanishing.ts';

/**
 * GAME-03, ITEM-35, MOVE-11: what goes with those who have died is gone at once, so that none of it
 * answers their death or goes on acting in their turn.
 */
export function takeAlong(bout: Bout, dead: readonly Creature[]): void {
  if (dead.length === 0) return;
  sendOrphans(bout);
  removeTrapsOf(bout.fight, dead);
  clearGround(bout);
  spreadAuras(bout);
}

import { sees } from '../../board/line-of-sight.ts';
import { pathTo, reach } from '../../board/paths.ts';
import { distance, type Body } from '../../board/space.ts';
import { type Tile } from '../../board/tile.ts';
import { type Position, type SeenCreature } from '../../sight/fight.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { type Creature } from '../creature.ts';
import { expectedDamage, longestRange, urgency } from './odds.ts';

/** From this range on an attacker keeps away from those who must come near. */
const keepsAway = 3;
/** How far a creature of default speed strikes from with one move before it (STAT-01, COMBAT-07). */
const menace = 4;

/**
 * The plainest of minds, against which others are measured: it walks up, or into range, and hits.
 * The first duels were played by it.
 */
export function walkUpAndHit(position: Position, legal: readonly FightAction[]): FightAction {
  const me = position.creatures.find(({ id }) => id === position.you)?.own;
  if (!me) throw new Error(`${position.you} is nobody's own creature`);
  const enemies = position.creatures.filter((one) => one.side !== me.side && !one.dead);
  const cure = legal.find((action) => action.do === 'rearm' || action.do === 'stand up');
  if (cure) return cure;
  const strike = bestAttack(me, enemies, legal);
  if (strike) return retreat(position, me, enemies, legal) ?? strike;
  return approach(position, me, enemies, legal) ?? idle(legal);
}

/** COND-06: the charmed may have to come back first. */
const idle = (legal: readonly FightAction[]): FightAction =>
  legal.find(({ do: what }) => what === 'end turn') ?? movesIn(legal)[0] ?? { do: 'end turn' };

function bestAttack(
  me: Creature,
  enemies: readonly SeenCreature[],
  legal: readonly FightAction[],
): FightAction | null {
  let best: { action: FightAction; worth: number } | null = null;
  for (const action of legal) {
    if (action.do !== 'attack') continue;
    const target = enemies.find(({ id }) => id === action.target);
    const attack = me.sheet.attacks[action.attack];
    if (!target || !attack) continue;
    const worth = expectedDamage(me, attack, target) * urgency(me, target);
    if (!best || worth > best.worth) best = { action, worth };
  }
  return best?.action ?? null;
}

const movesIn = (legal: readonly FightAction[]) =>
  legal.filter((action): action is ActionOf<'move'> => action.do === 'move');

const nearest = (body: Body, enemies: readonly SeenCreature[]) =>
  Math.min(...enemies.map((enemy) => distance(body, enemy)));

/** Who has struck from afar leaves, with its last action, those who could walk up to strike back. */
function retreat(
  position: Position,
  me: Creature,
  enemies: readonly SeenCreature[],
  legal: readonly FightAction[],
): FightAction | null {
  const { attacked, actions } = position.turn;
  if (!attacked || actions > 1 || longestRange(me) < keepsAway) return null;
  if (nearest(me, enemies) > menace) return null;
  const safe = movesIn(legal).filter(({ to }) => {
    const away = nearest({ tile: to, size: me.size }, enemies);
    return away > menace && away <= longestRange(me) + menace;
  });
  return safe[0] ?? null;
}

/** To where it can strike: at once if a move suffices, else along the shortest way there. */
function approach(
  position: Position,
  me: Creature,
  enemies: readonly SeenCreature[],
  legal: readonly FightAction[],
): FightAction | null {
  if (enemies.length === 0) return null;
  const moves = movesIn(legal);
  const at = (tile: Tile): Body => ({ tile, size: me.size });
  const strikesFrom = (tile: Tile) =>
    enemies.some(
      (enemy) =>
        distance(at(tile), enemy) <= longestRange(me) && sees(position.board, at(tile), enemy),
    );
  const posts = moves.filter(({ to }) => strikesFrom(to));
  if (posts.length > 0) return farthest(posts, (tile) => nearest(at(tile), enemies));
  const way = wayTo(position, me, strikesFrom);
  const along = way.filter((tile) => moves.some(({ to }) => to === tile)).at(-1);
  if (along !== undefined) return moves.find(({ to }) => to === along) ?? null;
  const now = nearest(me, enemies);
  const closer = farthest(moves, (tile) => -nearest(at(tile), enemies));
  return closer && nearest(at(closer.to), enemies) < now ? closer : null;
}

function farthest(moves: ActionOf<'move'>[], worth: (tile: Tile) => number) {
  let best: ActionOf<'move'> | null = null;
  for (const move of moves) if (!best || worth(move.to) > worth(best.to)) best = move;
  return best;
}

/** The cheapest walk, however many turns it takes, to a tile that suits; empty if there is none. */
function wayTo(position: Position, me: Creature, suits: (tile: Tile) => boolean): Tile[] {
  const others = position.creatures.filter((one) => one.id !== me.id && !one.dead);
  const reached = reach({ board: position.board, others }, me, farAway);
  let goal: { tile: Tile; cost: number } | null = null;
  for (const [at, tile] of reached.tiles.entries()) {
    const cost = reached.costs[at] ?? 0;
    if ((!goal || cost < goal.cost) && suits(tile)) goal = { tile, cost };
  }
  return goal ? pathTo(reached, goal.tile) : [];
}

/** More movement than any way on a map takes. */
const farAway = 512;

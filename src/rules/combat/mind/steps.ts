import { type Tile } from '../../board/tile.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { addActions } from '../acting.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { heightBy, wayOf } from '../movement.ts';
import { comesDownInIt } from './coming-down.ts';
import { setsOutForIt } from './heeding.ts';
import { scoreAt } from './score.ts';
import { effortOf, type Ground, type Trial } from './trying.ts';
import { hostileTo, hurtOn } from './wading.ts';

/** One or several ways to the same tile, the plainest first; `settled` when the best is chosen. */
type Look = {
  ways: ActionOf<'move'>[];
  score: number;
  plain: number;
  hurt: number;
  settled: boolean;
};

/**
 * The moves after which things look best, as they look before one has gone there: what lies hidden on
 * the way shows only when it is tried.
 */
export function bestMoves(ground: Ground, legal: readonly FightAction[], most: number): Trial[] {
  const ends = new Map<Tile, ActionOf<'move'>[]>();
  for (const action of legal) {
    if (action.do !== 'move') continue;
    const ways = ends.get(action.to);
    if (ways) ways.push(action);
    else ends.set(action.to, [action]);
  }
  if (ends.size === 0) return [];
  const { fight, me, orders } = ground;
  const harmless = !orders.never?.length && hostileTo(fight, me).length === 0;
  const looks = [...ends.values()]
    .map((ways) => lookAt(ground, ways, harmless))
    .sort((a, b) => b.score - a.score);
  return best(ground, looks, most).flatMap(({ ways: [action], score, plain, hurt }) =>
    action
      ? { action, score, likely: moved(fight, me, action, hurt), likelyScore: plain, tried: false }
      : [],
  );
}

/** How its end looks, by the best of ways. */
function lookAt({ standing, left }: Ground, ways: ActionOf<'move'>[], settled: boolean) {
  const [first] = ways;
  const height = ways.some(({ kind }) => kind === 'fly') ? 'air' : 'ground';
  const score = first ? scoreAt(standing, first.to, Math.max(0, left - 1), { height }) : 0;
  const plain = score - effortOf('move', standing);
  return { ways, score: plain, plain, hurt: 0, settled };
}

/** The first of them, each looked at again with what its way does before it counts. */
function best(ground: Ground, looks: Look[], most: number): Look[] {
  const found: Look[] = [];
  while (found.length < most) {
    const first = looks.shift();
    if (!first) break;
    if (first.settled) {
      found.push(first);
      continue;
    }
    const settled = settle(ground, first);
    if (!settled) continue;
    const place = looks.findIndex(({ score }) => score < settled.score);
    looks.splice(place < 0 ? looks.length : place, 0, settled);
  }
  return found;
}

/** By that of its ways which does least to it; null where all of them are forbidden. */
function settle(ground: Ground, { ways }: Look): Look | null {
  const { fight, me, orders, standing, left, shy } = ground;
  const now = Math.max(0, left - 1);
  let found: Look | null = null;
  for (const action of ways) {
    if (setsOutForIt(fight, me, action, orders)) continue;
    const { kind, to } = action;
    const hurt = hurtOn(fight, me, kind, wayOf(fight, me, kind, to) ?? []);
    if (orders.never?.length) {
      const likely = moved(fight, me, action, hurt);
      if (comesDownInIt(likely, likely.creatures[me.id] ?? me, orders)) continue;
    }
    const there = scoreAt(standing, to, now, { height: heightBy(kind), hurt });
    const plain = there - effortOf('move', standing);
    const score = plain - (hurt > 0 ? shy : 0);
    if (!found || score > found.score)
      found = { ways: [action], score, plain, hurt, settled: true };
  }
  return found;
}

function moved(fight: Fight, me: Creature, { kind, to }: ActionOf<'move'>, hurt: number): Fight {
  const damageTaken = me.damageTaken + hurt;
  const there: Creature = { ...me, tile: to, height: heightBy(kind), damageTaken };
  const turn = { ...fight.turn };
  addActions(turn, me, -1);
  return { ...fight, turn, creatures: { ...fight.creatures, [me.id]: there } };
}

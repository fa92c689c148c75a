import { groundAt } from '../../board/terrain.ts';
import { type MovementKind } from '../../board/gaits.ts';
import { tilesOf } from '../../board/space.ts';
import { type Tile } from '../../board/tile.ts';
import { type FightAction } from '../action.ts';
import { type Fought } from '../bout.ts';
import { type CreatureId } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { takeAction } from '../take.ts';
import { luckyDice, unluckyDice } from './dice.ts';
import { type Orders } from './orders.ts';
import { heedIn, scoreFor } from './score.ts';

/** What comes of an action: how good that is on average, and what it most probably leads to. */
export type Trial = {
  action: FightAction;
  score: number;
  likely: Fight;
  likelyScore: number;
  /** Whether the rules have had their say, or this is only how it looks. */
  tried: boolean;
};

/** What even a useless action costs, so that nobody fidgets. */
const effort: Partial<Record<FightAction['do'], number>> = {
  'end turn': 0,
  move: 0.012,
  hide: 0.02,
  investigate: 0.03,
  'place trap': 0.01,
};
const usualEffort = 0.005;

export const effortOf = (what: FightAction['do'], { round }: Fight): number =>
  heedIn(round) * (effort[what] ?? usualEffort);

/** Tries an action in an imagined fight, once with good dice and once with bad; null where it may not. */
export function attempt(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  orders: Orders,
): Trial | null {
  const lucky = takeAction(fight, id, action, luckyDice);
  if ('refused' in lucky || disobeys(lucky, id, orders)) return null;
  const cost = effortOf(action.do, fight);
  const best = scoreFor(lucky.fight, id, fight.round) - cost;
  const chance = chanceIn(lucky.events);
  if (chance === null)
    return { action, score: best, likely: lucky.fight, likelyScore: best, tried: true };
  const unlucky = takeAction(fight, id, action, unluckyDice);
  if ('refused' in unlucky) return null;
  const worst = scoreFor(unlucky.fight, id, fight.round) - cost;
  const score = chance * best + (1 - chance) * worst;
  return chance >= 0.5
    ? { action, score, likely: lucky.fight, likelyScore: best, tried: true }
    : { action, score, likely: unlucky.fight, likelyScore: worst, tried: true };
}

/** How often the rolls that were taken well would have been good enough; null where none was. */
function chanceIn(events: readonly FightEvent[]): number | null {
  const rolled = events.filter((one) => one.kind === 'attacked');
  if (rolled.length === 0) return null;
  const chances = rolled.map(({ roll, against }) => {
    const needed = against.n - (roll.total - roll.natural);
    // A critical success counts for two.
    return (Math.max(1, Math.min(19, 21 - Math.max(2, needed))) + 1) / 20;
  });
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

const treads = ({ board, creatures }: Fight, id: CreatureId, tile: Tile) =>
  tilesOf({ tile, size: creatures[id]?.size ?? 0 }).map((one) => groundAt(board, one));

/** MOVE-02, MOVE-14: a jump and a teleport come down at their end only. */
const touched = (by: MovementKind, path: Tile[]): Tile[] =>
  by === 'jump' || by === 'teleport' ? path.slice(-1) : path;

/** Whether it steps where its player never wants it to; what it flies over it does not step into. */
const disobeys = ({ fight, events }: Fought, id: CreatureId, { never = [] }: Orders): boolean =>
  never.length > 0 &&
  events.some(
    (event) =>
      event.kind === 'moved' &&
      event.by !== 'fly' &&
      event.who.id === id &&
      touched(event.by, event.path).some((tile) =>
        treads(fight, id, tile).some((ground) => never.includes(ground)),
      ),
  );

import { type Ground } from '../../board/board.ts';
import { isAfloat, isInLava, type MovementKind } from '../../board/gaits.ts';
import { tilesOfBoard } from '../../board/board.ts';
import { groundBears } from '../../board/paths.ts';
import { distance } from '../../board/space.ts';
import { tilesOfGround } from '../../board/terrain.ts';
import { type Tile } from '../../board/tile.ts';
import { type Creature } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { speedBy, waysOf } from '../movement.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { isBurned, isWet } from '../footing.ts';
import { statOf } from '../reading.ts';
import { touched } from './heeding.ts';
import { hpOf } from '../health.ts';
import { type Heeds, roundFor } from './orders.ts';
import { restlessIn, temperOf } from './temper.ts';
import { meansOf } from './wary.ts';
import { apart, ways } from './ways.ts';
import { burns, drowns, pools } from './worth.ts';

/** The ground there is that would hurt who comes into it. */
export const hostileTo = (fight: Fight, me: Creature): Ground[] =>
  (['lava', 'styx'] as const).filter(
    (ground) =>
      tilesOfGround(fight.board, ground).length > 0 &&
      (ground === 'lava' ? burns(fight, me) : drowns(me)) > 0,
  );

/** What the ground does to it on such a way (MOVE-10, MOVE-15): once a turn each. */
export function hurtOn(
  fight: Fight,
  me: Creature,
  kind: MovementKind,
  path: readonly Tile[],
): number {
  const { board, turn } = fight;
  const grounded = me.height === 'ground' && me.mount === null;
  let burnt = isBurned(turn, me) || (grounded && isInLava(board, me));
  let wet = isWet(turn, me) || (grounded && isAfloat(board, me));
  let hurt = 0;
  for (const tile of touched(kind, path)) {
    const there = { tile, size: me.size };
    if (!burnt && isInLava(board, there)) [burnt, hurt] = [true, hurt + burns(fight, me)];
    if (!wet && isAfloat(board, there)) [wet, hurt] = [true, hurt + drowns(me)];
  }
  return Math.round(hurt);
}

/** So many actions more a way round may cost and is still the better one. */
const patience = 1.5;

/** What it hurts to come through and is gone round: the way round is hardly longer (MONSTER-09). */
export function shunnedBy(fight: Fight, me: Creature, foes: readonly Creature[]): Ground[] {
  const hostile = hostileTo(fight, me);
  const means = meansOf(me);
  if (hostile.length === 0 || foes.length === 0 || means === 'air') return [];
  const { board } = fight;
  const [nearest] = foes
    .map((one) => ({ one, far: apart(board, one, me, means).walk }))
    .sort((a, b) => a.far - b.far);
  if (!nearest) return [];
  const { round, straight } = ways(board, nearest.one, me, means, hostile);
  if (round === null || straight === null || round === straight) return [];
  return round - straight <= patience * statOf(me, 'speed') ? hostile : [];
}

/** What it is worth not to wade where it could go round, beyond what that hurts. */
const comfort = 0.5;

export function reluctance(fight: Fight, me: Creature, heeds: Heeds): number {
  if (!heeds.shuns?.length) return 0;
  const restless = restlessIn(roundFor(fight, heeds), temperOf(fight, me));
  return comfort + patience * statOf(me, 'speed') * restless;
}

/** What the ground's die showed for it. */
export const bitten = (events: readonly FightEvent[], { id }: Creature): number =>
  events.reduce(
    (sum, one) =>
      one.kind === 'hurt' && one.who.id === id && isGround(one.rules)
        ? sum + (one.roll?.total ?? 0)
        : sum,
    0,
  );

const isGround = (rules: readonly string[]): boolean =>
  rules.includes('MOVE-15') || rules.includes('MOVE-10');

const die = 10;

/**
 * MOVE-10: how probably the Styx, in which it stands, is the end of it before it can be out:
 * by what is to be expected of all dice that will fall, and by how far they may stray from that.
 */
export function drowning(fight: Fight, one: Creature): number {
  const { board } = fight;
  if (one.height === 'air' || one.mount !== null || !isAfloat(board, one)) return 0;
  if (drowns(one) === 0) return 0;
  let [expected, dice] = [0, 0];
  const isOwn = actsNow(fight, one);
  const next = (isOwn ? 2 : 1) + one.depth;
  const turns = turnsToShore(fight, one, isOwn ? actionsLeft(fight, one) : 0);
  if (turns === 0) return 0;
  for (let more = 0; more < turns; more++) {
    expected += drowns(one, next + more);
    dice += next + more;
  }
  const stray = 2 * deviation * Math.sqrt(dice);
  const spare = hpOf(one) + pools(one);
  return Math.max(0, Math.min(1, (expected + stray - spare) / (2 * stray)));
}

/** Of one d10. */
const deviation = 2.9;

/**
 * So many turns of its begin in the Styx before it is out, if nobody stands in its way, with so many
 * moves of this one left; nobody walks through it (MOVE-05).
 */
function turnsToShore(fight: Fight, one: Creature, left: number): number {
  const { board } = fight;
  const through = waysOf(one).filter((kind) => kind !== 'walk');
  const step = Math.max(1, ...through.map((kind) => speedBy(one, kind)));
  let nearest = Infinity;
  for (const tile of tilesOfBoard(board)) {
    const there = { tile, size: one.size };
    if (!isAfloat(board, there) && groundBears(board, { ...one, tile }))
      nearest = Math.min(nearest, distance(one, there));
  }
  const moves = nearest === Infinity ? longest * 2 : Math.ceil(nearest / step);
  return Math.min(longest, Math.ceil(Math.max(0, moves - left) / 2));
}

/** Nothing is foreseen beyond. */
const longest = 4;

/** How often a worse roll of the ground's die than was thought leaves it with less HP than these. */
export function risked(shown: number, after: Creature, least: number): number {
  const spare = hpOf(after) + pools(after) - Math.max(1, least);
  return Math.max(0, Math.min(1, (die - shown - spare) / die));
}

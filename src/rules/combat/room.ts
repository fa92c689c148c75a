import { isClearOfForceWalls } from '../board/line-of-sight.ts';
import { isFree, type Ground } from '../board/paths.ts';
import { type Body, distance, sideOf } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { companionsOf, ownerOf } from './acting.ts';
import { livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { reckonsWith } from './made-out.ts';
import { ridersOf } from './rider.ts';

/** ITEM-34: how far about its place an ability that names no range finds room, in tiles. */
const withoutRange = 2;

/** So many at once come of one owner's abilities; the oldest goes for the next. */
const mostAtOnce = 2;

/** ITEM-24: whose companion comes of an ability. */
export const ownerOfCalled = (fight: Fight, carrier: Creature): Creature =>
  fight.creatures[ownerOf(carrier) ?? carrier.id] ?? carrier;

/** ITEM-24: who goes for the next that its owner calls; undefined where nobody has to. */
export function goesForNext(fight: Fight, carrier: Creature): Creature | undefined {
  const called = companionsOf(fight, ownerOfCalled(fight, carrier).id).filter(
    (one) => one.summoned,
  );
  return called.length >= mostAtOnce ? called[0] : undefined;
}

/** Where somebody can appear: the tiles that are equally near, and the size that fits there. */
export type Room = { tiles: readonly Tile[]; size: number };

type Wanted = { place: Tile; size: number; range: number | undefined };

/**
 * ITEM-34, STAT-11: the free tiles nearest to the place, the place itself or the north-west first,
 * within the range of who calls; smaller where it fits nowhere. Null: there is no room. `knower`: as
 * far as that one knows (COND-01).
 */
export function roomFor(
  fight: Fight,
  carrier: Creature,
  { place, size, range }: Wanted,
  knower?: Creature,
): Room | null {
  const ground = groundNow(fight, carrier, knower);
  const most = range || withoutRange;
  for (let fits = size; ; fits--) {
    const isNear = (tile: Tile) => distance({ tile, size: fits }, carrier) <= most;
    for (let far = 0; far <= 2 * most; far++) {
      const tiles = freeAt(ground, place, fits, far).filter(isNear);
      if (tiles.length > 0) return { tiles, size: fits };
    }
    if (fits <= 0) return null;
  }
}

/** Who hovers is in nobody's way, nor is who goes for the next, nor who gets off that one then. */
function groundNow(fight: Fight, carrier: Creature, knower: Creature | undefined): Ground {
  const goes = goesForNext(fight, carrier);
  const leaving = goes ? [goes, ...ridersOf(fight, goes)] : [];
  const others = livingIn(fight).filter(
    (one) =>
      !leaving.includes(one) &&
      one.height === 'ground' &&
      (!knower || reckonsWith(fight, knower, one)),
  );
  return { board: fight.board, others };
}

/** MOVE-11: through no force wall. */
function freeAt(ground: Ground, place: Tile, size: number, far: number): Tile[] {
  const { board } = ground;
  const centre: Body = { tile: place, size: 0 };
  const free = tilesWithin(board, centre, far + sideOf(size) - 1).filter((tile) => {
    const body = { tile, size };
    return (
      distance(body, centre) === far &&
      isFree(ground, body) &&
      isClearOfForceWalls(board, centre, body)
    );
  });
  return free.includes(place) ? [place, ...free.filter((tile) => tile !== place)] : free;
}

import { type Ground } from '../../board/board.ts';
import { isAfloat } from '../../board/gaits.ts';
import { groundBears } from '../../board/paths.ts';
import { boardLimit, columnOf, rowOf, type Tile, tileAt } from '../../board/tile.ts';
import { tilesOfGround } from '../../board/terrain.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf } from '../health.ts';
import { speedBy, waysOf } from '../movement.ts';
import { drowns, pools } from './worth.ts';

/** More than such a share of its HP nobody stakes on the Styx to come to somebody. */
const stake = 0.6;

/**
 * MOVE-10: the Styx, where no enemy is come to but through so much of it that it would hardly be
 * outlived. Who is in it already has to get out whatever it is.
 */
export function tooDeep(fight: Fight, me: Creature, foes: readonly Creature[]): Ground[] {
  const { board } = fight;
  const dry = drowns(me) === 0 || me.height === 'air' || me.mount !== null;
  if (dry || foes.length === 0 || tilesOfGround(board, 'styx').length === 0) return [];
  if (me.movement.includes('fly') || isAfloat(board, me)) return [];
  const width = leastWater(fight, me, foes);
  if (width === 0 || width === Infinity) return [];
  const through = waysOf(me).filter((kind) => kind !== 'walk');
  const step = Math.max(1, ...through.map((kind) => speedBy(me, kind)));
  const turns = Math.ceil(Math.max(0, Math.ceil((width + 1) / step) - 2) / 2);
  let hurt = drowns(me);
  for (let more = 0; more < turns; more++) hurt += drowns(me, 2 + more);
  return hurt > stake * (hpOf(me) + pools(me)) ? ['styx'] : [];
}

/** Over how many tiles of the Styx the driest way to the nearest of them leads. */
function leastWater({ board }: Fight, me: Creature, foes: readonly Creature[]): number {
  const water = new Map<Tile, number>([[me.tile, 0]]);
  const ends = new Set(foes.map(({ tile }) => tile));
  const next: Tile[] = [me.tile];
  for (let tile = next.shift(); tile !== undefined; tile = next.shift()) {
    const so = water.get(tile) ?? 0;
    for (const to of around(tile)) {
      if (ends.has(to)) return so;
      const there = { ...me, tile: to };
      const wet = isAfloat(board, there);
      if (!wet && !groundBears(board, there)) continue;
      const far = so + (wet ? 1 : 0);
      if (far >= (water.get(to) ?? Infinity)) continue;
      water.set(to, far);
      // The driest ways first.
      if (wet) next.push(to);
      else next.unshift(to);
    }
  }
  return Infinity;
}

function around(tile: Tile): Tile[] {
  const [column, row] = [columnOf(tile), rowOf(tile)];
  const tiles: Tile[] = [];
  for (let down = -1; down <= 1; down++)
    for (let over = -1; over <= 1; over++) {
      const [x, y] = [column + over, row + down];
      if ((over || down) && x >= 0 && y >= 0 && x < boardLimit && y < boardLimit)
        tiles.push(tileAt(x, y));
    }
  return tiles;
}

export { heightOf, lastTile, signs, type Board, widthOf } from '../../rules/board/board.ts';
export { isAfloat } from '../../rules/board/gaits.ts';
export { groundBears } from '../../rules/board/paths.ts';
export { isCovered } from '../../rules/board/line-of-sight.ts';
export { groundAt as groundOn, tilesOfGround } from '../../rules/board/terrain.ts';
export { distance, tilesOf, type Body } from '../../rules/board/space.ts';
export {
  besides,
  columnOf,
  rowOf,
  tileAt,
  tileDistance,
  tileName,
  tileNamed,
  type Tile,
} from '../../rules/board/tile.ts';

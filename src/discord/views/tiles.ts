export { signs, type Board } from '../../rules/board/board.ts';
export { tilesOf } from '../../rules/board/space.ts';
export {
  columnOf,
  rowOf,
  tileAt,
  tileDistance,
  tileName,
  tileNamed,
  type Tile,
} from '../../rules/board/tile.ts';

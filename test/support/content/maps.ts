import { type Board, signs, stopsWalkers, tilesOfBoard } from '../../../src/rules/board/board.ts';
import { boardOf, isArena } from '../../../src/rules/board/schema.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { besides, type Tile } from '../../../src/rules/board/tile.ts';
import { type Across, toldAcross, unlessAmong } from './across.ts';
import { type Card, type CardOf, isOf } from './shelves.ts';

/** In tiles, each way. */
const side = 40;
const fewestHides = 5;
const fewestPinches = 20;

/** ORB-09: what a map that heroes walk lacks to be one of ours. */
export const faultsOfMaps = (cards: readonly Card[], root = '.'): string[] => {
  const maps = cards.filter(isOf('map')).filter(({ card }) => !isArena(card));
  return [
    ...maps.flatMap(lackingIn),
    ...maps.flatMap((map) => strangersOn(map, cards)).map((fault) => toldAcross(root, fault)),
  ];
};

/** GLOSS-05: who stands guard there and is no Skeli. */
function strangersOn({ id, card }: CardOf<'map'>, cards: readonly Card[]): Across[] {
  const skelis = cards.filter(isOf('monster')).filter((one) => one.card.part === 'skeli');
  return Object.entries(card.guards ?? {}).flatMap(([letter, { skeli: given }]) =>
    unlessAmong(skelis, { id, at: ['guards', letter, 'skeli'], given, of: 'a Skeli' }),
  );
}

function lackingIn({ id, card }: CardOf<'map'>): string[] {
  const board = boardOf(card);
  const isWhole = board.rows.length === side && board.rows.every(({ length }) => length === side);
  const { nothing: _, ...inside } = signs;
  const drawn = board.rows.join('');
  const hides = Object.keys(card.hides ?? {}).length;
  const traps = pinches(board).length;
  return [
    ...(isWhole ? [] : [`${id} is not ${side} by ${side}`]),
    ...Object.entries(inside)
      .filter(([, sign]) => !drawn.includes(sign))
      .map(([ground]) => `${id} has no ${ground}`),
    ...(hides < fewestHides ? [`${id} has ${hides} places for secrets of ${fewestHides}`] : []),
    ...(traps < fewestPinches ? [`${id} has ${traps} places for traps of ${fewestPinches}`] : []),
  ];
}

/** Where whoever goes by has to step on it, or go a long way round: a gate, a door, a passage. */
function pinches(board: Board): Tile[] {
  const stops = (tile: Tile, east: number, south: number) =>
    stopsWalkers(groundAt(board, besides(tile, east, south)));
  return [...tilesOfBoard(board)].filter(
    (tile) =>
      !stops(tile, 0, 0) &&
      ((stops(tile, -1, 0) && stops(tile, 1, 0)) || (stops(tile, 0, -1) && stops(tile, 0, 1))),
  );
}

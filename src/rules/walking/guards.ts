import { type Board } from '../board/board.ts';
import { groundBears } from '../board/paths.ts';
import { boardOf, drawnOn } from '../board/schema.ts';
import { type Body, tilesOf } from '../board/space.ts';
import { tilesOfGround, tilesWithin } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Entrant, type Fight } from '../combat/index.ts';
import { type Sheet } from '../hero/stats.ts';
import { menagerie } from '../menagerie/places.ts';
import { monsterKit } from '../monsters/kit.ts';
import { monsterSheet } from '../monsters/levels.ts';
import { appear, type Scene } from '../scene.ts';
import { setWeek, theWeek } from '../week/week.ts';

/** GLOSS-01: the Skelis of the map are in the game from now on as they are today. */
export function callGuards(scene: Scene): void {
  const { guards = {} } = menagerie(scene) ?? {};
  for (const { skeli } of Object.values(guards)) appear(scene, skeli);
}

/**
 * GLOSS-05: who keeps watch on the map in this loot round, each on its post, whole, and a level lower
 * than the week; in place of one that was killed in the last another stands where heroes come in, on
 * none of the tiles that are `taken`.
 */
export function guardsThere(scene: Scene, taken: readonly Tile[]): Entrant[] {
  const map = menagerie(scene);
  if (!map) return [];
  const { game, goods } = scene;
  const { marks } = drawnOn(map);
  const board = boardOf(map);
  const { number, fallen = [] } = theWeek(game);
  const doors = tilesOfGround(board, 'spawn').filter((tile) => !taken.includes(tile));
  return Object.entries(map.guards ?? {}).flatMap(([letter, { skeli, within }], nth): Entrant[] => {
    const [post, hash] = [marks[letter], game.goods[skeli]];
    const card = hash === undefined ? null : goods.definition(hash);
    if (post === undefined || card?.of !== 'monster') return [];
    const tile = fallen.includes(post) ? doors.pop() : post;
    if (tile === undefined) return [];
    const level = Math.max(0, number - 1);
    const tiles = tilesWithin(board, { tile: post, size: 0 }, within);
    const sheet = fitted(monsterSheet(card, level), (size) =>
      tile === post ? hasRoom(board, { tile, size }, tiles) : size === 0,
    );
    return [
      {
        ...{ id: `m${nth + 1}`, name: card.name, kind: 'monster', side: 'menagerie', player: null },
        ...{ sheet, ...monsterKit(card), level, damageTaken: 0, tile },
        guards: { post, tiles },
      },
    ];
  });
}

/** MONSTER-05: it has grown as far as its post has room for. */
function fitted(sheet: Sheet, fits: (size: number) => boolean): Sheet {
  let { size } = sheet.stats;
  while (size > 0 && !fits(size)) size -= 1;
  return { ...sheet, stats: { ...sheet.stats, size } };
}

const hasRoom = (board: Board, body: Body, among: readonly Tile[]): boolean =>
  groundBears(board, body) && tilesOf(body).every((tile) => among.includes(tile));

/** GLOSS-05: whose place another takes in the next loot round. */
export function noteFallen(scene: Scene, { creatures }: Fight): void {
  const fallen = Object.values(creatures).flatMap(({ dead, guards }) =>
    dead && guards ? [guards.post] : [],
  );
  if (fallen.length > 0 || theWeek(scene.game).fallen) setWeek(scene, { fallen });
}

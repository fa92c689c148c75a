import { type Board, withGround } from '../board/board.ts';
import { boardOf, drawnOn, isArena, type MapDefinition } from '../board/schema.ts';
import { dryFrom, keepers, type Keeper } from '../board/stalls.ts';
import { groundAt, tilesOfGround } from '../board/terrain.ts';
import { type Tile, tileDistance } from '../board/tile.ts';
import { shuffled } from '../dice.ts';
import { type Game, type Orb } from '../game.ts';
import { type Goods, stocked } from '../goods.ts';
import { type OrbId } from '../names.ts';
import { appear, type Scene, setGame } from '../scene.ts';

type Reading = { game: Game; goods: Goods };

/**
 * Id of the map that heroes walk, drawn with the first week and the same in all that follow, since traps
 * and saved orbs stay (ITEM-35, ORB-03); undefined where the stock has none.
 */
export function menagerieOfTheWeek(scene: Scene): string | undefined {
  const before = scene.game.week?.menagerie;
  if (before !== undefined) return before;
  const ids = stocked(scene.goods, 'map').flatMap(({ id, card }) => (isArena(card) ? [] : [id]));
  if (ids.length === 0) return undefined;
  const id = ids[ids.length > 1 ? scene.dice.roll(ids.length, 'menagerie') - 1 : 0];
  if (id !== undefined) appear(scene, id);
  return id;
}

/** The map that heroes walk this week; null where there is none. */
export function menagerie({ game, goods }: Reading): MapDefinition | null {
  const hash = game.goods[game.week?.menagerie ?? ''];
  const map = hash === undefined ? null : goods.definition(hash);
  return map?.of === 'map' ? map : null;
}

/** Its tiles as heroes walk them: where an orb might lie and none does is floor. Null where there is none. */
export function menagerieBoard(reading: Reading): Board | null {
  const map = menagerie(reading);
  if (!map) return null;
  const board = boardOf(map);
  const filled = Object.values(reading.game.orbs).map(({ tile }) => tile);
  const bare = tilesOfGround(board, 'orb').filter((tile) => !filled.includes(tile));
  return withGround(
    board,
    bare.map((tile) => ({ tile, ground: 'floor' as const })),
  );
}

/** ENTER-12: who serves where. */
export function stallsOn(map: MapDefinition): Stall[] {
  const { stalls = {} } = map;
  const { marks } = drawnOn(map);
  const all = Object.entries(stalls).flatMap(([letter, keeper]) => {
    const tile = marks[letter];
    return tile === undefined ? [] : [{ keeper, tile }];
  });
  return all.sort((a, b) => keepers.indexOf(a.keeper) - keepers.indexOf(b.keeper));
}
export type Stall = { keeper: Keeper; tile: Tile };

/**
 * ORB-01: each orb has a tile of its own among those that the map marks; where these run out, one of floor
 * beside them. What stays from week to week stays where it lies (WEEK-05).
 */
export function placeOrbs(scene: Scene): void {
  const map = menagerie(scene);
  if (!map) return;
  const board = boardOf(map);
  const hides = hidesOn(map);
  const marked = tilesOfGround(board, 'orb');
  // A host may have changed the map since.
  const isAPlace = (tile: Tile) =>
    groundAt(board, tile) === 'orb' || (groundAt(board, tile) === 'floor' && !hides.includes(tile));
  const isAtHome = ({ tile }: Orb) => tile !== undefined && isAPlace(tile);
  const orbs = Object.values(scene.game.orbs).sort((a, b) => a.number - b.number);
  const homeless = orbs.filter((orb) => !isAtHome(orb));
  const taken = new Set(orbs.filter(isAtHome).map(({ tile }) => tile));
  const free = marked.filter((tile) => !taken.has(tile));
  const places = shuffled(free, scene.dice, 'orbs');
  if (places.length < homeless.length) {
    const beside = floorBeside(board, marked, hides).filter((tile) => !taken.has(tile));
    places.push(...shuffled(beside, scene.dice, 'orbs'));
  }
  const used = dryFirst(board, places.slice(0, homeless.length));
  const placed = cheapestFirst(homeless).map(({ tile: _, ...orb }, at): [OrbId, Orb] => {
    const tile = used[at];
    return [orb.id, tile === undefined ? orb : { ...orb, tile }];
  });
  setGame(scene, { orbs: { ...scene.game.orbs, ...Object.fromEntries(placed) } });
}

/** What everybody is to have at hand: the week's own, then the cheap. */
const cheapestFirst = (orbs: readonly Orb[]): Orb[] =>
  orbs.toSorted(
    (a, b) => Number(b.weekly !== undefined) - Number(a.weekly !== undefined) || a.cost - b.cost,
  );

/** Places for which nobody has to burn or drown come first. */
function dryFirst(board: Board, places: readonly Tile[]): Tile[] {
  const dry = dryFrom(board);
  return places.toSorted((a, b) => Number(dry.has(b)) - Number(dry.has(a)));
}

/** Tiles of floor next to a place of an orb, none of which hides anything. */
const floorBeside = (board: Board, places: readonly Tile[], hides: readonly Tile[]): Tile[] =>
  tilesOfGround(board, 'floor').filter(
    (tile) => !hides.includes(tile) && places.some((place) => tileDistance(place, tile) === 1),
  );

function hidesOn(map: MapDefinition): Tile[] {
  const { marks } = drawnOn(map);
  return Object.keys(map.hides ?? {}).flatMap((letter) => marks[letter] ?? []);
}

import { suggested, type Choice, type Suggest } from '../options.ts';
import { mapWords } from '../views/commands/goods.ts';
import { turnWords } from '../views/commands/turn.ts';
import { mapPlaces, type MapView, placedOrbs, seenBy, spawnsOn } from '../views/map.ts';
import { groundOn, type Tile, tileName, tileNamed } from '../views/tiles.ts';
import { matching, meant } from './pick.ts';

const tilesFor: Suggest = async ({ typed, own }) => {
  const view = await own();
  const choices = (view ? placesOn(seenBy(view)) : []).map(({ name, value }): Choice => ({
    name: `${value}: ${name}`,
    value,
  }));
  return matching(typed, choices);
};

/** A tile of the map: those that have a name of their own are suggested, and any may be typed. */
export const mapTile = suggested(mapWords.from, tilesFor);
/** Where to walk to. */
export const walkTile = suggested(turnWords.walk.to, tilesFor);

const placesOn = (view: MapView): Choice[] =>
  view.menagerie ? mapPlaces(view).map(({ tile, name }) => ({ name, value: tileName(tile) })) : [];

/**
 * The tile that was named by itself or by what is there, where heroes come in without a name; null for
 * what is not on the map.
 */
export function tileMeant(view: MapView, typed: string | null): Tile | null {
  const { board } = view.menagerie ?? {};
  if (!board) return null;
  if (typed === null) return spawnsOn(board)[0] ?? null;
  const tile =
    tileNamed(typed) ?? orbNumbered(view, typed) ?? tileNamed(meant(typed, placesOn(view)));
  return tile !== null && groundOn(board, tile) !== 'nothing' ? tile : null;
}

/** `orb 7`, or its number alone. */
function orbNumbered(view: MapView, typed: string): Tile | null {
  const number = Number(/^\s*(?:orb)?\s*(\d{1,3})\s*$/i.exec(typed)?.[1]);
  return placedOrbs(view).find((orb) => orb.number === number)?.tile ?? null;
}

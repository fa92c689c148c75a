import { suggested, type Choice, type Suggest } from '../options.ts';
import { mapWords } from '../views/commands/goods.ts';
import { turnWords } from '../views/commands/turn.ts';
import {
  inArena,
  mapPlaces,
  type MapView,
  placedOrbs,
  seenBy,
  spawnsOn,
  standsOn,
} from '../views/map.ts';
import { groundOn, type Tile, tileName, tileNamed } from '../views/tiles.ts';
import { fitting, matching, meant } from './pick.ts';

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
  view.menagerie && !inArena(view)
    ? mapPlaces(view).map(({ tile, name }) => ({ name, value: tileName(tile) }))
    : [];

/**
 * The tile that was named by itself or by what is there, without a name where one stands, or where heroes
 * come in; null for what is not on the map, or in the arena in which one fights.
 */
export function tileMeant(view: MapView, typed: string | null): Tile | null {
  const arena = inArena(view)?.board;
  const board = arena ?? view.menagerie?.board;
  if (!board) return null;
  if (typed === null) return standsOn(view) ?? spawnsOn(board)[0] ?? null;
  const placed = arena
    ? null
    : (orbNumbered(view, typed) ?? tileNamed(meant(typed, placesOn(view))));
  const tile = tileNamed(typed.replace(/[\s!?.,]/g, '')) ?? placed;
  return tile !== null && groundOn(board, tile) !== 'nothing' ? tile : null;
}

/** Of places with names the several that may be meant by what was typed; of one alone none. */
export function severalMeant(view: MapView, typed: string | null): Choice[] {
  const some = typed === null ? [] : fitting(typed, placesOn(view));
  return some.length > 1 ? some : [];
}

/** `orb 7`, with or without what lies in it behind, or its number alone; null where no orb is asked for. */
export function orbAsked(typed: string): number | null {
  const digits = /^\s*(?:orb)?\s*(\d{1,3})\s*(?:\(.*\)\s*)?$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}

function orbNumbered(view: MapView, typed: string): Tile | null {
  const number = orbAsked(typed);
  return placedOrbs(view).find((orb) => orb.number === number)?.tile ?? null;
}

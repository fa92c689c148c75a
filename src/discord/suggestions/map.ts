import { type PublicView } from '../../rules/sight/views.ts';
import { suggested, type Choice } from '../options.ts';
import { mapWords } from '../views/commands/goods.ts';
import { mapPlaces, spawnsOn } from '../views/map.ts';
import { groundOn, type Tile, tileName, tileNamed } from '../views/tiles.ts';
import { matching } from './pick.ts';

/** A tile of the map: those that have a name of their own are suggested, and any may be typed. */
export const mapTile = suggested(mapWords.from, async ({ typed, own }) => {
  const view = await own();
  const places = view?.everyone.menagerie ? mapPlaces(view.everyone) : [];
  const choices = places.map(({ tile, name }): Choice => ({
    name: `${tileName(tile)}: ${name}`,
    value: tileName(tile),
  }));
  return matching(typed, choices);
});

/** The tile that was named, where heroes come in without a name; null for what is not on the map. */
export function tileMeant(
  { board }: NonNullable<PublicView['menagerie']>,
  typed: string | null,
): Tile | null {
  if (typed === null) return spawnsOn(board)[0] ?? null;
  const tile = tileNamed(typed);
  return tile !== null && groundOn(board, tile) !== 'nothing' ? tile : null;
}

import { type Board, withGround } from '../board/board.ts';
import { boardOf } from '../board/schema.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Game, type Orb } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type ItemKind, type Slot } from '../items/definition.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { menagerie, type Stall, stallsOn } from '../menagerie/places.ts';
import { type Gold, type OrbId } from '../names.ts';
import { itemCard } from '../scene.ts';

/** An orb as everybody may know it (ORB-04). `empty` by ORB-02. */
export type PublicOrb = {
  id: OrbId;
  number: number;
  colour: 'blue' | 'green' | 'red';
  empty: boolean;
  name: string;
  cost: Gold;
  slot: Slot;
  kinds: ItemKind[];
  /** Where it lies on the map of the week; absent where there is none. */
  tile?: Tile;
};

/** The map that heroes walk: its ground, without what lies on it, and who serves there. */
export type MenagerieView = { board: Board; stalls: Stall[] };

/**
 * ENTER-06: as everybody may know it, in the void, too; null in weeks that began before there was one.
 * Where an orb might lie and none does is floor, and so is where a secret may (ORB-09).
 */
export function menagerieView(game: Game, goods: Goods): MenagerieView | null {
  const map = menagerie({ game, goods });
  if (!map) return null;
  const board = boardOf(map);
  const places = tilesOfGround(board, 'orb').map((tile) => ({ tile, ground: 'floor' as const }));
  return { board: withGround(board, places), stalls: stallsOn(map) };
}

/** ORB-04; ORB-02: of an empty one what it held is no longer said. */
export function publicOrb(game: Game, goods: Goods, orb: Orb): PublicOrb {
  const { name, slot, kinds } = itemCard(game, goods, orbDefinition(game, orb));
  const { id, number, colour, cost, tile } = orb;
  const empty = isEmpty(game, orb);
  return {
    ...{ id, number, colour, empty, name, cost, slot, kinds },
    ...(tile !== undefined && { tile }),
  };
}

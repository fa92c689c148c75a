import { type Board, withGround } from '../board/board.ts';
import { boardOf, type MapDefinition } from '../board/schema.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type Red } from '../orb-face.ts';
import { type Game, type Orb } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type ItemKind, type Slot } from '../items/definition.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { menagerie, type Stall, stallsOn } from '../menagerie/places.ts';
import { isHiddenFrom, redFace } from '../menagerie/red.ts';
import { type Gold, type HeroId, type OrbId } from '../names.ts';
import { itemCard } from '../scene.ts';

/** What is to be known of what lies in an orb (ORB-04). `saved`: by whose eyes these are (ORB-03). */
export type OrbContents = { name: string; slot: Slot; kinds: ItemKind[]; saved?: true };

/** An orb as everybody, or one hero, may know it. `empty` by ORB-02; of a red one of others ORB-03. */
export type PublicOrb = {
  id: OrbId;
  number: number;
  colour: Orb['colour'];
  empty: boolean;
  cost: Gold;
  /** Where it lies on the map of the week; absent where there is none. */
  tile?: Tile;
} & (OrbContents | { red: Red });

/** The map that heroes walk: its ground, without what lies on it, and who serves there. */
export type MenagerieView = { board: Board; stalls: Stall[] };

/**
 * ENTER-06: as everybody may know it, in the void, too; null in weeks that began before there was one.
 * Where an orb might lie and none does is floor, and so is where a secret may (ORB-09).
 */
export function menagerieView(game: Game, goods: Goods): MenagerieView | null {
  const map = menagerie({ game, goods });
  if (!map) return null;
  const known = bare.get(map) ?? seenOf(map);
  bare.set(map, known);
  return known;
}

/** The same for everybody, week after week. */
const bare = new WeakMap<MapDefinition, MenagerieView>();

function seenOf(map: MapDefinition): MenagerieView {
  const board = boardOf(map);
  const places = tilesOfGround(board, 'orb').map((tile) => ({ tile, ground: 'floor' as const }));
  return { board: withGround(board, places), stalls: stallsOn(map) };
}

/** ORB-04; ORB-02: of an empty one what it held is no longer said. `to`: null: to everybody. */
function orbSeen(game: Game, goods: Goods, orb: Orb, to: HeroId | null): PublicOrb {
  const { id, number, colour, cost, tile } = orb;
  const place = {
    ...{ id, number, colour, empty: isEmpty(game, orb), cost },
    ...(tile !== undefined && { tile }),
  };
  if (isHiddenFrom(to, orb)) return { ...place, red: redFace(orb) };
  const { name, slot, kinds } = itemCard(game, goods, orbDefinition(game, orb));
  return { ...place, name, slot, kinds, ...(colour === 'red' && { saved: true as const }) };
}

/** ORB-04: as everybody sees them, by their numbers. */
export const orbsSeen = (game: Game, goods: Goods): PublicOrb[] =>
  Object.values(game.orbs)
    .sort((a, b) => a.number - b.number)
    .map((orb) => orbSeen(game, goods, orb, null));

/** ORB-03: the same, `seen` by everybody, for who has saved one of them. */
export const orbsSeenBy = (
  game: Game,
  goods: Goods,
  to: HeroId,
  seen: readonly PublicOrb[],
): PublicOrb[] =>
  seen.map((face) => {
    const orb = 'red' in face ? game.orbs[face.id] : undefined;
    return orb ? orbSeen(game, goods, orb, to) : face;
  });

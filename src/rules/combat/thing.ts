import type { Effect } from '../abilities/verbs/index.ts';
import type { Tile } from '../board/tile.ts';
import type { ItemId } from '../names.ts';
import type { CreatureId, Duration } from './creature.ts';

/** What lies on the map besides ground and creatures. */
export type Thing =
  | {
      kind: 'trap';
      item: ItemId;
      name: string;
      /** Who placed it. */
      owner: CreatureId;
      tile: Tile;
      stealth: number;
      /** ITEM-26: it has been sprung in this fight. */
      spent: boolean;
      /** PERC-05: those who have found it there, besides its owner; absent: nobody. */
      foundBy?: CreatureId[] | undefined;
      /** PERC-05: those in whose sight it lies without their having found it; absent: nobody. */
      watchedBy?: CreatureId[] | undefined;
      x: number;
      does: Effect[];
      /** MOVE-04: it springs on who flies there, too; absent: it does not. */
      flyers?: true | undefined;
      /** The level of who placed it, as it was then, for where that one is not there; absent: 1. */
      level?: number | undefined;
    }
  | {
      /** ORB-09 */
      kind: 'secret';
      /** Id of its definition. */
      secret: string;
      tile: Tile;
      stealth: number;
      /** PERC-05: as of a trap. */
      foundBy?: CreatureId[] | undefined;
      watchedBy?: CreatureId[] | undefined;
    }
  | { kind: 'orb'; item: ItemId; tile: Tile };

/** A tile that an ability of `by` has made other ground. */
export type LaidGround = {
  tile: Tile;
  ground: 'difficult ground' | 'lava' | 'force wall';
  by: CreatureId;
  lasts: Duration;
};

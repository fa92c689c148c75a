import { type Tile } from '../board/tile.ts';
import { type WhyFar } from '../combat/index.ts';
import { type PickName } from '../event.ts';
import { type Spawns } from '../fighting/spawns.ts';
import { type Pick } from '../game.ts';
import { type UltimateForm } from '../items/card.ts';
import { type Gold, type ItemId, type OrbId } from '../names.ts';

/** What this player can do right now; screens offer just that. */
export type Legal = {
  enter: boolean;
  /** ENTER-10: the spawn tiles to choose from on entering; null where there is no choice. */
  enterOn: Spawns | null;
  pass: 'make-up' | 'strike' | 'forfeit' | null;
  endTurn: boolean;
  buy: OrbId[];
  /** ITEM-21: of ultimates among those, as which they can be bought, and for how much (WEEK-09). */
  buyAs: Record<OrbId, { as: UltimateForm; cost: Gold }[]>;
  identify: OrbId[];
  save: OrbId[];
  /** ORB-08: chests, with the key that this hero has. */
  open: OrbId[];
  /** ITEM-28: what can be sold at a stall to which a way leads, and for how much. */
  sell: { item: ItemId; price: Gold }[];
  /** ORB-07: to which its hero knows no safe way, and why not. */
  cutOff: Record<OrbId, WhyFar>;
  /** ORB-09: tiles of what it has noticed and knows a safe way to. */
  visit: Tile[];
  equip: ItemId[];
  unequip: ItemId[];
  /** What can be set on which things of the same hero. */
  attach: { item: ItemId; onto: ItemId[] }[];
  detach: ItemId[];
  /** ITEM-08: worn curses that something of theirs can take off. */
  uncurse: ItemId[];
  bet: { on: { pick: Pick; name: PickName }[]; most: Gold } | null;
  withdrawBet: boolean;
  postFeature: boolean;
  fight: boolean;
};

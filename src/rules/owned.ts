import { type Used } from './abilities/limits.ts';
import { type Trap } from './combat/traps.ts';
import { type Hash } from './goods.ts';
import { type UltimateForm } from './items/card.ts';
import { type Slot } from './items/definition.ts';
import { type HeroId, type ItemId, type OrbId } from './names.ts';

/** The one place where a thing is. `gone`: out of the game for good. */
export type Holder = `hero:${HeroId}` | `orb:${OrbId}` | 'gone';

export type Item = {
  id: ItemId;
  /** Id of its definition; its hash is in the game's `goods`. */
  definition: string;
  holder: Holder;
  /** The slot that it fills, null in the inventory or elsewhere (ENTER-01). */
  slot: Slot | null;
  /** Left of its ability's charges, or of those that it had before a host changed it in this week (WEEK-03); null without. */
  charges: number | null;
  /** ITEM-27: its uses of this week and of the game, whoever has it; absent: none. */
  used?: Used[];
  /** COMBAT-14: the act by which its holder got it. */
  acquired: number;
  /** The thing on which it sits, of the same holder (ITEM-02, ITEM-13, ITEM-18); null: on none. */
  on: ItemId | null;
  /** ITEM-30: the thing on which it sat last, or sits; null: it has never sat on one. */
  home: ItemId | null;
  /** ITEM-02: the week in which it was last moved from one thing to another; null: it never was. */
  moved: number | null;
  /** ITEM-03: of a dependent, what its formula came to last; null: nothing so far, or it is none. */
  counts: number | null;
  /** Who had it when it left the game with them (GAME-03, GAME-04). */
  left: HeroId | null;
  /** What has become of it since it was its card’s; absent: nothing. */
  form?: Form;
  /** ITEM-25, ITEM-33: how who comes along with it is; absent: unhurt, and of an egg as it was laid. */
  companion?: Fared;
  /** ITEM-35: how it lies in the menagerie as a trap; absent: its owner has it. */
  lies?: Lying;
};

/** On which map a trap lies, by its hash, and as the how manieth of what was laid there. */
export type Lying = { map: Hash; nth: number; trap: Trap };

/** How a companion has fared. `level`: absent where nothing has been gained; HP is less by `damageTaken`. */
export type Fared = { level?: number; damageTaken?: number; isOut?: true };

/** What makes of the card of a thing the card of this one. */
export type Form = {
  /** FORGE-02: it has been made greater, alone or as one with the thing that it is combined with. */
  greater?: 'alone' | 'as one';
  /** ITEM-21: which of its two this ultimate is. */
  ultimate?: UltimateForm;
  /** FORGE-03: it is one with that thing, and goes where that goes. */
  partOf?: ItemId;
};

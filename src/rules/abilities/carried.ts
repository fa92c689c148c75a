import type { CreatureId } from '../combat/creature.ts';
import type { ItemId } from '../names.ts';
import type { Used } from './limits.ts';
import type { FightAbility } from './seam.ts';

/** How often an ability of a thing has been used: in the fight, and in the round and turn of `last`. */
export type Uses = {
  turn: number;
  round: number;
  fight: number;
  last: { round: number; of: CreatureId };
  /** How often in the act of that number; absent: not since acts are counted so. */
  act?: { step: number; times: number };
};

/** COMBAT-14: what its player has said about a triggered ability. */
export const standings = ['always', 'never', 'ask'] as const;
export type Standing = (typeof standings)[number];

/** A thing with abilities that a creature has with it in a fight. */
export type Carried = {
  item: ItemId;
  name: string;
  /** STAT-12: its power as it is now. */
  x: number;
  /** By how much what it can be aimed at is farther off than its card says; absent: by nothing. */
  reach?: number | undefined;
  /** STAT-12: its power by its card, where something has made it other; absent: as it is. */
  own?: number | undefined;
  /** ITEM-27: by how much both are other by what else is worn; absent: by nothing. */
  lent?: { power: number; range: number } | undefined;
  /** It is protected for as long as something else is worn; absent: it is not, by that. */
  kept?: true | undefined;
  /** COMBAT-14: slots in their order, then the time it was acquired. */
  place: number;
  abilities: FightAbility[];
  /** ITEM-09: a spell or scroll, of which one ability is used a turn; absent: it is none. */
  spell?: true | undefined;
  /** STAT-08: a consumable, whose temporary HP pay costs; absent: only if it is used up by then. */
  consumable?: true | undefined;
  /** ITEM-23: a super power, whose power is its owner's level whatever changes others; absent: it is none. */
  superPower?: true | undefined;
  /** ITEM-38: a treasure, which no ability touches that does not name it; absent: it is none. */
  treasure?: true | undefined;
  /** Left of its charges; null without charges. */
  charges: number | null;
  /** How many a full one has; absent: as many as one likes. */
  full?: number | undefined;
  /** ITEM-35: used up, and so gone. */
  spent: boolean;
  /** By the ability's place in the list; absent: not used yet. */
  uses: Record<number, Uses>;
  /** Those of a week or game, in this fight and before it; absent: none so far. */
  used?: Used[] | undefined;
  /** By the ability's place in the list; absent: always. */
  standing: Record<number, Standing>;
};

import { type Carried } from '../abilities/carried.ts';
import { type CompanionAbility, companionSheet, isCompanion } from '../abilities/companion.ts';
import { type Entrant } from '../combat/enter.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type Card } from '../items/card.ts';
import { grown } from '../monsters/levels.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Answers } from '../orders.ts';
import { heroOf } from '../scene.ts';
import { type Slot } from '../items/definition.ts';
import { inForce } from './sheet.ts';

/** Who comes along with a thing, and how it is. */
export type Companion = {
  name: string;
  /** ITEM-25: of an egg, below 0 before it has hatched; 0 for a companion, which has none. */
  level: number;
  /** HP, of which there are so many less. */
  most: number;
  damageTaken: number;
  /** ITEM-33: it is dead until its owner levels up. */
  isOut: boolean;
  /** MONSTER-06: it is an egg, whether or not it has hatched. */
  isEgg: boolean;
};

/** ITEM-24: who is to be told of on the card of a thing that somebody has; null: nobody comes along. */
export function companionOf(card: Card, item: Item): Companion | null {
  const said = card.abilities.find(isCompanion);
  return said ? companionAs(said, item) : null;
}

function companionAs(said: CompanionAbility, item: Pick<Item, 'companion'>): Companion {
  const { level = -(said.hatches ?? 0), damageTaken = 0, isOut = false } = item.companion ?? {};
  const { hp } = sheetAt(said, level).stats;
  const isEgg = said.hatches !== undefined;
  return { name: said.companion, level, most: hp, damageTaken, isOut, isEgg };
}

/** MONSTER-05, ITEM-25: as it is at that level; nothing is gained before level 1. */
export const sheetAt = (said: CompanionAbility, level: number) =>
  grown(companionSheet(said), Math.max(0, level));

/**
 * ITEM-24, ITEM-33: all who come along with a hero into a fight, each beside it unless it is ridden
 * (SLOT-07). Whoever is out, or has not hatched, stays away.
 */
export function companionsAlong(game: Game, goods: Goods, hero: HeroId): Omit<Entrant, 'side'>[] {
  const said = heroOf(game, hero).orders?.answers;
  return inForce(game, goods, hero).flatMap((worn) => comingWith(hero, worn, said) ?? []);
}

type Worn = {
  card: Card;
  item: Pick<Item, 'id' | 'charges' | 'used' | 'companion' | 'lies'>;
  slot: Slot;
};

/** ITEM-24: who comes along with one thing that is worn, for whom its owner acts; null: nobody now. */
export function comingWith(
  hero: HeroId,
  { card, item, slot }: Worn,
  answers: Answers = {},
): Omit<Entrant, 'side'> | null {
  const said = card.abilities.find(isCompanion);
  if (!said) return null;
  const { name, level, damageTaken, isOut } = companionAs(said, item);
  if (level < 0 || isOut) return null;
  return {
    ...{ id: creatureOf(item.id), name, kind: 'companion' as const, player: hero },
    ...{ sheet: sheetAt(said, level), level, damageTaken, beside: hero },
    ...(!isRidden(said, slot, level) && { stabled: true as const }),
    ...companionKit(card, said, item, answers[item.id]),
  };
}

/** SLOT-07, MONSTER-06: who is in the mount slot is ridden, an egg from its level on. */
export const isRidden = (said: CompanionAbility, slot: Slot, level: number): boolean =>
  slot === 'mount' && level >= (said['mount from'] ?? 0);

/** ITEM-24, STAT-12: what it can do itself, as the one thing that it has with it; `standing`: as was said (COMBAT-14). */
export function companionKit(
  card: Card,
  { companion: name, abilities = [] }: CompanionAbility,
  { id, charges, used, lies }: Pick<Item, 'id' | 'charges' | 'used' | 'lies'>,
  standing: Carried['standing'] = {},
): { kit?: Carried[] } {
  if (abilities.length === 0) return {};
  const thing = {
    ...{ item: id, name, x: card.power ?? 0, place: 0, abilities },
    charges: card.charges === undefined ? null : charges,
    // ITEM-35: a trap of it lies there already.
    ...{ full: card.charges, spent: lies !== undefined, uses: {}, used, standing },
  };
  return { kit: [thing] };
}

/** A companion in a fight is called as its thing is numbered. */
const creatureOf = (item: ItemId): CreatureId => `c${Number(item.slice(1))}`;

/** The thing with which that creature came along, if its owner has it still. */
export function thingOf(game: Game, id: CreatureId, hero: HeroId): Item | null {
  const item = game.items[`i${id.slice(1)}` as ItemId];
  return id.startsWith('c') && item?.holder === `hero:${hero}` ? item : null;
}

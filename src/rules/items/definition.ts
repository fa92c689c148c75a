import { z } from 'zod';
import { alwaysSchema, attackSchema } from '../abilities/static.ts';
import { statNames } from '../hero/stats.ts';

/** SLOT-01 and SLOT-02; `slotless` by SLOT-04, `mount` by SLOT-06. */
export const slots = [
  "npc's chosen",
  'greater ultimate',
  'class',
  'race',
  'super power',
  'primary hand',
  'off hand',
  'neck',
  'head',
  'body',
  'belt',
  'ring',
  'cape',
  'feet',
  'mount',
  'slotless',
] as const;
export type Slot = (typeof slots)[number];

const itemKinds = [
  'starter',
  'basic equipment',
  'magic equipment',
  'scroll',
  'potion',
  'consumable',
] as const;
export type ItemKind = (typeof itemKinds)[number];

const name = z.string().min(2).max(48);
const identify = z.strictObject({
  identify: z.strictObject({ charges: z.number().int().min(1).max(9) }),
});

/** One ability of a card, as data: what it says is made from this alone. */
const abilitySchema = z.union([alwaysSchema, attackSchema, identify]);
export type Ability = z.infer<typeof abilitySchema>;

/** A thing of the game as `seeds/items` states it. Cost in gold. */
export const itemSchema = z.strictObject({
  name,
  kinds: z.array(z.enum(itemKinds)).min(1),
  slot: z.enum(slots),
  cost: z.number().int().min(0).max(1000),
  abilities: z.array(abilitySchema).min(1),
});
export type ItemDefinition = z.infer<typeof itemSchema>;

/** A week's monster as `seeds/monsters` states it; absent stats are STAT-01's. */
export const monsterSchema = z.strictObject({
  name,
  /** The first week in which it comes. */
  week: z.number().int().min(1),
  look: z.string().min(20).max(400),
  level: z.number().int().min(0).default(0),
  stats: z.partialRecord(z.enum(statNames), z.number().int()),
  attacks: z.array(attackSchema.shape.attack.extend({ name })).min(1),
});
export type MonsterDefinition = z.infer<typeof monsterSchema>;

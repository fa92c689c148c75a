import { z } from 'zod';
import { fightAbilitySchema } from '../abilities/seam.ts';
import { companionSchema } from '../abilities/companion.ts';
import { dependsSchema } from '../abilities/dependent.ts';
import { holySchema } from '../abilities/holy.ts';
import { levelUpSchema } from '../abilities/levelling.ts';
import { alwaysSchema, attackSchema } from '../abilities/static.ts';
import { refuseOddGreaterForm } from './greater-form.ts';
import { refuseIdleNumbers } from './idle-numbers.ts';
import { refuseLongTexts } from './long-texts.ts';
import { refuseOddAbilities } from './odd-abilities.ts';
import { refuseOddAdditions } from './odd-additions.ts';
import { refuseOddCharges } from './odd-charges.ts';
import { refuseOddCounts } from './odd-counts.ts';
import { refuseEndlessGold } from './odd-gold.ts';
import { refuseOddCompanions } from './odd-companions.ts';
import { refuseOddKinds } from './odd-kinds.ts';
import { refuseNoPower } from './odd-powers.ts';
import { refuseOddSpending } from './odd-spending.ts';
import { visible } from '../visible.ts';
import { unionOf } from '../union.ts';

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
  'tech equipment',
  'manatech crystal',
  'gem',
  'upgrade',
  'spell',
  'holy spell',
  'scroll',
  'potion',
  'consumable',
  'artifact',
  'dependent',
  'treasure',
  'curse',
  'super power',
  'ultimate',
  'class',
  'race',
  "npc's chosen",
  'trader item',
  'auction item',
  'quest item',
  'trap',
  'companion',
  'egg',
  'chest item',
  'chest key',
  'ritual of pain',
] as const;
export type ItemKind = (typeof itemKinds)[number];

const name = visible(2, 48);
const identify = z.strictObject({
  identify: z.strictObject({ charges: z.number().int().min(1).max(9) }),
});

/** ITEM-08: takes so many curses off its owner. */
const uncurse = z.strictObject({
  uncurse: z.strictObject({ charges: z.number().int().min(1).max(9) }),
});

/** ORB-08: opens one of the chests of its week, and is spent by that. */
const open = z.strictObject({ open: z.literal('chest') });

/** One ability of a card, as data: what it says is made from this alone. */
const abilitySchema = unionOf([
  alwaysSchema,
  attackSchema,
  dependsSchema,
  levelUpSchema,
  holySchema,
  companionSchema,
  identify,
  uncurse,
  open,
  fightAbilitySchema,
]);
export type Ability = z.infer<typeof abilitySchema>;

/** What a thing does outside of fights alone, when its owner says so (ITEM-36, ITEM-08, ORB-08). */
export type Errand = z.infer<typeof identify> | z.infer<typeof uncurse> | z.infer<typeof open>;
export const isErrand = (ability: object): ability is Errand =>
  'identify' in ability || 'uncurse' in ability || 'open' in ability;

/** How often a full thing does it. */
export function timesOf(errand: Errand): number {
  if ('open' in errand) return 1;
  return 'identify' in errand ? errand.identify.charges : errand.uncurse.charges;
}

const power = z.number().int().min(1).max(30).optional();
const charges = z.number().int().min(1).max(9).optional();
const greaterForm = z
  .strictObject({ power, charges, abilities: z.array(abilitySchema).min(1) })
  .superRefine(refuseIdleNumbers);

/** A thing of the game as `seeds/items` states it. Cost in gold. */
export const itemSchema = z
  .strictObject({
    name,
    kinds: z.array(z.enum(itemKinds)).min(1),
    slot: z.enum(slots),
    cost: z.number().int().min(0).max(1000),
    /** STAT-10, STAT-12: AP, the X of its abilities; absent: 0. */
    power,
    /** How many charges a full one has, for those abilities that take one; absent: none. */
    charges,
    abilities: z.array(abilitySchema).min(1),
    /** ITEM-20: what besides an ultimate's greater form alone has, and its lesser one; absent: it is none. */
    greater: z.array(abilitySchema).min(1).optional(),
    lesser: z.array(abilitySchema).min(1).optional(),
    /** FORGE-02: what it has instead when it is made greater; absent: every number grows. */
    'greater form': greaterForm.optional(),
  })
  .superRefine(refuseIdleNumbers)
  .superRefine(refuseOddKinds)
  .superRefine(refuseOddCompanions)
  .superRefine(refuseOddAbilities)
  .superRefine(refuseEndlessGold)
  .superRefine(refuseNoPower)
  .superRefine(refuseOddAdditions)
  .superRefine(refuseOddCharges)
  .superRefine(refuseOddSpending)
  .superRefine(refuseOddCounts)
  .superRefine(refuseOddGreaterForm)
  .superRefine(refuseLongTexts);
export type ItemDefinition = z.infer<typeof itemSchema>;

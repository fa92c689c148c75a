import { z } from 'zod';
import { movementKinds } from '../board/gaits.ts';
import {
  type BasicAttack,
  damageTypes,
  type Gifts,
  type LastingBoon,
  type Sheet,
  type StatName,
  states,
  type Varying,
} from '../hero/stats.ts';
import { type ItemId } from '../names.ts';
import { formulaSchema } from './amount.ts';
import { isPowered } from './crystals.ts';
import { holySchema } from './holy.ts';
import { isForLevels, levelUpSchema } from './levelling.ts';
import { type Depends, dependsOn, dependsSchema } from './dependent.ts';
import { meantSchema } from './meant.ts';
import { isRepeated } from './repeated.ts';
import { statChanges } from './stat-changes.ts';
import { tuningSchema } from './tuning.ts';
import { visible } from '../visible.ts';

const named = statChanges(formulaSchema);

/** Boons that a thing can give for as long as it is worn. */
export const lastingSchema = z.union([
  z.enum(['double damage', 'true sight', 'ghost strike', 'empty mind']),
  z.strictObject({ 'wider critical': z.number().int().min(1).max(19) }),
  z.strictObject({ 'legendary shield': z.number().int().min(1).max(9) }),
]);

/**
 * ITEM-27, STAT-02, STAT-07: stats that are other while the thing is worn, by numbers or formulas, or
 * only while something is so; ways to move and boons besides.
 */
export const alwaysSchema = z
  .strictObject({
    always: named.schema,
    while: z.enum(states).optional(),
    /** ITEM-13: only while there is a manatech crystal in the thing. */
    powered: z.literal(true).optional(),
    ways: z.array(z.enum(movementKinds)).min(1).optional(),
    boons: z.array(lastingSchema).min(1).optional(),
    /** STAT-10: by how much the abilities of things are other. */
    'change abilities': tuningSchema.optional(),
    /** Which things others leave alone. */
    protect: meantSchema.optional(),
  })
  .superRefine(refuseInAWhile);

/** What a thing may give besides stats. */
const besides = ['ways', 'boons', 'change abilities', 'protect'] as const;

/** What is there only for a while are stats, and none of those by which it is told whether it is so. */
function refuseInAWhile(
  said: { always: object; while?: unknown } & Partial<Record<(typeof besides)[number], unknown>>,
  context: z.core.$RefinementCtx,
): void {
  if (said.while === undefined) return;
  const refuse = (path: string[]) =>
    context.addIssue({
      code: 'custom',
      path,
      message: 'expected nothing but other stats beside `while`',
    });
  for (const key of besides) if (said[key] !== undefined) refuse([key]);
  for (const stat of ['hp', 'size']) if (stat in said.always) refuse(['always', stat]);
}

/** COMBAT-03: a basic attack that the thing is for; it is called as the thing is, without a name. */
export const attackSchema = z.strictObject({
  attack: z.strictObject({
    name: visible(2, 48).optional(),
    range: z.number().int().min(1).max(12),
    damage: z.number().int().min(0).max(60),
    piercing: z.number().int().min(0).max(20).default(0),
    type: z.enum(damageTypes).default('physical'),
  }),
  powered: z.literal(true).optional(),
});

/** ITEM-27: an ability that is there for as long as the thing is worn. */
export const staticAbilitySchema = z.union([
  alwaysSchema,
  attackSchema,
  dependsSchema,
  levelUpSchema,
  holySchema,
]);
export type StaticAbility = z.infer<typeof staticAbilitySchema>;

/** What of a card is always there: its name for its attack, and its power for X. */
type Giver = {
  name: string;
  power?: number | undefined;
  /** ITEM-03: of a dependent, which thing it is, and what it came to last; absent: nothing. */
  dependent?: { item: ItemId | null; counts: number | null } | undefined;
  abilities: readonly (StaticAbility | object)[];
};

/** STAT-01: that sheet with what a thing adds to it; abilities that are not static add nothing. */
export function withStatics(sheet: Sheet, { name, power = 0, dependent, abilities }: Giver): Sheet {
  const { stats, attacks, gifts = { ways: [], boons: [] }, varying = [], income = [] } = sheet;
  const sum = { ...stats };
  const granted: BasicAttack[] = [];
  const given: Gifts = { ways: [...gifts.ways], boons: [...gifts.boons] };
  const varies: Varying[] = [...varying];
  const brings = [...income];
  for (const [at, ability] of abilities.entries())
    if (isRepeated(abilities, at) || !isPowered(ability)) continue;
    else if (isAlways(ability)) {
      for (const [stat, by] of named.each(ability.always))
        if (typeof by === 'number' && ability.while === undefined) sum[stat] += by;
        else varies.push({ stat, by, x: power, while: ability.while });
      given.ways.push(...(ability.ways ?? []));
      given.boons.push(...(ability.boons ?? []).map(boonOf));
    } else if (dependsOn(ability)) varies.push(dependence(ability, power, dependent));
    else if (isForLevels(ability)) brings.push({ by: ability['level up'].gold, x: power });
    else if (isAttack(ability))
      granted.push({ ...ability.attack, name: ability.attack.name ?? name });
  return {
    stats: sum,
    attacks: [...attacks, ...granted],
    ...(given.ways.length + given.boons.length > 0 && { gifts: given }),
    ...(varies.length > 0 && { varying: varies }),
    ...(brings.length > 0 && { income: brings }),
  };
}

/** ITEM-04, ITEM-31: 0 until its owner has levelled up with it on. */
function dependence(
  { depends }: Depends,
  x: number,
  { item, counts }: Dependent = nobodys,
): Varying {
  const [stat, on] = Object.entries(depends)[0] as [StatName, string];
  return { stat, by: counts ?? 0, x, depends: { on, of: item } };
}

type Dependent = NonNullable<Giver['dependent']>;
const nobodys: Dependent = { item: null, counts: null };

/** The same as a creature has it. */
export function boonOf(said: z.infer<typeof lastingSchema>): LastingBoon {
  if (typeof said === 'string') return { kind: said };
  return 'wider critical' in said
    ? { kind: 'wider critical', by: said['wider critical'] }
    : { kind: 'legendary shield', charges: said['legendary shield'] };
}

const isAlways = (ability: object): ability is z.infer<typeof alwaysSchema> => 'always' in ability;
const isAttack = (ability: object): ability is z.infer<typeof attackSchema> => 'attack' in ability;

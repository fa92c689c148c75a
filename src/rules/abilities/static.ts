import { z } from 'zod';
import { type BasicAttack, damageTypes, type Sheet } from '../hero/stats.ts';
import { statChanges } from './stat-changes.ts';

const named = statChanges(z.number().int().min(-20).max(20));

/** ITEM-27, STAT-02: stats that are other while the thing is worn. */
export const alwaysSchema = z.strictObject({ always: named.schema });

/** COMBAT-03: a basic attack that the thing is for; it is called as the thing is, without a name. */
export const attackSchema = z.strictObject({
  attack: z.strictObject({
    name: z.string().min(2).max(48).optional(),
    range: z.number().int().min(1).max(12),
    damage: z.number().int().min(0).max(60),
    piercing: z.number().int().min(0).max(20).default(0),
    type: z.enum(damageTypes).default('physical'),
  }),
});

/** ITEM-27: an ability that is there for as long as the thing is worn. */
export const staticAbilitySchema = z.union([alwaysSchema, attackSchema]);
export type StaticAbility = z.infer<typeof staticAbilitySchema>;

/** STAT-01: that sheet with what a thing of this name adds to it; other abilities add nothing. */
export function withStatics(
  { stats, attacks }: Sheet,
  name: string,
  abilities: readonly (StaticAbility | object)[],
): Sheet {
  const sum = { ...stats };
  const granted: BasicAttack[] = [];
  for (const ability of abilities)
    if (isAlways(ability)) for (const [stat, plus] of named.each(ability.always)) sum[stat] += plus;
    else if (isAttack(ability))
      granted.push({ ...ability.attack, name: ability.attack.name ?? name });
  return { stats: sum, attacks: [...attacks, ...granted] };
}

const isAlways = (ability: object): ability is z.infer<typeof alwaysSchema> => 'always' in ability;
const isAttack = (ability: object): ability is z.infer<typeof attackSchema> => 'attack' in ability;

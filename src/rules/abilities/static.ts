import { z } from 'zod';
import { movementKinds } from '../board/gaits.ts';
import {
  type BasicAttack,
  damageTypes,
  type Gifts,
  type LastingBoon,
  type Sheet,
} from '../hero/stats.ts';
import { isRepeated } from './repeated.ts';
import { statChanges } from './stat-changes.ts';

const named = statChanges(z.number().int().min(-20).max(20));

/** Boons that a thing can give for as long as it is worn. */
const lasting = z.union([
  z.enum(['double damage', 'true sight', 'ghost strike', 'empty mind']),
  z.strictObject({ 'wider critical': z.number().int().min(1).max(19) }),
]);

/** ITEM-27, STAT-02: stats that are other while the thing is worn, ways to move and boons besides. */
export const alwaysSchema = z.strictObject({
  always: named.schema,
  ways: z.array(z.enum(movementKinds)).min(1).optional(),
  boons: z.array(lasting).min(1).optional(),
});

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
  { stats, attacks, gifts }: Sheet,
  name: string,
  abilities: readonly (StaticAbility | object)[],
): Sheet {
  const sum = { ...stats };
  const granted: BasicAttack[] = [];
  const given: Gifts = { ways: [...(gifts?.ways ?? [])], boons: [...(gifts?.boons ?? [])] };
  for (const [at, ability] of abilities.entries())
    if (isRepeated(abilities, at)) continue;
    else if (isAlways(ability)) {
      for (const [stat, plus] of named.each(ability.always)) sum[stat] += plus;
      given.ways.push(...(ability.ways ?? []));
      given.boons.push(...(ability.boons ?? []).map(boonOf));
    } else if (isAttack(ability))
      granted.push({ ...ability.attack, name: ability.attack.name ?? name });
  const sheet = { stats: sum, attacks: [...attacks, ...granted] };
  return given.ways.length + given.boons.length === 0 ? sheet : { ...sheet, gifts: given };
}

const boonOf = (said: z.infer<typeof lasting>): LastingBoon =>
  typeof said === 'string'
    ? { kind: said }
    : { kind: 'wider critical', by: said['wider critical'] };

const isAlways = (ability: object): ability is z.infer<typeof alwaysSchema> => 'always' in ability;
const isAttack = (ability: object): ability is z.infer<typeof attackSchema> => 'attack' in ability;

import { z } from 'zod';
import { movementKinds } from '../board/gaits.ts';
import { defaultStats, naturalAttack, type Sheet, statNames } from '../hero/stats.ts';
import { ownAbilitySchema } from './seam.ts';
import { attackSchema, boonOf, lastingSchema } from './static.ts';
import { visible } from '../visible.ts';

const name = visible(2, 48);

/** Other than what everybody starts from (STAT-05). */
const statsSchema = z.partialRecord(
  z.enum(statNames).exclude(['hp', 'size']),
  z.number().int().min(-20).max(40),
);

/**
 * ITEM-24, ITEM-25: a creature that comes along into fights while the thing is worn. Its abilities have
 * the power and the charges of the thing.
 */
export const companionSchema = z
  .strictObject({
    companion: name,
    hp: z.number().int().min(1).max(99),
    size: z.number().int().min(-2).max(3).default(0),
    stats: statsSchema.default({}),
    attacks: z.array(attackSchema.shape.attack.extend({ name })).max(3).default([]),
    ways: z
      .array(z.enum(movementKinds).exclude(['walk']))
      .max(3)
      .default([]),
    boons: z.array(lastingSchema).min(1).optional(),
    abilities: z.array(ownAbilitySchema).min(1).max(4).optional(),
    /** ITEM-25: an egg, which needs so many weeks to hatch; absent: it is none. */
    hatches: z.number().int().min(1).max(6).optional(),
    /** MONSTER-06: the level from which an egg in the mount slot can be ridden. */
    'mount from': z.number().int().min(0).max(9).optional(),
  })
  .superRefine(refuseNoEgg);
export type CompanionAbility = z.infer<typeof companionSchema>;

export const isCompanion = (ability: object): ability is CompanionAbility => 'companion' in ability;

/** ITEM-25: only an egg has levels. */
function refuseNoEgg(
  { hatches, 'mount from': mount, abilities = [] }: Levelled,
  context: z.core.$RefinementCtx,
): void {
  if (hatches !== undefined) return;
  const refuse = (path: (string | number)[]) =>
    context.addIssue({ code: 'custom', path, message: 'expected only of an egg, which hatches' });
  if (mount !== undefined) refuse(['mount from']);
  for (const [at, one] of abilities.entries())
    if (one['from level'] !== undefined) refuse(['abilities', at, 'from level']);
}
type Levelled = {
  hatches?: number | undefined;
  'mount from'?: number | undefined;
  abilities?: readonly { 'from level'?: number | undefined }[] | undefined;
};

/** STAT-05: what it is at level 0. */
export function companionSheet({
  hp,
  size,
  stats,
  attacks,
  ways,
  boons = [],
}: CompanionAbility): Sheet {
  return {
    stats: { ...defaultStats, ...stats, hp, size },
    attacks: [...attacks, naturalAttack],
    ...(ways.length + boons.length > 0 && { gifts: { ways, boons: boons.map(boonOf) } }),
  };
}

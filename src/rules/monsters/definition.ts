import { z } from 'zod';
import { type Limit, outlastsFights } from '../abilities/limits.ts';
import { ownAbilitySchema } from '../abilities/seam.ts';
import { alwaysSchema, attackSchema } from '../abilities/static.ts';
import { type StatName, statNames } from '../hero/stats.ts';
import { refuseIdleNumbers } from '../items/idle-numbers.ts';
import { refuseLong } from '../items/long-texts.ts';
import { refuseOddAbilities, repeatedIn } from '../items/odd-abilities.ts';
import { refuseOddCharges } from '../items/odd-charges.ts';
import { refuseNoPower } from '../items/odd-powers.ts';
import { refuseOddAdditions } from '../items/odd-additions.ts';
import { legible, visible } from '../visible.ts';
import { unionOf } from '../union.ts';

const name = visible(2, 48);

/** QUEST-07, GLOSS-01: what else a monster may be than that of a week. */
export const parts = ['boss', 'skeli'] as const;

const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** What a stat of it may be at level 0, besides HP; its tiles are counted by its size. */
const otherStats = Object.fromEntries(
  statNames
    .filter((stat) => stat !== 'hp')
    .map((stat) => [stat, (stat === 'size' ? whole(-10, 10) : whole(-20, 40)).exactOptional()]),
) as Record<Exclude<StatName, 'hp'>, z.ZodExactOptional<z.ZodNumber>>;

/**
 * A monster as `seeds/monsters` states it: a week's, a quest's boss or a Skeli; stats that are absent
 * are STAT-01's, but HP, which must be there: who has none is dead. Refused: one that is none of these,
 * or more than one.
 */
export const monsterSchema = z
  .strictObject({
    name,
    /** The first week in which it comes. */
    week: z.number().int().min(1).max(99).optional(),
    /** Where it is not a week's monster. */
    part: z.enum(parts).optional(),
    look: legible(20, 400),
    level: z.number().int().min(0).max(30).default(0),
    stats: z.strictObject({ hp: whole(1, 999), ...otherStats }),
    attacks: z.array(attackSchema.shape.attack.extend({ name })).min(1),
    /** STAT-10, STAT-12: AP, the X of its abilities, at every level; absent: 0. */
    power: z.number().int().min(1).max(30).optional(),
    /** How many charges its abilities share, of those that take one; absent: none. */
    charges: z.number().int().min(1).max(9).optional(),
    /** Besides what it hits with; absent: nothing. */
    abilities: z
      .array(unionOf([alwaysSchema, ownAbilitySchema]))
      .min(1)
      .optional(),
  })
  .superRefine(({ abilities = [], ...card }, context) => {
    if ((card.week === undefined) === (card.part === undefined))
      context.addIssue({
        ...{ code: 'custom', path: [card.week === undefined ? 'week' : 'part'] },
        message: 'expected either the week in which it comes or its part, boss or skeli',
      });
    for (const at of repeatedIn(card.attacks.map(({ name: one }) => one)))
      context.addIssue({ code: 'custom', path: ['attacks', at, 'name'], message: another });
    refuseIdleNumbers({ ...card, abilities }, context);
    refuseOddAbilities({ abilities }, context);
    refuseNoPower({ ...card, abilities }, context);
    refuseOddCharges({ ...card, kinds: [], abilities }, context);
    refuseOwnersLimits(abilities, context);
    refuseOwnersDeeds(abilities, context);
    refuseOddAdditions({ kinds: [], slot: '', abilities }, context);
    const attacks = card.attacks.map((attack) => ({ attack }));
    refuseLong(
      [abilities.length > 0 ? 'abilities' : 'attacks'],
      [...attacks, ...abilities],
      context,
    );
  });

const another = 'expected another name than an attack before it has';

/**
 * ITEM-04, ITEM-05, ITEM-27: refuses what only heroes have something of: dependents, a purse, and things to be
 * used up, as all that a monster can do would go with one.
 */
function refuseOwnersDeeds(abilities: readonly object[], context: z.core.$RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['abilities', ...path], message });
  for (const [at, ability] of (abilities as readonly { do?: object[] }[]).entries()) {
    if ('used up' in ability) refuse([at, 'used up'], ownersWords['used up']);
    for (const [nth, effect] of (ability.do ?? []).entries())
      for (const word of ['update', 'gold'] as const)
        if (word in effect) refuse([at, 'do', nth, word], ownersWords[word]);
  }
}

const ownersWords = {
  update: 'expected nothing of dependents, as a monster has none',
  gold: 'expected no gold, as a monster has no purse',
  'used up':
    'expected none, as a monster is no thing that is gone with a use; `limit: { each: fight }` has it once',
};

/** WEEK-03: refuses a limit of a week or game, as no level-up is a monster's, and no game either. */
function refuseOwnersLimits(abilities: readonly object[], context: z.core.$RefinementCtx): void {
  for (const [at, { limit }] of (abilities as readonly { limit?: Limit }[]).entries())
    if (limit && outlastsFights(limit.each))
      context.addIssue({
        ...{ code: 'custom', path: ['abilities', at, 'limit', 'each'] },
        message: 'expected turn, round or fight, as only what heroes own is counted over fights',
      });
}
export type MonsterDefinition = z.infer<typeof monsterSchema>;

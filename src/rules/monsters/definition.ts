import { z } from 'zod';
import { ownAbilitySchema } from '../abilities/seam.ts';
import { alwaysSchema, attackSchema } from '../abilities/static.ts';
import { statNames } from '../hero/stats.ts';
import { refuseIdleNumbers } from '../items/idle-numbers.ts';
import { refuseOddAdditions } from '../items/odd-additions.ts';

const name = z.string().min(2).max(48);

/** QUEST-07, GLOSS-01: what else a monster may be than that of a week. */
export const parts = ['boss', 'skeli'] as const;

/**
 * A monster as `seeds/monsters` states it: a week's, a quest's boss or a Skeli; absent stats are
 * STAT-01's. Refused: one that is none of these, or more than one.
 */
export const monsterSchema = z
  .strictObject({
    name,
    /** The first week in which it comes. */
    week: z.number().int().min(1).optional(),
    /** Where it is not a week's monster. */
    part: z.enum(parts).optional(),
    look: z.string().min(20).max(400),
    level: z.number().int().min(0).default(0),
    stats: z.partialRecord(z.enum(statNames), z.number().int()),
    attacks: z.array(attackSchema.shape.attack.extend({ name })).min(1),
    /** STAT-10, STAT-12: AP, the X of its abilities, at every level; absent: 0. */
    power: z.number().int().min(1).max(30).optional(),
    /** How many charges its abilities share, of those that take one; absent: none. */
    charges: z.number().int().min(1).max(9).optional(),
    /** Besides what it hits with; absent: nothing. */
    abilities: z
      .array(z.union([alwaysSchema, ownAbilitySchema]))
      .min(1)
      .optional(),
  })
  .superRefine(({ abilities = [], ...card }, context) => {
    if ((card.week === undefined) === (card.part === undefined))
      context.addIssue({
        ...{ code: 'custom', path: [card.week === undefined ? 'week' : 'part'] },
        message: 'expected either the week in which it comes or its part, boss or skeli',
      });
    refuseIdleNumbers({ ...card, abilities }, context);
    refuseOddAdditions({ kinds: [], slot: '', abilities }, context);
  });
export type MonsterDefinition = z.infer<typeof monsterSchema>;

import { z } from 'zod';
import { damageTypes } from '../hero/stats.ts';
import { kinds } from './aim.ts';
import { amountSchema } from './amount.ts';
import { refuseNobody, refuseVainAnswers, refuseVainWord } from './answering.ts';
import { standings } from './carried.ts';
import { refuseIdle } from './idle.ts';
import { spans } from './limits.ts';
import { refuseOddLimits } from './odd-limits.ts';
import { whileIn } from './stat-changes.ts';
import { type StaticAbility } from './static.ts';
import { refuseOwnersDeeds } from './trapping.ts';
import { triggerWords } from './trigger.ts';
import { effectSchema } from './verbs/index.ts';
import { unionOf } from '../union.ts';
import { visible } from '../visible.ts';

const learned = {
  /** MONSTER-06: the level from which its carrier has it. */
  'from level': z.number().int().min(1).max(30).optional(),
  /** ITEM-13: it works only while there is a manatech crystal in the thing. */
  powered: z.literal(true).optional(),
  /** ITEM-29: its carrier does not have it in a quest. */
  'not in quests': z.literal(true).optional(),
};

/** How often: at most so many times in each of these; of monsters not in a week or a game. */
const limit = z.strictObject({
  each: z.enum(spans),
  times: z.number().int().min(1).max(9).default(1),
});

/** What an ability costs with each use. */
const price = {
  ...learned,
  limit: limit.optional(),
  /** A charge of the thing. */
  charge: z.literal(true).optional(),
  /** ITEM-35: the thing itself. */
  'used up': z.literal(true).optional(),
  /** HP of its carrier, who has to outlive it. */
  'pays hp': z.number().int().min(1).max(99).optional(),
};

/** COMBAT-08, COMBAT-09: d20 + AP against a defence; the damage stat is not added. */
const specialSchema = z.strictObject({
  against: z.enum(['dodge', 'willpower', 'immunity']),
  /** Absent: it does no damage; with 0 its ability power does. */
  damage: amountSchema.optional(),
  type: z.enum(damageTypes).default('physical'),
  piercing: amountSchema.default(0),
});
export type Special = z.infer<typeof specialSchema>;

const name = visible(2, 48).optional();
const effects = z.array(effectSchema).max(6);

/** COMBAT-18: an attack at a tile is upon whoever is in the area round it, and upon nobody without. */
type Used = { use: { on: string; radius?: number | undefined }; special?: object | undefined };
const hasTargets = (said: Used): boolean =>
  said.special === undefined || said.use.on !== 'tile' || said.use.radius !== undefined;

const aimed = z
  .strictObject({
    range: z.number().int().min(0).max(40).default(0),
    on: z.enum(['self', 'enemy', 'ally', 'anybody', 'tile']).default('self'),
    /** COMBAT-18: round the tile that is aimed at. */
    radius: z.number().int().min(0).max(12).optional(),
    hits: z.enum(kinds).default('everybody'),
  })
  .refine(({ radius, hits }) => hits === 'everybody' || radius !== undefined, {
    path: ['hits'],
    error: 'expected only beside `radius`, as it says whom of an area',
  });

/** ITEM-27: an ability that an action activates. Range 0 is oneself. */
const useSchema = z.strictObject({
  use: aimed,
  name,
  special: specialSchema.optional(),
  do: effects.default([]),
  ...price,
});

/** ITEM-27: an ability that something sets off (COMBAT-14). */
const whenSchema = z.strictObject({
  when: z.enum(triggerWords),
  name,
  /** COMBAT-14: what holds while its player has said nothing; always without a word. */
  standing: z.enum(standings).optional(),
  /** ITEM-27: it goes off whenever it can; its player has no say in it. */
  must: z.literal(true).optional(),
  do: effects.min(1),
  ...price,
});

/** ITEM-26: an ability that waits on a tile for whoever steps there. */
const trapSchema = z.strictObject({
  trap: z.strictObject({
    stealth: z.number().int().min(0).max(40),
    /** MOVE-04: it springs on who flies there, too. */
    flyers: z.literal(true).optional(),
  }),
  name,
  do: effects.min(1),
  ...learned,
});

/** COMBAT-18, STAT-11: an ability that is always there, round about its carrier. */
const auraSchema = z.strictObject({
  aura: z.strictObject({
    radius: z.number().int().min(0).max(12),
    hits: z.enum(kinds).default('everybody'),
  }),
  name,
  do: effects.default([]),
  while: whileIn.schema.optional(),
  ...learned,
});

/** Every ability that acts in a fight: the closed form that the engine offers. */
export const fightAbilitySchema = unionOf([useSchema, whenSchema, trapSchema, auraSchema])
  .refine((one) => !('use' in one) || hasTargets(one), {
    path: ['use', 'radius'],
    error: 'expected a radius, 0 or more, as an attack at a tile needs an area',
  })
  .superRefine(refuseVainAnswers)
  .superRefine(refuseNobody)
  .superRefine(refuseVainWord)
  .superRefine(refuseIdle)
  .superRefine(refuseOddLimits)
  .superRefine(refuseOwnersDeeds);
export type FightAbility = z.infer<typeof fightAbilitySchema>;

/** MONSTER-06: one that a creature has by itself, which is called by a name of its own. */
export const ownAbilitySchema = fightAbilitySchema.refine((one) => one.name !== undefined, {
  path: ['name'],
  error: 'expected a name',
});

export type Activated = z.infer<typeof useSchema>;
export type Triggered = z.infer<typeof whenSchema>;
export type Trap = z.infer<typeof trapSchema>;
export type Aura = z.infer<typeof auraSchema>;
export type Price = Pick<
  Activated,
  'name' | 'from level' | 'powered' | 'not in quests' | 'limit' | 'charge' | 'used up' | 'pays hp'
>;

/** Whether it acts in fights, and is not just there (ITEM-27). */
export const isForFights = <A extends object>(ability: A): ability is A & FightAbility =>
  'use' in ability || 'when' in ability || 'trap' in ability || 'aura' in ability;

/** All that the card of a thing can have, as far as fights go. */
export type SeamAbility = StaticAbility | FightAbility;

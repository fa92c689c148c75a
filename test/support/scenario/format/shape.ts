import { z } from 'zod';
import { movementKinds } from '../../../../src/rules/board/gaits.ts';
import { texts } from '../../format/shapes.ts';
import { counted, half, yesOrNo } from './values.ts';

const named = z
  .string()
  .trim()
  .min(2, 'expected a name of two letters or more')
  .max(60, 'expected a name of 60 letters or fewer')
  .refine((name) => !name.includes('\n'), 'expected a name on one line')
  .refine((name) => !['nobody', 'everybody'].includes(name), 'expected a name of somebody');

/** The shape of a creature of the file, before anything in it is looked up. */
export const creatureShape = z.strictObject({
  name: named.optional(),
  card: z.string().trim().min(1, 'expected a monster of the stock, by its name').optional(),
  stats: z.record(z.string(), half).default({}),
  attacks: z.array(z.unknown()).default([]),
  level: counted.optional(),
  'card level': counted.optional(),
  'damage taken': counted.default(0),
  searches: counted.optional(),
  side: z.string().trim().min(1, 'expected a side, by any name').optional(),
  'companion of': z.string().optional(),
  at: z.string().optional(),
  waits: yesOrNo.default(false),
  height: z.enum(['ground', 'air'], { error: 'expected ground or air' }).optional(),
  depth: counted.optional(),
  mount: z.string().optional(),
  'may be ridden': yesOrNo.default(false),
  boss: yesOrNo.default(false),
  'in the mount slot': yesOrNo.default(true),
  movement: texts
    .pipe(z.array(z.enum(movementKinds, { error: `expected ${movementKinds.join(', ')}` })))
    .optional(),
  conditions: z.array(z.unknown()).optional(),
  boons: z.array(z.unknown()).default([]),
  'temporary hp': counted.optional(),
  'turns ignored': counted.optional(),
  'turns idle': counted.optional(),
  orders: z.unknown().optional(),
  items: z.record(z.string(), z.unknown()).default({}),
  wears: z.union([z.string().transform((one) => [one]), z.array(z.unknown())]).default([]),
});
export type CreatureShape = z.output<typeof creatureShape>;

/** The monster that a duel may release, of which there may come several. */
export const reserveShape = creatureShape.pick({
  name: true,
  card: true,
  stats: true,
  attacks: true,
  level: true,
  'card level': true,
  items: true,
  movement: true,
  boons: true,
});

export type ReserveShape = z.output<typeof reserveShape>;

const damageTypes = ['physical', 'toxic', 'fire', 'cold', 'electric'] as const;

export const attackShape = z.strictObject({
  name: named,
  range: counted.pipe(z.number().min(1, 'expected a range of 1 or more')).default(1),
  damage: counted.default(1),
  piercing: counted.default(0),
  type: z.enum(damageTypes, { error: `expected ${damageTypes.join(', ')}` }).default('physical'),
});

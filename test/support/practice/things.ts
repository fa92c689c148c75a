import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { staticAbilitySchema } from '../../../src/rules/abilities/static.ts';
import { damageTypes, statNames } from '../../../src/rules/hero/stats.ts';

/** How many of a group are worn at once. */
const room = {
  'primary hand': 1,
  'off hand': 1,
  head: 1,
  body: 1,
  cape: 1,
  belt: 1,
  feet: 1,
  ring: 2,
  slotless: 3,
} as const;
export type Group = keyof typeof room;
export const groups = Object.keys(room) as Group[];
export const roomFor = (group: Group): number => room[group];

const attackSchema = z.strictObject({
  range: z.number().int().min(1),
  damage: z.number().int().min(0),
  piercing: z.number().int().min(0).default(0),
  type: z.enum(damageTypes).default('physical'),
});

const thingSchema = z.strictObject({
  name: z.string().min(2).max(48),
  /** In gold. */
  cost: z.number().int().min(3).max(60),
  group: z.enum(groups),
  stats: z.partialRecord(z.enum(statNames), z.number().int()).default({}),
  attacks: z.array(attackSchema).default([]),
  /** STAT-10: X in its abilities. */
  power: z.number().int().min(0).default(0),
  charges: z.number().int().min(1).nullable().default(null),
  /** ITEM-09, STAT-08. */
  spell: z.literal(true).optional(),
  consumable: z.literal(true).optional(),
  statics: z.array(staticAbilitySchema).default([]),
  abilities: z.array(fightAbilitySchema).max(3).default([]),
});
export type Thing = z.infer<typeof thingSchema>;

/** What kits of practice fights are drawn from that are measured by the clock. */
export const things: readonly Thing[] = z
  .array(thingSchema)
  .parse(parse(readFileSync(new URL('./things.yaml', import.meta.url), 'utf8')));

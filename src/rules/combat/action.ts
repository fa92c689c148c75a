import { z } from 'zod';
import { type Tile } from '../board/tile.ts';
import { type ItemId } from '../names.ts';
import { movementKinds } from '../board/gaits.ts';
import { type CreatureId } from './creature.ts';

const creature = z.string().max(12) as unknown as z.ZodType<CreatureId>;
const item = z.string().max(12) as unknown as z.ZodType<ItemId>;
const tile = z.number().int().min(0).max(4095) as unknown as z.ZodType<Tile>;

/** MOVE-09: when whoever is pushed or pulled is grounded, before it goes or where it ends. */
export const groundings = ['first', 'last'] as const;
export type Grounding = (typeof groundings)[number];

/** COMBAT-02, COMBAT-17: all that a creature can be told to do in a fight. */
export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('attack'),
    target: creature,
    /** Which basic attack of its sheet, from 0. */
    attack: z.number().int().min(0).max(99),
  }),
  z.strictObject({ do: z.literal('move'), kind: z.enum(movementKinds), to: tile }),
  z.strictObject({
    do: z.literal('activate'),
    item,
    /** Which of the item's abilities, from 0. */
    ability: z.number().int().min(0).max(99),
    targets: z.array(creature).max(20),
    tile: tile.nullable(),
    /** MOVE-09: of what pushes or pulls; absent: nobody is grounded but as the card says. */
    ground: z.enum(groundings).optional(),
  }),
  z.strictObject({ do: z.literal('hide') }),
  /** PERC-04: `corner` is the north-west tile of the 5 by 5. */
  z.strictObject({ do: z.literal('investigate'), corner: tile }),
  z.strictObject({ do: z.literal('mount'), target: creature }),
  z.strictObject({ do: z.literal('unmount'), to: tile }),
  /** COND-09: a flyer may move within it. */
  z.strictObject({ do: z.literal('stand up'), to: tile.nullable() }),
  z.strictObject({ do: z.literal('rearm') }),
  /** MOVE-13: a flyer's look over the walls. */
  z.strictObject({ do: z.literal('look out') }),
  z.strictObject({ do: z.literal('place trap'), item, at: tile }),
  z.strictObject({ do: z.literal('pick up trap'), at: tile }),
  /** ITEM-02: whatever is done with things that sit on what one wears; nobody names it alone. */
  z.strictObject({ do: z.literal('tinker') }),
  /** COMBAT-14: the answer to a triggered ability that asks. */
  z.strictObject({ do: z.literal('answer'), item, use: z.boolean() }),
  z.strictObject({ do: z.literal('thumbs up') }),
  z.strictObject({ do: z.literal('concede') }),
  z.strictObject({ do: z.literal('health check'), target: creature }),
  z.strictObject({ do: z.literal('end turn') }),
]);
export type FightAction = z.infer<typeof actionSchema>;
export type ActionKind = FightAction['do'];
export type ActionOf<K extends ActionKind> = Extract<FightAction, { do: K }>;

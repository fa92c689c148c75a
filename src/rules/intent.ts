import { z } from 'zod';
import { callKinds, type Day } from './calls.ts';
import { ultimateForms } from './items/card.ts';
import { standings } from './abilities/carried.ts';
import { actionSchema } from './combat/action.ts';
import { type CreatureId } from './combat/creature.ts';
import { houseRules, type HouseSetting } from './house.ts';
import { questions } from './interview.ts';
import {
  type DeadlineId,
  type HeroId,
  type Instant,
  type ItemId,
  type OrbId,
  type PlayerId,
} from './names.ts';
import { avoidable } from './orders.ts';

const id = <T extends string>() => z.string().max(24) as unknown as z.ZodType<T>;
const player = z.string().max(24) as unknown as z.ZodType<PlayerId>;
const step = z.number().int().min(0);
const minutes = z.number().int().min(0).max(1439);
const settings = Object.keys(houseRules) as [HouseSetting, ...HouseSetting[]];

/** So many things at most a hero is given besides the starters, at a tester's table. */
export const mostGiven = 20;

/**
 * All that a player, the host or the clock can want. `step` is the state that the actor saw: a
 * later one makes the intent stale (refused), an absent one stands for typed commands.
 */
export const intentSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('create'),
    name: z.string(),
    zone: z.string(),
    house: z.partialRecord(z.enum(settings), z.number()),
  }),
  z.strictObject({ do: z.literal('join'), name: z.string(), title: z.string() }),
  z.strictObject({ do: z.literal('leave') }),
  /** `from`: it was asked for out of the lobby only, and is refused once the game has begun. */
  z.strictObject({
    do: z.literal('remove'),
    hero: id<HeroId>(),
    why: z.string().max(4000),
    from: z.literal('lobby').optional(),
  }),
  /** `things`: what heroes have besides the starters, on where there is room; at a tester's table only. */
  z.strictObject({
    do: z.literal('start'),
    things: z.record(z.string(), z.array(z.string()).max(mostGiven)).optional(),
  }),
  /** `bot`: whether that account is a program's, by Discord's word in this very interaction. */
  z.strictObject({ do: z.literal('second'), player, bot: z.boolean().optional() }),
  z.strictObject({ do: z.literal('take over') }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('cancel') }),
  z.strictObject({ do: z.literal('set'), setting: z.enum(settings), value: z.number() }),
  /** Goods of the host's own, by the hashes under which they are kept; `why`: said to everybody. */
  z.strictObject({
    do: z.literal('bring'),
    goods: z
      .array(z.string().regex(/^[0-9a-f]{64}$/))
      .min(1)
      .max(100),
    why: z.string().max(4000).nullable(),
  }),
  z.strictObject({ do: z.literal('retitle'), title: z.string(), quote: z.string() }),
  /** All of them anew. `concedeBelow`: HP, 0 for never. */
  z.strictObject({
    do: z.literal('set orders'),
    concedeBelow: z.number(),
    never: z.array(z.enum(avoidable)).max(avoidable.length),
    keep: z.array(id<ItemId>()).max(100),
  }),
  /** TURN-05: all of it anew. `spend`: gold a week, null: without limit; `leastHp` 0: without limit. */
  z.strictObject({
    do: z.literal('set autopilot'),
    on: z.boolean(),
    spend: z.number().nullable(),
    leastHp: z.number(),
    fights: z.boolean(),
  }),
  /** Minutes after midnight in that time zone; null: none. */
  z.strictObject({
    do: z.literal('set quiet'),
    quiet: z.strictObject({ from: minutes, to: minutes, zone: z.string().max(60) }).nullable(),
  }),
  /** TURN-05: to the end of that day (`2031-02-10`) in the game's zone; null: here again. */
  z.strictObject({ do: z.literal('set away'), until: z.string().max(40).nullable() }),
  /** GAME-04: all of it anew; what is absent or empty is left open. */
  z.strictObject({
    do: z.literal('answer interview'),
    answers: z.partialRecord(z.enum(questions), z.string()),
  }),
  z.strictObject({ do: z.literal('mute'), call: z.enum(callKinds), muted: z.boolean() }),
  /** COMBAT-14: of one triggered ability, by its place among those that act in fights. */
  z.strictObject({
    do: z.literal('set answer'),
    item: id<ItemId>(),
    ability: z.number().int().min(0).max(99),
    word: z.enum(standings),
  }),
  /** `tile`: the spawn tile that was chosen (ENTER-10); without one the lot decides. */
  z.strictObject({ do: z.literal('enter'), tile: z.number().int().optional() }),
  /** ENTER-04: over as many actions as it takes, to that tile or next to it. */
  z.strictObject({ do: z.literal('walk'), to: z.number().int().min(0), step: step.nullable() }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('end turn') }),
  /** `as`: which of its two an ultimate is to be (ITEM-21). `price`: what it was offered for, no other. */
  z.strictObject({
    do: z.literal('buy'),
    orb: id<OrbId>(),
    popOff: id<ItemId>().nullable(),
    as: z.enum(ultimateForms).optional(),
    price: z.number().int().min(0).optional(),
  }),
  z.strictObject({ do: z.literal('identify'), orb: id<OrbId>() }),
  z.strictObject({ do: z.literal('save'), orb: id<OrbId>() }),
  /** ORB-08: a chest, with the key that one has. */
  z.strictObject({ do: z.literal('open'), orb: id<OrbId>() }),
  z.strictObject({
    do: z.literal('sell'),
    item: id<ItemId>(),
    price: z.number().int().min(0).optional(),
  }),
  z.strictObject({ do: z.literal('equip'), item: id<ItemId>(), popOff: id<ItemId>().nullable() }),
  z.strictObject({ do: z.literal('unequip'), item: id<ItemId>() }),
  z.strictObject({ do: z.literal('uncurse'), item: id<ItemId>() }),
  z.strictObject({ do: z.literal('attach'), item: id<ItemId>(), onto: id<ItemId>() }),
  z.strictObject({ do: z.literal('detach'), item: id<ItemId>() }),
  /** `by`: the companion of one's own that is to do it (ITEM-24); absent: the hero itself. */
  z.strictObject({
    do: z.literal('fight'),
    action: actionSchema,
    step: step.nullable(),
    by: id<CreatureId>().optional(),
  }),
  /** MONSTER-09: by the host, of the monsters of the fight that goes on; `by`: which of them does it. */
  z.strictObject({ do: z.literal('take monster') }),
  z.strictObject({ do: z.literal('release monster') }),
  z.strictObject({
    do: z.literal('lead'),
    action: actionSchema,
    step: step.nullable(),
    by: id<CreatureId>(),
  }),
  z.strictObject({
    do: z.literal('bet'),
    on: z.union([z.literal('tie'), id<HeroId>()]),
    stake: z.number(),
  }),
  z.strictObject({ do: z.literal('withdraw bet') }),
  z.strictObject({ do: z.literal('post feature'), title: z.string(), quote: z.string() }),
  /** By the host; null: those words as they stand. */
  z.strictObject({
    do: z.literal('correct feature'),
    hero: id<HeroId>(),
    title: z.string().nullable(),
    quote: z.string().nullable(),
    why: z.string().max(4000),
  }),
  z.strictObject({ do: z.literal('gone'), player }),
  z.strictObject({ do: z.literal('due'), deadline: id<DeadlineId>() }),
  z.strictObject({ do: z.literal('outage'), from: z.number(), to: z.number() }),
]);
export type Intent = z.infer<typeof intentSchema>;
export type IntentKind = Intent['do'];
export type IntentOf<K extends IntentKind> = Extract<Intent, { do: K }>;

/** Who acts. `manages`: has Manage Server there now, by Discord's word in this very interaction. */
export type Actor = { as: 'player'; player: PlayerId; manages: boolean } | { as: 'clock' };

/**
 * `midnight`: when the deadline that a turn opened now would get runs out (TURN-02), in the game's zone.
 * `quiet`: whose quiet hours it is, and when those end; absent: nobody's. `ends`: when the day ends that
 * the intent names, or the quiet hours that it sets and in which it is said; absent: there are none. `today`: which day it is in the game's zone; absent: nothing
 * of the act depends on it.
 */
export type Moment = {
  now: Instant;
  midnight: Instant;
  quiet?: Record<HeroId, Instant>;
  ends?: Instant;
  today?: Day;
};

/** BET-07: whether it was this player's word on a bet. */
export const isBetOf = (player: PlayerId, { do: what }: Intent, actor: Actor): boolean =>
  (what === 'bet' || what === 'withdraw bet') && actor.as === 'player' && actor.player === player;

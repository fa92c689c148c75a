import { type Ground } from '../board/board.ts';
import { type Tile } from '../board/tile.ts';
import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type MovementKind } from '../board/gaits.ts';
import { type ConditionKind, type CreatureId, type Side } from './creature.ts';
import type { Enchantment, Known } from './enchanting.ts';
import type { Damage, Part, Rerolled, Roll, Verdict, Who, WhyNot } from './event-parts.ts';
import { type FightMode, type Outcome } from './fight.ts';
import { type HealthWord } from './health.ts';

export type { Damage, Part, Roll, Verdict, Who, WhyNot };

type Kinds<N> = {
  began: {
    mode: FightMode;
    who: { who: Who; side: Side; kind: 'hero' | 'monster' | 'companion'; tile: Tile }[];
  };
  /** `among`: with whom it is tied and rolls again, for `sight`. */
  initiative: { who: Who; roll: Roll<N>; again: boolean; among?: CreatureId[] };
  'order set': { order: Who[] };
  /** COMBAT-10: acts once before the first round. */
  surprise: { who: Who };
  /** QUEST-07: a boss gains its bonuses. */
  'guard roused': { who: Who };
  'turn began': { who: Who };
  'turn ended': { who: Who };
  /** ITEM-24: has given up what was left of its actions, in a turn in which others still act. */
  done: { who: Who };
  'round ended': Record<never, never>;
  /** ENTER-09: of a loot round, in which enemies have met, or met no more. */
  'combat began': Record<never, never>;
  /** GLOSS-05: somebody who stood guard fights from now on. */
  roused: { who: Who };
  'combat ended': Record<never, never>;
  /** ENTER-04: a loot round has no actions left. */
  'time is up': Record<never, never>;
  /** `path` is empty where it was stopped at once; `later`: it goes on from the stretch before. */
  moved: { who: Who; by: MovementKind; path: Tile[]; later?: boolean };
  /** Pushed, pulled, or carried by a mount (MOVE-09, MOVE-12). */
  'was moved': {
    who: Who;
    by: Who | null;
    how: 'push' | 'pull' | 'mount' | 'teleport';
    path: Tile[];
    later?: boolean;
  };
  attacked: {
    who: Who;
    target: Who;
    with: string;
    how: 'basic' | 'special';
    roll: Roll<N>;
    against: { stat: StatName; n: number };
    verdict: Verdict;
    damage: Damage<N> | null;
    /** COMBAT-12: the target's state right after it. */
    health: HealthWord;
    /** By which ability a basic attack was made; absent: as an action of its own. */
    cause?: string;
    /** Of a basic attack, how many tiles the two were apart, told to nobody; absent: side by side. */
    far?: number;
  };
  rerolled: Rerolled<N>;
  /** Damage from what is no attack: Styx, lava, traps, auras, thorns. */
  hurt: {
    who: Who;
    by: Who | null;
    cause: string;
    roll: Roll<N> | null;
    damage: Damage<N>;
    health: HealthWord;
  };
  /**
   * ITEM-27: dice that an ability names, in the order in which they fell; `by`: whose, if not
   * `who`’s; `upon`: without whom they would not have fallen, for `sight`.
   */
  rolled: {
    who: Who;
    by?: Who | null;
    cause: string;
    amount: string;
    dice: number[];
    total: N;
    upon?: CreatureId;
  };
  /** What chance has chosen among equals: the `drawn`-th of so many. No watcher is told of it. */
  'lot drawn': { what: string; drawn: number; of: number };
  /** `by`: whose ability it was; absent or null where it was nobody's. */
  healed: { who: Who; by?: Who | null; cause: string; hp: N; health: HealthWord };
  /** `turns`: for how many they are given, null until the end; absent where they are used up or over. */
  'temporary hp': {
    who: Who;
    by?: Who | null;
    cause: string;
    hp: N;
    turns?: number | null;
    /** They were there before, from whatever ability, and last longer now; absent: they are new. */
    longer?: true;
  };
  /** ITEM-27: HP that the use of an ability costs, temporary ones first where they may pay. */
  paid: { who: Who; cause: string; hp: N; health: HealthWord };
  /** A thing of theirs has so many charges more, or fewer; `by`: whose ability it was. */
  charges: { who: Who; by: Who; thing: string; more: number };
  /** So much gold for their player, once the fight is over. */
  'gold won': { who: Who; cause: string; gold: number };
  /** `turns`: null until it is ended, or where one may not know. `known` is for `sight` alone. */
  enchanted: {
    who: Who;
    by: Who;
    cause: string;
    what: Enchantment;
    turns: number | null;
    /** It was so before, by whatever ability, and lasts longer now; absent: it is new. */
    longer?: true;
    known?: Known;
  };
  'enchantment ended': { who: Who; what: Enchantment; why: 'time' | 'dispelled' };
  /** COMBAT-02: so many actions more in this turn. */
  'more actions': { who: Who; cause: string; more: number };
  died: { who: Who; by: Who | null };
  'condition laid': { who: Who; condition: ConditionKind; by: Who | null; turns: number | null };
  'condition ended': { who: Who; condition: ConditionKind; why: 'time' | 'action' | 'broken' };
  /** `on`: the other at whom alone it is aimed; absent: at none, or about it. `tile`: likewise. */
  activated: { who: Who; ability: string; targets: Who[]; on?: Who; tile?: Tile };
  /** COMBAT-14: a player is asked whether an ability is used; `natural`: the die that lies so far. */
  asked: { who: Who; ability: string; natural?: number };
  triggered: { who: Who; ability: string; by: Who | null };
  /** COMBAT-18: an aura has acted on who is in it. */
  'aura felt': { who: Who; of: Who; ability: string };
  /** `by`: whose attack or ability is named, null for the ground; absent where a condition is. */
  resisted: {
    who: Who;
    by?: Who | null;
    what: string;
    why: WhyNot;
  };
  hid: { who: Who; roll: Roll<N>; works: boolean };
  found: { who: Who; what: Who | 'trap' | 'secret'; tile: Tile };
  investigated: { who: Who; corner: Tile };
  mounted: { who: Who; mount: Who };
  unmounted: {
    who: Who;
    mount: Who;
    why: 'action' | 'thrown off' | 'mount gone' | 'size';
    tile: Tile;
  };
  sank: { who: Who; depth: number };
  /** MOVE-09: `by`: who grounded it; absent where no push or pull did. */
  landed: { who: Who; tile: Tile; by?: Who };
  'looked out': { who: Who };
  'trap placed': { who: Who; tile: Tile };
  'trap picked up': { who: Who; tile: Tile };
  /** `owner`: who placed it. */
  'trap sprung': { who: Who; trap: string; tile: Tile; owner?: CreatureId };
  /** `turns`: of whose ability it was; null: to the end of the fight. */
  'ground laid': { who: Who; ground: Ground; tiles: Tile[]; turns: number | null };
  'ground gone': { tiles: Tile[] };
  appeared: { who: Who; tile: Tile; why: 'released' | 'respawned' | 'summoned' | 'joined' };
  /** ITEM-24: who was summoned is gone: its turns are over, its owner is dead, another came, or an ability. */
  vanished: { who: Who; why: 'time' | 'owner' | 'another' | 'dismissed' };
  levelled: { who: Who; level: N; why: 'duel' | 'ignored' | 'owner' };
  /** `rides`: so it fills its mount's tiles all the same. */
  grew: { who: Who; size: number; rides?: true };
  'thumbs up': { who: Who };
  conceded: { who: Who };
  /** COMBAT-11: `by` has learned its stats by an ability. */
  studied: { who: Who; by: Who };
  'health checked': { who: Who; target: Who; health: HealthWord };
  /** GAME-06: triggers were stopped; `chain`: what had gone off, first times; `thing`: on what it stands. */
  'chain cut': {
    who: Who;
    ability: string;
    chain: { who: CreatureId; name: string; ability: string; thing?: string }[];
  };
  ended: { outcome: Outcome; winners: Who[]; inPeace?: true };
};
export type FightEventKind = keyof Kinds<number>;

type EventOf<N> = {
  [K in FightEventKind]: {
    kind: K;
    round: number;
    /** The rules that decided. */
    rules: RuleId[];
    /** Whom each watcher could not make out then (COND-01, -08, -10); absent: nobody. */
    unseen?: Record<CreatureId, CreatureId[]>;
  } & Kinds<N>[K];
}[FightEventKind];

/** What happened in a fight, in full, with every number: what the fight itself keeps. */
export type FightEvent = EventOf<number>;
export type FightEventOf<K extends FightEventKind> = Extract<FightEvent, { kind: K }>;

/**
 * The same as one watcher may know it, or everybody once a duel is over: numbers that are nobody
 * else's business are null. Only `sight` makes these.
 */
export type SeenFightEvent = EventOf<number | null> & { to: CreatureId | 'everybody' };

import { tileName, type Tile } from '../../../../src/rules/board/tile.ts';
import {
  type Damage,
  type FightEventKind,
  type FightEventOf,
  type Roll,
  type Who,
} from '../../../../src/rules/combat/event.ts';
import { type Enchantment } from '../../../../src/rules/combat/enchanting.ts';
import { type Fight, type Outcome } from '../../../../src/rules/combat/fight.ts';
import { fitting } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Cast, callOf } from '../format/cast.ts';
import { creature, type Form, number, tile, truth, yes } from './creature-facts.ts';
import { calledAll, creatures } from './fight-facts.ts';
import { enchantmentName } from './enchantment-name.ts';
import { outcomeText, readOutcome } from './outcome.ts';
import { quoted } from '../format/values.ts';

/** A fact of an event: how a file says it, and how it is said of an event. */
export type EventFact = { form: Form; now(field: unknown, cast: Cast, fight: Fight): string };

const known = (n: number | null | undefined) =>
  n === null || n === undefined ? 'unknown' : String(n);
const text: Form = (_, __, value) => quoted(value);
/** A number, or what a watcher is told instead of it. */
const amount: Form = (reading, path, value) =>
  value === 'unknown' || value === 'none' ? value : number(reading, path, value);

const who: EventFact = {
  form: creature,
  now: (field, cast) => callOf(cast, (field as Who | null)?.id ?? null),
};
/** ITEM-26: what a trap does is nobody's doing. */
const trap = 'a trap';
const doer: EventFact = {
  form: (reading, path, value) => (value === trap ? trap : creature(reading, path, value)),
  now(field, cast, fight) {
    const by = field as Who | null;
    return by?.id === 'm0' && by.name !== '' ? trap : who.now(by, cast, fight);
  },
};
const whos: EventFact = {
  form: creatures,
  now: (field, cast) =>
    calledAll(
      cast,
      (field as Who[]).map(({ id }) => id),
    ),
};
const place: EventFact = { form: tile, now: (field) => tileName(field as Tile) };
/** Of a move that was stopped at once. */
const nowhere = 'nowhere';
const end: EventFact = {
  form: tile,
  now: (path) => {
    const last = (path as Tile[]).at(-1);
    return last === undefined ? nowhere : tileName(last);
  },
};
const way: EventFact = {
  form: text,
  now: (path) => (path as Tile[]).map(tileName).join(' ') || nowhere,
};
const word: EventFact = { form: text, now: String };
const count: EventFact = { form: amount, now: (n) => known(n as number | null) };
const is: EventFact = { form: truth, now: (field) => yes(field === true) };
const total: EventFact = {
  form: amount,
  now: (roll) => known((roll as Roll<number> | null)?.total),
};
const natural: EventFact = {
  form: number,
  now: (roll) => known((roll as Roll<number> | null)?.natural),
};
/** The die of a roll that is still to be settled. */
const lying: EventFact = {
  form: amount,
  now: (n) => (n === undefined ? 'none' : known(n as number)),
};
const dealt: EventFact = {
  form: amount,
  now: (damage) => (damage === null ? 'none' : known((damage as Damage<number>).dealt)),
};
const times: EventFact = {
  form: number,
  now: (damage) => known((damage as Damage<number> | null)?.times),
};
const type: EventFact = {
  form: text,
  now: (damage) =>
    damage === null ? 'none' : ((damage as Damage<number | null>).type ?? 'unknown'),
};
const defence: EventFact = {
  form: text,
  now: (against) => {
    const { stat, n } = against as { stat: string; n: number };
    return `${stat} ${n}`;
  },
};
const links: EventFact = {
  form: (reading, path, value) => fitting(reading, path, texts, value)?.join(', ') ?? null,
  now: (chain) =>
    (chain as FightEventOf<'chain cut'>['chain']).map((one) => one.ability).join(', '),
};
const found: EventFact = {
  form: text,
  now: (what, cast) => (typeof what === 'string' ? what : callOf(cast, (what as Who).id)),
};
const enchantment: EventFact = { form: text, now: (what) => enchantmentName(what as Enchantment) };
const outcome: EventFact = {
  form: readOutcome,
  now: (field, cast, fight) => outcomeText(cast, fight, field as Outcome),
};

/** The facts of each kind of event by name, each read from the field of the event beside it. */
export const eventFacts: {
  [K in FightEventKind]: Record<string, [EventFact, keyof FightEventOf<K>]>;
} = {
  began: { mode: [word, 'mode'] },
  initiative: {
    ...{ who: [who, 'who'], roll: [total, 'roll'], natural: [natural, 'roll'] },
    again: [is, 'again'],
  },
  'order set': { order: [whos, 'order'] },
  surprise: { who: [who, 'who'] },
  roused: { who: [who, 'who'] },
  'turn began': { who: [who, 'who'] },
  'turn ended': { who: [who, 'who'] },
  'round ended': {},
  'combat began': {},
  'guard roused': { who: [who, 'who'] },
  'combat ended': {},
  'time is up': {},
  moved: { who: [who, 'who'], by: [word, 'by'], to: [end, 'path'], path: [way, 'path'] },
  'was moved': { who: [who, 'who'], by: [doer, 'by'], how: [word, 'how'], to: [end, 'path'] },
  attacked: {
    ...{ who: [who, 'who'], target: [who, 'target'], with: [word, 'with'], how: [word, 'how'] },
    ...{ roll: [total, 'roll'], natural: [natural, 'roll'], against: [defence, 'against'] },
    ...{ verdict: [word, 'verdict'], damage: [dealt, 'damage'], times: [times, 'damage'] },
    ...{ type: [type, 'damage'], health: [word, 'health'], cause: [word, 'cause'] },
  },
  rerolled: {
    ...{ who: [who, 'who'], target: [who, 'target'], by: [doer, 'by'], ability: [word, 'ability'] },
    ...{ roll: [total, 'roll'], natural: [natural, 'roll'], verdict: [word, 'verdict'] },
    second: [count, 'second'],
  },
  hurt: {
    ...{ who: [who, 'who'], by: [doer, 'by'], cause: [word, 'cause'], roll: [total, 'roll'] },
    ...{ damage: [dealt, 'damage'], times: [times, 'damage'], type: [type, 'damage'] },
    health: [word, 'health'],
  },
  rolled: {
    ...{ who: [who, 'who'], cause: [word, 'cause'], amount: [word, 'amount'] },
    ...{ dice: [word, 'dice'], total: [count, 'total'] },
  },
  'lot drawn': { what: [word, 'what'], drawn: [count, 'drawn'], of: [count, 'of'] },
  healed: {
    who: [who, 'who'],
    cause: [word, 'cause'],
    hp: [count, 'hp'],
    health: [word, 'health'],
  },
  'temporary hp': {
    ...{ who: [who, 'who'], cause: [word, 'cause'], hp: [count, 'hp'] },
    turns: [count, 'turns'],
  },
  paid: { who: [who, 'who'], cause: [word, 'cause'], hp: [count, 'hp'], health: [word, 'health'] },
  charges: {
    ...{ who: [who, 'who'], by: [doer, 'by'], thing: [word, 'thing'], more: [count, 'more'] },
  },
  'gold won': { ...{ who: [who, 'who'], cause: [word, 'cause'], gold: [count, 'gold'] } },
  enchanted: {
    ...{ who: [who, 'who'], by: [doer, 'by'], cause: [word, 'cause'], what: [enchantment, 'what'] },
    turns: [count, 'turns'],
  },
  'enchantment ended': { who: [who, 'who'], what: [enchantment, 'what'], why: [word, 'why'] },
  'more actions': { who: [who, 'who'], cause: [word, 'cause'], more: [count, 'more'] },
  died: { who: [who, 'who'], by: [doer, 'by'] },
  'condition laid': {
    ...{ who: [who, 'who'], condition: [word, 'condition'], by: [doer, 'by'] },
    turns: [count, 'turns'],
  },
  'condition ended': { who: [who, 'who'], condition: [word, 'condition'], why: [word, 'why'] },
  activated: {
    ...{ who: [who, 'who'], ability: [word, 'ability'], targets: [whos, 'targets'] },
    ...{ on: [who, 'on'], tile: [place, 'tile'] },
  },
  asked: { who: [who, 'who'], ability: [word, 'ability'], natural: [lying, 'natural'] },
  triggered: { who: [who, 'who'], ability: [word, 'ability'], by: [doer, 'by'] },
  'aura felt': { who: [who, 'who'], of: [who, 'of'], ability: [word, 'ability'] },
  resisted: { who: [who, 'who'], what: [word, 'what'], why: [word, 'why'] },
  hid: { who: [who, 'who'], roll: [total, 'roll'], works: [is, 'works'] },
  found: { who: [who, 'who'], what: [found, 'what'], tile: [place, 'tile'] },
  investigated: { who: [who, 'who'], from: [place, 'corner'] },
  mounted: { who: [who, 'who'], mount: [who, 'mount'] },
  unmounted: {
    ...{ who: [who, 'who'], mount: [who, 'mount'], why: [word, 'why'] },
    tile: [place, 'tile'],
  },
  sank: { who: [who, 'who'], depth: [count, 'depth'] },
  landed: { who: [who, 'who'], tile: [place, 'tile'], by: [doer, 'by'] },
  'looked out': { who: [who, 'who'] },
  done: { who: [who, 'who'] },
  'trap placed': { who: [who, 'who'], tile: [place, 'tile'] },
  'trap picked up': { who: [who, 'who'], tile: [place, 'tile'] },
  'trap sprung': { who: [who, 'who'], trap: [word, 'trap'], tile: [place, 'tile'] },
  'ground laid': {
    ...{ who: [doer, 'who'], ground: [word, 'ground'], tiles: [way, 'tiles'] },
    turns: [count, 'turns'],
  },
  'ground gone': { tiles: [way, 'tiles'] },
  appeared: { who: [who, 'who'], tile: [place, 'tile'], why: [word, 'why'] },
  vanished: { who: [who, 'who'], why: [word, 'why'] },
  levelled: { who: [who, 'who'], level: [count, 'level'], why: [word, 'why'] },
  grew: { who: [who, 'who'], size: [count, 'size'] },
  'thumbs up': { who: [who, 'who'] },
  conceded: { who: [who, 'who'] },
  studied: { who: [who, 'who'], by: [who, 'by'] },
  'health checked': { who: [who, 'who'], target: [who, 'target'], health: [word, 'health'] },
  'chain cut': { who: [who, 'who'], ability: [word, 'ability'], chain: [links, 'chain'] },
  ended: { outcome: [outcome, 'outcome'], winners: [whos, 'winners'] },
};

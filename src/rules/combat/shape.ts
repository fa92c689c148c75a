import { type Carried } from '../abilities/carried.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type Creature } from './creature.ts';
import { type Fight, type Turn } from './fight.ts';
import { type Thing } from './thing.ts';

// What a fight is made of is read many times in each act, and where records of one kind differ in
// which fields they have, or in the order of them, each reading costs several times as much. So every
// record that a bout works on has them all.

type Blank<Of> = { readonly [Field in keyof Of]-?: undefined };

const blankTurn: Blank<Turn> = {
  of: undefined,
  actions: undefined,
  attacked: undefined,
  companions: undefined,
  enteredStyx: undefined,
  enteredLava: undefined,
  spellUsed: undefined,
  seesWholeMap: undefined,
  lookouts: undefined,
  burned: undefined,
  wet: undefined,
  overStyx: undefined,
  bathed: undefined,
  triggered: undefined,
  felt: undefined,
  taken: undefined,
  over: undefined,
  struck: undefined,
  knowingly: undefined,
};

const blankFight: Blank<Fight> = {
  v: undefined,
  mode: undefined,
  board: undefined,
  ground: undefined,
  things: undefined,
  creatures: undefined,
  order: undefined,
  round: undefined,
  turn: undefined,
  step: undefined,
  acts: undefined,
  thumbsUp: undefined,
  reserve: undefined,
  releasedFor: undefined,
  knowledge: undefined,
  shown: undefined,
  outcome: undefined,
  house: undefined,
  fellFirst: undefined,
  initiative: undefined,
  surprise: undefined,
  met: undefined,
  pending: undefined,
  log: undefined,
};

const blankCreature: Blank<Creature> = {
  id: undefined,
  name: undefined,
  kind: undefined,
  side: undefined,
  player: undefined,
  level: undefined,
  sheet: undefined,
  size: undefined,
  stature: undefined,
  damageTaken: undefined,
  temporaryHp: undefined,
  changes: undefined,
  afflictions: undefined,
  arms: undefined,
  kit: undefined,
  searches: undefined,
  dead: undefined,
  tile: undefined,
  height: undefined,
  movement: undefined,
  lentWays: undefined,
  conditions: undefined,
  boons: undefined,
  depth: undefined,
  mount: undefined,
  bears: undefined,
  boss: undefined,
  crowded: undefined,
  stabled: undefined,
  ignored: undefined,
  idle: undefined,
  summoned: undefined,
  outSince: undefined,
  leftBehind: undefined,
  gone: undefined,
};

type Trap = Extract<Thing, { kind: 'trap' }>;

const blankTrap: Blank<Trap> = {
  kind: undefined,
  item: undefined,
  name: undefined,
  owner: undefined,
  tile: undefined,
  stealth: undefined,
  spent: undefined,
  foundBy: undefined,
  watchedBy: undefined,
  x: undefined,
  does: undefined,
  flyers: undefined,
  level: undefined,
};

const blankCarried: Blank<Carried> = {
  item: undefined,
  name: undefined,
  x: undefined,
  place: undefined,
  abilities: undefined,
  spell: undefined,
  consumable: undefined,
  charges: undefined,
  full: undefined,
  spent: undefined,
  uses: undefined,
  standing: undefined,
};

const blankRun: Blank<Run> = {
  bout: undefined,
  carrier: undefined,
  carried: undefined,
  ability: undefined,
  targets: undefined,
  other: undefined,
  upon: undefined,
  tile: undefined,
  range: undefined,
  wanted: undefined,
  grounding: undefined,
  isTrap: undefined,
  moment: undefined,
  times: undefined,
  struck: undefined,
};

/** A copy of each, to be worked on; what was absent is undefined, and so gone when it is written down. */
export const wholeTurn = (turn: Turn): Turn => ({ ...blankTurn, ...turn });
export const wholeFight = (fight: Fight): Fight => ({ ...blankFight, ...fight });
export const wholeCreature = (one: Creature): Creature => ({ ...blankCreature, ...one });
export const wholeThing = (one: Thing): Thing =>
  one.kind === 'trap' ? { ...blankTrap, ...one } : one;
export const wholeRun = (one: Run): Run => ({ ...blankRun, ...one });
export const wholeCarried = (one: Carried): Carried => ({ ...blankCarried, ...one });

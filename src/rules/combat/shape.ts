import { type Carried } from '../abilities/carried.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type Creature } from './creature.ts';
import { type Fight, type Turn } from './fight.ts';
import { type Thing } from './thing.ts';

// What a fight is made of is read many times in each act, and where records of one kind differ in
// which fields they have, or in the order of them, each reading costs several times as much. So every
// record that a bout works on has them all.

/** With each field of it, be it `undefined`. */
type Whole<Of> = { [Field in keyof Required<Of>]: Of[Field] };

export const wholeTurn = (turn: Turn): Whole<Turn> => ({
  of: turn.of,
  actions: turn.actions,
  attacked: turn.attacked,
  hostile: turn.hostile,
  companions: turn.companions,
  enteredStyx: turn.enteredStyx,
  enteredLava: turn.enteredLava,
  spellUsed: turn.spellUsed,
  seesWholeMap: turn.seesWholeMap,
  lookouts: turn.lookouts,
  burned: turn.burned,
  wet: turn.wet,
  overStyx: turn.overStyx,
  bathed: turn.bathed,
  triggered: turn.triggered,
  counted: turn.counted,
  given: turn.given,
  called: turn.called,
  felt: turn.felt,
  taken: turn.taken,
  over: turn.over,
  struck: turn.struck,
  harried: turn.harried,
  knowingly: turn.knowingly,
});

export const wholeFight = (fight: Fight): Whole<Fight> => ({
  v: fight.v,
  mode: fight.mode,
  board: fight.board,
  ground: fight.ground,
  things: fight.things,
  creatures: fight.creatures,
  order: fight.order,
  round: fight.round,
  turn: fight.turn,
  step: fight.step,
  acts: fight.acts,
  led: fight.led,
  thumbsUp: fight.thumbsUp,
  reserve: fight.reserve,
  releasedFor: fight.releasedFor,
  knowledge: fight.knowledge,
  shown: fight.shown,
  outcome: fight.outcome,
  house: fight.house,
  kept: fight.kept,
  asBefore: fight.asBefore,
  fellFirst: fight.fellFirst,
  halves: fight.halves,
  initiative: fight.initiative,
  surprise: fight.surprise,
  won: fight.won,
  met: fight.met,
  walk: fight.walk && {
    left: fight.walk.left,
    combat: fight.walk.combat,
    rest: fight.walk.rest,
    patched: fight.walk.patched,
  },
  tinkered: fight.tinkered && { by: fight.tinkered.by, step: fight.tinkered.step },
  pending: fight.pending,
  said: fight.said,
  log: fight.log,
});

export const wholeCreature = (one: Creature): Whole<Creature> => ({
  id: one.id,
  name: one.name,
  kind: one.kind,
  side: one.side,
  player: one.player,
  level: one.level,
  sheet: one.sheet,
  size: one.size,
  stature: one.stature,
  damageTaken: one.damageTaken,
  temporaryHp: one.temporaryHp,
  changes: one.changes,
  afflictions: one.afflictions,
  arms: one.arms,
  kit: one.kit,
  searches: one.searches,
  dead: one.dead,
  tile: one.tile,
  height: one.height,
  movement: one.movement,
  lentWays: one.lentWays,
  tunings: one.tunings,
  protections: one.protections,
  conditions: one.conditions,
  boons: one.boons,
  shieldSpent: one.shieldSpent,
  depth: one.depth,
  mount: one.mount,
  bears: one.bears,
  boss: one.boss,
  crowded: one.crowded,
  stabled: one.stabled,
  ignored: one.ignored,
  idle: one.idle,
  calm: one.calm,
  summoned: one.summoned,
  outSince: one.outSince,
  leftBehind: one.leftBehind,
  guards: one.guards,
  gone: one.gone,
  goneFrom: one.goneFrom,
});

type Trap = Extract<Thing, { kind: 'trap' }>;

const wholeTrap = (trap: Trap): Whole<Trap> => ({
  kind: trap.kind,
  item: trap.item,
  name: trap.name,
  owner: trap.owner,
  tile: trap.tile,
  stealth: trap.stealth,
  spent: trap.spent,
  foundBy: trap.foundBy,
  watchedBy: trap.watchedBy,
  x: trap.x,
  does: trap.does,
  flyers: trap.flyers,
  level: trap.level,
});

export const wholeCarried = (one: Carried): Whole<Carried> => ({
  item: one.item,
  name: one.name,
  x: one.x,
  reach: one.reach,
  own: one.own,
  lent: one.lent,
  kept: one.kept,
  place: one.place,
  abilities: one.abilities,
  spell: one.spell,
  consumable: one.consumable,
  superPower: one.superPower,
  treasure: one.treasure,
  charges: one.charges,
  full: one.full,
  spent: one.spent,
  uses: one.uses,
  used: one.used,
  standing: one.standing,
});

export const wholeRun = (run: Run): Whole<Run> => ({
  bout: run.bout,
  carrier: run.carrier,
  carried: run.carried,
  ability: run.ability,
  targets: run.targets,
  other: run.other,
  upon: run.upon,
  tile: run.tile,
  range: run.range,
  wanted: run.wanted,
  grounding: run.grounding,
  isArea: run.isArea,
  countered: run.countered,
  isTrap: run.isTrap,
  moment: run.moment,
  times: run.times,
  struck: run.struck,
});

type Secret = Extract<Thing, { kind: 'secret' }>;

const wholeSecret = (secret: Secret): Whole<Secret> => ({
  kind: secret.kind,
  secret: secret.secret,
  tile: secret.tile,
  stealth: secret.stealth,
  foundBy: secret.foundBy,
  watchedBy: secret.watchedBy,
});

export function wholeThing(one: Thing): Thing {
  if (one.kind === 'orb') return one;
  return one.kind === 'trap' ? wholeTrap(one) : wholeSecret(one);
}

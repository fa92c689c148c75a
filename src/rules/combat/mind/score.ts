import { type Ground } from '../../board/board.ts';
import { type Tile } from '../../board/tile.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { creaturesOf, livingEnemies, livingIn } from '../bout.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { type Arm, armsOf } from './arms.ts';
import { type Orders } from './orders.ts';
import { expected, farthest, outlook, type Outlook } from './prospect.ts';
import { lasting, pools, share, spent, underfoot } from './worth.ts';
import { apart, crossesAll } from './ways.ts';

/** What a death decides. */
const decided = 12;
/**
 * How much of what is to be expected is counted on: one's own doing rather than others'. `pull` is
 * what each tile that nobody strikes across is worth being rid of, the more the longer it lasts:
 * duelists may bide their time, while a monster that is left alone only grows (MONSTER-03), and one
 * that leaves others alone is none.
 */
const tempers = {
  duelist: { threat: 0.75, chance: 0.85, pull: 0.03 },
  challenger: { threat: 0.65, chance: 0.85, pull: 0.12 },
  monster: { threat: 0.4, chance: 0.85, pull: 0.25 },
};
const temperOf = ({ mode }: Fight, { kind }: Creature) =>
  tempers[kind === 'monster' ? 'monster' : mode === 'duel' ? 'duelist' : 'challenger'];
/**
 * What a stride towards the one who steps back costs the other, in actions: less than one, since
 * stepping back has cost one too.
 */
const chase = 0.6;
/** After so many rounds patience is half gone; after so many it cannot become less. */
const patience = 6;
const impatient = 30;
/** After so many rounds everybody begins to heed danger and effort less: nothing has come of it. */
const caution = 12;
const boldest = 0.2;
export const heedIn = (round: number): number => Math.max(boldest, Math.min(1, caution / round));

/** What one is able to do to somebody is worth less than to have done it. */
const almost = 0.9;

/** How things stand between one and its enemies, wherever it goes. */
export type Standing = {
  fight: Fight;
  me: Creature;
  /** In which it is thought about; what is tried may reach into the next. */
  round: number;
  /** Somebody has fallen in it: to whomever is left it is farther, which is no loss. */
  felled: boolean;
  /** Ground over which no way of its own leads. */
  never: readonly Ground[];
  /** `most`: of what could be done to one, what counts. */
  foes: {
    one: Creature;
    weight: number;
    last: boolean;
    most: number;
    threat: Outlook;
    chance: Outlook;
  }[];
  /** What the enemies have left, and could have at most. */
  theirs: { left: number; most: number };
  allies: number;
};

/**
 * How a fight stands for one creature after something was tried, as far as it can tell: who will be
 * left, some turns on.
 */
export function scoreFor(fight: Fight, id: CreatureId, before: Fight, orders: Orders): number {
  const me = fight.creatures[id];
  if (!me) throw new Error(`${id} is not in the fight`);
  const over = decidedFor(fight, me, heedIn(before.round));
  if (over !== null) return over;
  const now = actsNow(fight, me) ? actionsLeft(fight, me) : 0;
  return scoreAt(standingOf(fight, me, orders, before), me.tile, now);
}

/** A death, or the end, settles it; null while it goes on. */
function decidedFor(
  { outcome, creatures, mode }: Fight,
  me: Creature,
  heed: number,
): number | null {
  const rivals = Object.values(creatures).filter((one) => isRival(mode, me, one));
  // A monster that has felled one of two duelists has done what it was let out for.
  const duels = mode === 'duel' && me.kind === 'monster';
  const beaten = duels
    ? rivals.some(({ kind, dead }) => kind === 'hero' && dead)
    : rivals.length > 0 && rivals.every(({ dead }) => dead);
  if (me.dead) return (heed * -decided) / (beaten || outcome?.winner === null ? 2 : 1);
  if (!outcome && !beaten) return null;
  return beaten || outcome?.winner === me.side ? decided + share(me) - spent(me) : -decided;
}

/** With whom it is over: a duel is about the other hero, and companions hold no fight open. */
const isRival = (mode: Fight['mode'], me: Creature, { kind, side }: Creature): boolean =>
  side !== me.side &&
  (mode === 'duel' && me.kind === 'hero' ? kind === 'hero' : kind !== 'companion');

/** In a duel what else is about is in the way. */
const isAside = (mode: Fight['mode'], me: Creature, { kind }: Creature): boolean =>
  mode === 'duel' && me.kind === 'hero' && kind === 'monster';

export function standingOf(
  fight: Fight,
  me: Creature,
  { never = [] }: Orders,
  before = fight,
): Standing {
  const living = livingIn(fight);
  const arms = armsOf(fight, me);
  const rivals = living.filter((one) => isRival(fight.mode, me, one)).length;
  const theirs = { left: 0, most: 0 };
  const weightOf = (one: Creature) =>
    one.kind === 'companion' ? 0.5 : rivals > 0 && isAside(fight.mode, me, one) ? 0.4 : 1;
  for (const one of creaturesOf(fight))
    if (one.dead && one.side !== me.side) theirs.most += weightOf(one) * maxHp(one);
  const foes = living
    .filter(({ side }) => side !== me.side)
    .map((one) => {
      const weight = weightOf(one);
      const hp = Math.max(0, hpOf(one) - underfoot(fight, one, one.tile));
      const most = maxHp(one);
      theirs.most += weight * most;
      // Rather one that falls than two that are scratched.
      theirs.left += weight * most * (hp / most) ** 0.8;
      const threat = outlook(fight, one, armsFor(fight, one), me);
      // To have felled one of several is more than to be able to; the last is felled for good.
      const last = rivals === 1 && isRival(fight.mode, me, one);
      const counts = last ? hp + most : almost * hp;
      return { one, weight, last, most: counts, threat, chance: outlook(fight, me, arms, one) };
    });
  const felled = foes.length < livingEnemies(before, me).length;
  const allies = living.filter((one) => one.side === me.side && one !== me);
  return {
    fight,
    me,
    round: before.round,
    felled,
    never,
    foes,
    theirs,
    allies: allies.reduce((sum, one) => sum + 0.3 * share(one), 0),
  };
}

/** The same if it stood there, with so many actions of this turn. */
export function scoreAt(standing: Standing, tile: Tile, now: number): number {
  const { fight, me, round, felled, never, foes, theirs, allies } = standing;
  const there = { tile, size: me.size };
  const crosses = crossesAll(me);
  const temper = temperOf(fight, me);
  let [threat, mine, gap] = [0, 0, Infinity];
  for (const foe of foes) {
    const far = apart(fight.board, foe.one, there, crosses, never);
    const comes = crosses || never.length > 0 || crossesAll(foe.one);
    const near = comes ? apart(fight.board, foe.one, there, crossesAll(foe.one)) : far;
    threat += expected(foe.threat, near, 0, chase);
    gap = Math.min(gap, far.walk - farthest(foe.chance));
    mine = Math.max(mine, foe.weight * counted(expected(foe.chance, far, now), foe));
  }
  const heed = heedIn(round);
  const hp = hpOf(me) + pools(me);
  const danger = heed * temper.threat * (threat + underfoot(fight, me, tile));
  const own = heed * lasting(hp, danger, maxHp(me));
  const others = theirs.most === 0 ? 0 : lasting(theirs.left, temper.chance * mine, theirs.most);
  const restless = temper.pull * (1 + Math.min(round, impatient) / patience);
  const away = foes.length > 0 && !felled ? restless * Math.max(0, gap) : 0;
  return own - others + allies - spent(me) - away;
}

/** More is always better, and of one of several never as good as to have felled it. */
const counted = (dealt: number, { most, last }: Standing['foes'][number]): number =>
  last ? Math.min(most, dealt) : most * (1 - Math.exp(-dealt / Math.max(1, most)));

const strangers = new WeakMap<Creature['sheet'], Arm[]>();

/** Of a stranger only what it is taken to strike with. */
function armsFor(fight: Fight, one: Creature): Arm[] {
  if (one.kit) return armsOf(fight, one);
  const known = strangers.get(one.sheet) ?? armsOf(fight, one);
  strangers.set(one.sheet, known);
  return known;
}

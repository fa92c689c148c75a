import { type Ground } from '../../board/board.ts';
import { creaturesOf, livingEnemies, livingIn } from '../bout.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { type Arm, armsOf } from './arms.ts';
import { type Orders } from './orders.ts';
import { outlook, type Outlook } from './prospect.ts';
import { share, underfoot } from './worth.ts';

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

/** With whom it is over: a duel is about the other hero, and companions hold no fight open. */
export const isRival = (mode: Fight['mode'], me: Creature, { kind, side }: Creature): boolean =>
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

const strangers = new WeakMap<Creature['sheet'], Arm[]>();

/** Of a stranger only what it is taken to strike with. */
function armsFor(fight: Fight, one: Creature): Arm[] {
  if (one.kit) return armsOf(fight, one);
  const known = strangers.get(one.sheet) ?? armsOf(fight, one);
  strangers.set(one.sheet, known);
  return known;
}

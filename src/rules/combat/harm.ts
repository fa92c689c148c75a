import { type DamageType, type StatName } from '../hero/stats.ts';
import { type Bout, die, type Moment } from './bout.ts';
import { breakCharms } from './conditions.ts';
import { type Creature } from './creature.ts';
import { takeAlong } from './dying.ts';
import { type Fight } from './fight.ts';
import { hpOf, maxHp } from './health.ts';
import { rouseBosses } from './levelling.ts';
import { tell, whoIs } from './tell.ts';
import { isTrapItself } from './traps.ts';

/**
 * STAT-08: damage takes temporary HP first, the oldest pool before the others. Whether any of it has
 * come to its own HP.
 */
export function wound(
  bout: Pick<Bout, 'halved' | 'lent' | 'fight'>,
  target: Creature,
  damage: number,
): boolean {
  const before = isHalved(target);
  const left = drawLent(target, damage);
  if (left < damage) bout.lent.push({ who: whoIs(target), hp: damage - left });
  target.damageTaken += left;
  // COMBAT-14: what was declined in peace was so by who was not hurt.
  bout.fight.said = undefined;
  if (!before && isHalved(target)) bout.halved.add(target.id);
  return left > 0;
}

/** STAT-08: takes it from temporary HP, the oldest pool first; what is left of it for its own. */
export function drawLent(
  creature: Creature,
  hp: number,
  lends: (pool: Creature['temporaryHp'][number]) => boolean = () => true,
): number {
  if (creature.temporaryHp.length === 0) return hp;
  let left = hp;
  creature.temporaryHp = creature.temporaryHp
    .map((pool) => {
      const taken = lends(pool) ? Math.min(pool.hp, left) : 0;
      left -= taken;
      const rest = { ...pool };
      rest.hp -= taken;
      return rest;
    })
    .filter((pool) => pool.hp > 0);
  return left;
}

/** STAT-08: behind the wounds of which it is a part. */
function tellLent(bout: Bout): void {
  for (const { who, hp } of bout.lent)
    tell(bout, 'temporary hp', ['STAT-08'], { who, cause: 'damage', hp: -hp });
  if (bout.lent.length > 0) bout.lent = [];
}

/** Less than half of its maximum; temporary HP do not count. */
const isHalved = (one: Creature): boolean => 2 * hpOf(one) < maxHp(one);

/**
 * COMBAT-19: looked at once all damage of one effect has landed; those at 0 or fewer die together.
 * `wounded` has come to their own HP: a maximum that fell below old damage kills nobody (STAT-01).
 * COND-01: dying ends hiding.
 */
export const takeTheDead = (wounded: readonly Creature[]): Creature[] =>
  fell(wounded.filter(isSpent));

/** STAT-01: it has come to 0 HP or fewer. */
export const isSpent = (one: Creature): boolean => maxHp(one) - one.damageTaken <= 0;

/** Lets those of them die who have not yet. */
export function fell(doomed: readonly Creature[]): Creature[] {
  const dead: Creature[] = [];
  for (const one of doomed) {
    // An effect may have hurt the same one twice.
    if (one.dead) continue;
    dead.push(one);
    die(one);
    one.conditions = one.conditions.filter(({ kind }) => kind !== 'hidden');
  }
  return dead;
}

/**
 * What wounds have come to, before anything answers to it: what temporary HP took is told, bosses are
 * roused, the dead are told, who rode them stands on foot, and what goes with them is gone.
 * `besides`: what the same effect has done to whom, to be answered with it.
 */
export function tellDeaths(
  bout: Bout,
  dead: readonly Creature[],
  by: Creature | null,
  besides: readonly Moment[] = [],
): void {
  tellLent(bout);
  rouseBosses(bout);
  noteFirst(bout.fight, dead);
  for (const creature of dead)
    tell(bout, 'died', ['STAT-01', 'COMBAT-19'], {
      who: whoIs(creature),
      by: by && whoIs(by),
    });
  for (const creature of dead) bout.letDown(creature);
  takeAlong(bout, dead);
  const deaths = dead.map((sufferer): Moment => ({ kind: 'died', doer: by, sufferer, facts: {} }));
  if (deaths.length + besides.length > 0) bout.fireAll([...deaths, ...besides]);
}

/** DUEL-10: for a house where only those tie who fall of one effect. */
function noteFirst(fight: Fight, dead: readonly Creature[]): void {
  if (fight.mode !== 'duel' || fight.house?.tie !== 'at one blow' || fight.fellFirst) return;
  const fell = dead.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
  if (fell.length > 0) fight.fellFirst = fell;
}

/** The stat that stands against damage of that type (STAT-03). */
export const resistTo = (type: DamageType): StatName =>
  type === 'physical' ? 'armor' : `${type} resist`;

/** What follows from damage that was dealt: a charm breaks, abilities answer (COND-06, COMBAT-14). */
export function felt(
  bout: Bout,
  target: Creature,
  by: Creature | null,
  facts: { type: DamageType; amount: number },
): void {
  for (const moment of feltFrom(bout, target, by, facts))
    if (moment.kind === 'damaged' || !target.dead) bout.fire(moment);
}

/** The same charm breaks; what abilities may answer to is handed back. */
export function feltFrom(
  bout: Bout,
  target: Creature,
  by: Creature | null,
  facts: { type: DamageType; amount: number },
): Moment[] {
  if (facts.amount <= 0) return [];
  if (by && !target.dead && !isTrapItself(by)) breakCharms(bout, target, by);
  const halved = bout.halved.delete(target.id) && !target.dead;
  return [
    { kind: 'damaged', doer: by, sufferer: target, facts },
    ...(halved ? [{ kind: 'halved', doer: by, sufferer: target, facts: {} } as const] : []),
  ];
}

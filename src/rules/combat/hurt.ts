import { type DamageType } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type Bout, type Moment } from './bout.ts';
import { isProof } from './conditions.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Damage, type Part, type Roll } from './event.ts';
import { feltFrom, resistTo, takeTheDead, tellDeaths, wound } from './harm.ts';
import { healthWord, hpOf } from './health.ts';
import { tellInVain } from './in-vain.ts';
import { perceives } from './made-out.ts';
import { hasBoon, statOf } from './reading.ts';
import { isBeyondMending } from './stalemate.ts';
import { strangersTo, tell, tellVeiled, whoIs } from './tell.ts';

/** Damage that is no attack's. `amount` before the resist; `by`: null for the ground. */
export type Harm = {
  cause: string;
  type: DamageType;
  amount: number;
  piercing: number;
  /** ROLL-02: how many times what is left of it counts; absent: once. */
  times?: 1 | 2;
  by: Creature | null;
  roll: Roll<number> | null;
  rules: RuleId[];
  /** COMBAT-11: who is not to learn what it was, or whose; absent: who does not make out `by`. */
  strangers?: readonly CreatureId[];
};

/** What of one effect comes to one of those upon whom it falls. */
export type Blow = { target: Creature; what: Harm };

export const harm = (bout: Bout, targets: readonly Creature[], what: Harm): number =>
  harmAll(
    bout,
    what.by,
    targets.map((target) => ({ target, what })),
  );

/**
 * COMBAT-19: all of it lands before deaths are looked at; there is no least of 1 (COMBAT-09). Says
 * how much was dealt to those whom `by` can make out: of others it gains nothing (COMBAT-18).
 */
export function harmAll(bout: Bout, by: Creature | null, blows: readonly Blow[]): number {
  const open = blows.filter(
    ({ target, what }) => !target.dead && !target.leftBehind && !resists(bout, target, what),
  );
  const hits = open.map(({ target, what }) => ({ target, what, damage: damageTo(target, what) }));
  // COND-01: whoever falls to its own deed hides no more, and has hidden as it was done.
  const strangers = by && !bout.silent ? strangersTo(bout.fight, by) : [];
  const wounded = hits.filter(({ target, damage }) => wound(bout, target, damage.dealt));
  const dead = takeTheDead(wounded.map(({ target }) => target));
  for (const { target, what, damage } of hits)
    tellVeiled(
      bout,
      { of: by, strangers: what.strangers ?? strangers },
      'hurt',
      rulesOf(target, what, damage),
      {
        who: whoIs(target),
        by: by && whoIs(by),
        cause: what.cause,
        roll: what.roll,
        damage,
        health: healthWord(target),
      },
    );
  const besides: Moment[] = [];
  for (const { target, what, damage } of hits)
    besides.push(...feltFrom(bout, target, by, { type: what.type, amount: damage.dealt }));
  tellDeaths(bout, dead, by, besides);
  const seen = (one: Creature) => !by || perceives(bout.fight, by, one);
  return hits.reduce((sum, { target, damage }) => (seen(target) ? sum + damage.dealt : sum), 0);
}

/** COMBAT-15: the ground is nobody, from whom only those are safe who are so from all. */
function resists(bout: Bout, target: Creature, { cause, by, strangers }: Harm): boolean {
  const proof = by
    ? isProof(target, by) && !hasBoon(by, 'ghost strike')
    : target.boons.some((boon) => boon.kind === 'invulnerable' && boon.to === 'all');
  if (proof)
    tellInVain(bout, 'invulnerable', { who: target, by, what: cause, strangers }, ['COMBAT-15']);
  return proof;
}

/** MONSTER-07: whatever it is by which somebody of double damage deals some. */
const doubles = (by: Creature | null): boolean => by !== null && hasBoon(by, 'double damage');

/** The rules of what dealt the damage, and those that made it what it is. */
function rulesOf(target: Creature, { rules, by, times }: Harm, { parts }: Damage<number>) {
  const all = [...rules];
  if (parts.some(isPiercing)) all.push('COMBAT-05');
  if (doubles(by)) all.push('MONSTER-07');
  if (times === 2) all.push('ROLL-02');
  if (by && isProof(target, by)) all.push('COMBAT-15');
  return all;
}

/** COMBAT-05: whether there was something to pierce. */
const isPiercing = ({ what, n }: Damage<number>['parts'][number], i: number): boolean =>
  i > 0 && what === 'piercing' && n > 0;

function damageTo(
  target: Creature,
  { cause, type, amount, piercing, by, times: counted = 1 }: Harm,
): Damage<number> {
  const resist = resistTo(type);
  const withstood = statOf(target, resist);
  const times = doubles(by) ? 2 * counted : counted;
  const pierced = Math.min(piercing, Math.max(0, withstood));
  const parts: Part<number>[] = [
    { what: cause, n: amount },
    { what: resist, n: -withstood },
  ];
  if (piercing > 0) parts.push({ what: 'piercing', n: pierced });
  return { type, parts, times, dealt: times * Math.max(0, amount - withstood + pierced) };
}

/**
 * STAT-01, STAT-09: up to the maximum. Damage is mended first that lies deeper than its HP can read,
 * so that less may come back than was mended. `by`: null for the own regen.
 */
export function heal(
  bout: Bout,
  creature: Creature,
  amount: number,
  { cause, by, rules }: { cause: string; by: Creature | null; rules: RuleId[] },
): void {
  if (creature.dead) return;
  const why =
    bout.doomed === creature.id ? 'doomed' : isBeyondMending(bout.fight) && 'past mending';
  if (why) {
    // STAT-09: of what mends by itself nothing is told in each turn.
    if (by && amount > 0 && creature.damageTaken > 0) tellUnmended(bout, creature, by, cause, why);
    return;
  }
  const before = hpOf(creature);
  creature.damageTaken -= Math.max(0, Math.min(amount, creature.damageTaken));
  const hp = hpOf(creature) - before;
  if (hp <= 0) return;
  tell(bout, 'healed', rules, {
    who: whoIs(creature),
    by: by && whoIs(by),
    cause,
    hp,
    health: healthWord(creature),
  });
  bout.fire({ kind: 'healed', doer: by, sufferer: creature, facts: { amount: hp } });
}

/** STAT-01, DUEL-02: it has paid with its last HP, or has been too long in the fight. */
export function tellUnmended(
  bout: Bout,
  who: Creature,
  by: Creature,
  what: string,
  why: 'doomed' | 'past mending',
): void {
  const rules: RuleId[] = [why === 'doomed' ? 'STAT-01' : 'DUEL-02'];
  tellInVain(bout, why, { who, by, what }, rules);
}

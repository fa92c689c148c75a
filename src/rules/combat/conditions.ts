import { type RuleId } from '../names.ts';
import { areEnemies, type Bout } from './bout.ts';
import { type Condition, type ConditionKind, type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { tell, whoIs } from './tell.ts';
import { isBeyond } from './made-out.ts';

/** The rule that says what each condition does. */
export const conditionRules: Record<ConditionKind, RuleId> = {
  hidden: 'COND-01',
  disarmed: 'COND-02',
  goaded: 'COND-03',
  slowed: 'COND-04',
  stunned: 'COND-05',
  charmed: 'COND-06',
  restrained: 'COND-07',
  ethereal: 'COND-08',
  prone: 'COND-09',
  blinded: 'COND-10',
};

/** COND-06: whom it may not harm: who charmed it, and their allies. */
export const spares = (fight: Fight, one: Creature, other: Creature): boolean =>
  one.conditions.some((held) => isCharmOf(fight, one, held, other));

/** MONSTER-02: of who is not in the fight any more all allies are whoever is the charmed one's enemy. */
function isCharmOf({ creatures }: Fight, charmed: Creature, held: Condition, by: Creature) {
  if (held.kind !== 'charmed') return false;
  const charmer = creatures[held.by];
  return charmer ? charmer.side === by.side : areEnemies(charmed, by);
}

/** Takes away those that `ends` picks, and tells of each. */
export function endConditions(
  bout: Bout,
  creature: Creature,
  why: 'time' | 'action' | 'broken',
  ends: (one: Condition) => boolean,
): void {
  if (!creature.conditions.some(ends)) return;
  const ended = creature.conditions.filter(ends);
  creature.conditions = creature.conditions.filter((one) => !ended.includes(one));
  const rule = why === 'time' ? 'COMBAT-13' : null;
  for (const { kind } of ended)
    tell(bout, 'condition ended', [rule ?? conditionRules[kind]], {
      who: whoIs(creature),
      condition: kind,
      why,
    });
  for (const { kind: condition } of ended)
    bout.later.push({ kind: 'rid', doer: null, sufferer: creature, facts: { condition } });
}

/** COND-06: damage by who charmed it, or by an ally of theirs, ends the charm. */
export function breakCharms(bout: Bout, hurt: Creature, by: Creature): void {
  endConditions(bout, hurt, 'broken', (one) => isCharmOf(bout.fight, hurt, one, by));
}

/** COMBAT-15, COND-08: whether what comes from `by` neither harms it nor lays anything on it. */
export const isProof = (target: Creature, by: Creature): boolean =>
  isBeyond(target, by) ||
  target.boons.some(
    (boon) => boon.kind === 'invulnerable' && (boon.to === 'all' || boon.to === by.id),
  );

import { type RuleId } from '../names.ts';
import { disarm, wearArms } from './arming.ts';
import { type Bout, creaturesOf, livingIn } from './bout.ts';
import { type Condition, type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { takeBack } from './lent-ways.ts';
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
export const spares = ({ creatures }: Fight, { conditions }: Creature, other: Creature): boolean =>
  conditions.some((one) => one.kind === 'charmed' && creatures[one.by]?.side === other.side);

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

/** COMBAT-13: at the end of a turn of `of` whatever lasts to the end of one of its turns runs down. */
export function runDown(bout: Bout, of: CreatureId): void {
  for (const creature of creaturesOf(bout.fight)) {
    const { conditions } = creature;
    if (conditions.length > 0 && conditions.some(({ lasts }) => isCounted(lasts, of))) {
      creature.conditions = creature.conditions.map((one) => shortened(one, of));
      endConditions(bout, creature, 'time', isOver);
    }
    if (creature.changes) creature.changes = left(creature.changes, of);
    if (creature.afflictions) creature.afflictions = left(creature.afflictions, of);
    if (creature.arms) wearArms(creature, of);
    if (creature.temporaryHp.length > 0) creature.temporaryHp = left(creature.temporaryHp, of);
    if (creature.boons.length > 0) creature.boons = left(creature.boons, of);
  }
}

/** COMBAT-13, COND-01: with the combat all durations end, and hiding; what waits for a cure stays. */
export function endDurations(bout: Bout): void {
  const stays = ({ lasts }: Lasting) => lasts === undefined || lasts === 'until ended';
  for (const creature of livingIn(bout.fight)) {
    endConditions(bout, creature, 'time', (one) => !stays(one));
    endConditions(bout, creature, 'broken', ({ kind }) => kind === 'hidden');
    if (creature.changes)
      creature.changes = creature.changes.filter((one) => stays(one) && one.aura === undefined);
    creature.temporaryHp = creature.temporaryHp.filter(stays);
    delete creature.afflictions;
    disarm(creature, stays);
    takeBack(creature, (lasts) => stays({ lasts }));
    creature.boons = creature.boons.filter(stays);
  }
}

type Lasting = { lasts?: Condition['lasts'] };

const isCounted = (
  lasts: Condition['lasts'] | undefined,
  of: CreatureId,
): lasts is Exclude<Condition['lasts'], string> =>
  lasts !== undefined && lasts !== 'until ended' && lasts.of === of;

const shortened = <T extends Lasting>(one: T, of: CreatureId): T =>
  isCounted(one.lasts, of) ? { ...one, lasts: { of, turns: one.lasts.turns - 1 } } : one;

const isOver = ({ lasts }: Lasting): boolean =>
  lasts !== undefined && lasts !== 'until ended' && lasts.turns <= 0;

const left = <T extends Lasting>(things: T[], of: CreatureId): T[] =>
  things.some(({ lasts }) => isCounted(lasts, of))
    ? things.map((one) => shortened(one, of)).filter((one) => !isOver(one))
    : things;

/** COND-06: damage by who charmed it, or by an ally of theirs, ends the charm. */
export function breakCharms(bout: Bout, hurt: Creature, by: Creature): void {
  const { creatures } = bout.fight;
  endConditions(
    bout,
    hurt,
    'broken',
    (one) => one.kind === 'charmed' && creatures[one.by]?.side === by.side,
  );
}

/** COMBAT-15, COND-08: whether what comes from `by` neither harms it nor lays anything on it. */
export const isProof = (target: Creature, by: Creature): boolean =>
  isBeyond(target, by) ||
  target.boons.some(
    (boon) => boon.kind === 'invulnerable' && (boon.to === 'all' || boon.to === by.id),
  );

import { ownerOf } from './acting.ts';
import { areEnemies, livingIn } from './bout.ts';
import { type Condition, type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { type Knowledge } from './knowledge.ts';
import { hasLine } from './line.ts';
import { has, hasBoon } from './reading.ts';

export type Hidden = Extract<Condition, { kind: 'hidden' }>;

export const hidingOf = ({ conditions }: Creature): Hidden | undefined =>
  conditions.length === 0 ? undefined : conditions.find(isHiding);

const isHiding = (one: Condition): one is Hidden => one.kind === 'hidden';

const unknowing: Knowledge = { found: [], watched: [], missed: [] };

export const knowledgeOf = ({ knowledge }: Fight, watcher: CreatureId): Knowledge =>
  knowledge[watcher] ?? unknowing;

/** COND-08: of two, one is ethereal and the other is not. */
export const isBeyond = (target: Creature, by: Creature): boolean =>
  has(target, 'ethereal') && !has(by, 'ethereal');

/** COND-10: whether everybody is hidden from it; COMBAT-16: true sight goes before blindness. */
export const isBlind = (one: Creature): boolean =>
  has(one, 'blinded') && !hasBoon(one, 'true sight');

/**
 * COND-08, COND-10: whether `watcher` cannot make out this one wherever it stands. With true
 * sight it makes out the ethereal only for a ghost strike.
 */
export function isOutOfSight(watcher: Creature, other: Creature): boolean {
  if (isBlind(watcher)) return true;
  if (!isBeyond(other, watcher)) return false;
  return !(hasBoon(watcher, 'true sight') && hasBoon(watcher, 'ghost strike'));
}

/** COND-01, COMBAT-16: whether `other` is hidden from this one, by its own hiding. */
export function isHiddenFrom(fight: Fight, watcher: Creature, other: Creature): boolean {
  if (!has(other, 'hidden') || !areEnemies(watcher, other)) return false;
  if (knowledgeOf(fight, watcher.id).found.includes(other.id)) return false;
  return !(hasBoon(watcher, 'true sight') && hasLine(fight, watcher, other));
}

/** Whether it can make out the other at all; what stands between them is another question. */
export const makesOut = (fight: Fight, watcher: Creature, other: Creature): boolean =>
  !isOutOfSight(watcher, other) && !isHiddenFrom(fight, watcher, other);

/** What everybody sees of it: the dead hide from nobody (COND-01), and who is gone is nowhere. */
export const perceives = (fight: Fight, watcher: Creature, other: Creature): boolean =>
  watcher === other || (other.dead ? !other.gone : makesOut(fight, watcher, other));

/**
 * ITEM-24: whether who decides for this one knows of the other: through its eyes, or through those of
 * its owner or of whatever else lives of theirs. What it may itself aim at it has to make out.
 */
export function reckonsWith(fight: Fight, one: Creature, other: Creature): boolean {
  if (perceives(fight, one, other)) return true;
  const whose = companyOf(one);
  return livingIn(fight).some(
    (eyes) => eyes !== one && companyOf(eyes) === whose && perceives(fight, eyes, other),
  );
}

/** Who decides for it: its player, or the monster that has called it, or itself. */
export const companyOf = (one: Creature): CreatureId => one.player ?? ownerOf(one) ?? one.id;

import { type ConditionKind } from '../rules/combat/creature.ts';

/** What follows a name when a condition is laid on it: `is stunned by Left`, `is knocked prone`. */
export function conditionText(condition: ConditionKind, by: string | null): string {
  const from = by === null ? '' : ` by ${by}`;
  if (by !== null && condition === 'prone') return `is knocked prone${from}`;
  if (by !== null && condition === 'ethereal') return `is made ethereal${from}`;
  return `is ${condition}${from}`;
}

/** The same told afterwards: `was stunned`, `fell prone`; of another's doing `was knocked prone`. */
export function conditionPast(condition: ConditionKind, byAnother: boolean): string {
  if (condition === 'prone') return byAnother ? 'was knocked prone' : 'fell prone';
  if (condition === 'ethereal') return byAnother ? 'was made ethereal' : 'became ethereal';
  return `was ${condition}`;
}

const ends: Partial<Record<ConditionKind, string>> = {
  prone: 'got up',
  disarmed: 'picked up their weapon',
  hidden: 'was out in the open',
  goaded: 'was goaded no more',
  ethereal: 'was solid again',
};

/** Told of somebody whom it was ended for before its time. */
export const conditionEnd = (condition: ConditionKind): string =>
  ends[condition] ?? `was ${condition} no more`;

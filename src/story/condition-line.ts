import { type ConditionKind } from '../rules/combat/creature.ts';

/** What follows a name when a condition is laid on it: `is stunned by Left`, `is knocked prone`. */
export function conditionText(condition: ConditionKind, by: string | null): string {
  const from = by === null ? '' : ` by ${by}`;
  if (by !== null && condition === 'prone') return `is knocked prone${from}`;
  if (by !== null && condition === 'ethereal') return `is made ethereal${from}`;
  return `is ${condition}${from}`;
}

/** The same told afterwards, of nobody in particular: `was stunned`, `fell prone`. */
export function conditionPast(condition: ConditionKind): string {
  if (condition === 'prone') return 'fell prone';
  return condition === 'ethereal' ? 'became ethereal' : `was ${condition}`;
}

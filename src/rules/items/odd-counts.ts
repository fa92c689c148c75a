import type { z } from 'zod';
import { countedOn } from '../abilities/limits.ts';
import { type WrittenCard } from './written-card.ts';

/**
 * Refuses uses of a week or game that could not be told from another ability’s of the same thing, and
 * a week’s of a consumable, to which no level-up brings anything back (ITEM-15, ITEM-27, WEEK-03).
 */
export function refuseOddCounts(card: WrittenCard, context: z.core.$RefinementCtx): void {
  const { abilities, greater = [], lesser = [], 'greater form': own } = card;
  const forms = [[...abilities, ...greater], [...abilities, ...lesser], own?.abilities ?? []];
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['abilities'], message });
  if (forms.some((form) => !areDistinct(countedOn(form).map(({ name }) => name))))
    refuse('expected no two of one name, as uses of a week or game are counted by it');
  const isWeekly = forms.flatMap(countedOn).some(({ limit }) => limit.each === 'week');
  if (isWeekly && card.kinds.includes('consumable'))
    refuse('expected no limit of each week, as nothing of a consumable comes back');
}

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

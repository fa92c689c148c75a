import type { z } from 'zod';
import { type Limit, outlastsFights } from './limits.ts';

type Said = {
  name?: string | undefined;
  limit?: Limit | undefined;
  'used up'?: true | undefined;
};

/** ITEM-27: refuses uses of each week or game that could not be counted, or come to nothing. */
export function refuseOddLimits(ability: object, context: z.core.$RefinementCtx): void {
  const { name, limit, 'used up': usedUp }: Said = ability;
  if (!limit || !outlastsFights(limit.each)) return;
  const refuse = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  if (name === undefined)
    refuse('name', `expected one, by which the uses of each ${limit.each} are counted`);
  if (usedUp)
    refuse('limit', `expected none of each ${limit.each}, as the thing is gone with its use`);
}

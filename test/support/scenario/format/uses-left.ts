import { z } from 'zod';
import { countedOn, type Used } from '../../../../src/rules/abilities/limits.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { counted } from './values.ts';

/** How many uses of a week or game are left, by the names of the abilities: `{ Encore: 0 }`. */
export const leftSchema = z.record(z.string(), counted).optional();

/** ITEM-27: the same as what has been used of these abilities; of what is not named nothing. */
export function usedFrom(
  reading: Reading,
  path: Path,
  left: z.output<typeof leftSchema> = {},
  abilities: readonly object[],
): Used[] {
  const known = countedOn(abilities);
  return Object.entries(left).flatMap(([ability, uses]) => {
    const limit = known.find(({ name }) => name === ability)?.limit;
    const at = [...path, 'left', ability];
    if (!limit) {
      const names = known.map(({ name }) => name);
      return fault(reading, at, expectedOneOf('use of a week or game', ability, names)) ?? [];
    }
    if (uses > limit.times)
      return fault(reading, at, `expected no more than the ${limit.times} of its card.`) ?? [];
    return uses === limit.times ? [] : [{ ability, times: limit.times - uses }];
  });
}

import { z } from 'zod';
import { isPowered } from './crystals.ts';
import { isRepeated } from './repeated.ts';

/** ITEM-10: by so much the power of its owner's holy spells is other while the thing is worn. */
export const holySchema = z.strictObject({ holy: z.number().int().min(-9).max(20) });
export type Holy = z.infer<typeof holySchema>;

const isHoly = (ability: object): ability is Holy => 'holy' in ability;

/** ITEM-10, ITEM-27: what all worn things together add to the power of each holy spell. */
export function holyPower(worn: readonly { abilities: readonly object[] }[]): number {
  let sum = 0;
  for (const { abilities } of worn)
    for (const [at, ability] of abilities.entries())
      if (isHoly(ability) && !isRepeated(abilities, at) && isPowered(ability)) sum += ability.holy;
  return sum;
}

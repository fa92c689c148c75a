import { type Carried } from '../abilities/carried.ts';
import { isForFights } from '../abilities/seam.ts';
import { itemId } from '../names.ts';
import type { MonsterDefinition } from './definition.ts';

/** MONSTER-06: what a monster can do besides hitting, as the one thing that it has with it. */
export function monsterKit({ name, power = 0, charges, abilities = [] }: MonsterDefinition): {
  kit?: Carried[];
} {
  const own = abilities.filter(isForFights);
  if (own.length === 0) return {};
  return {
    kit: [
      {
        item: itemId('own'),
        name,
        x: power,
        place: 0,
        abilities: own,
        charges: charges ?? null,
        full: charges,
        spent: false,
        uses: {},
        standing: {},
      },
    ],
  };
}

import { type z } from 'zod';
import { mapSchema } from '../rules/board/schema.ts';
import { itemSchema } from '../rules/items/definition.ts';
import { monsterSchema } from '../rules/monsters/definition.ts';

/** What hosts may bring, and what a file of it has to say. */
export type KindBrought = { of: 'item' | 'monster' | 'map'; schema: z.ZodType<object> };

type Known = { keys: readonly string[] } & ({ kind: KindBrought } | { never: string });

/** Known by any of their keys; where a file has keys of several, the first of these goes first. */
const known: readonly Known[] = [
  { keys: ['kinds', 'slot'], kind: { of: 'item', schema: itemSchema } },
  {
    keys: ['stats', 'attacks', 'week', 'part', 'look'],
    kind: { of: 'monster', schema: monsterSchema },
  },
  // Before maps, since quests are drawn as well.
  { keys: ['foes', 'threat', 'party', 'repeatable', 'reward'], never: 'quests' },
  { keys: ['drawing', 'stalls', 'hides'], kind: { of: 'map', schema: mapSchema } },
  { keys: ['place', 'hidden', 'told', 'gives'], never: 'secrets' },
  { keys: ['bands', 'everybody'], never: 'loot tables' },
];

/** Which kind of thing a file is, by what it says; or what was expected of it. */
export function kindBrought(says: unknown): KindBrought | { expected: string } {
  const found = known.find(({ keys }) => keys.some((key) => has(says, key)));
  if (!found)
    return {
      expected:
        'an item (with “kinds” and “slot”), a monster (with “stats”) or a map (with “drawing”), in lines such as “name: Helm”',
    };
  if ('kind' in found) return found.kind;
  return { expected: `an item, a monster or a map; ${found.never} cannot be brought` };
}

const has = (says: unknown, key: string): boolean =>
  typeof says === 'object' && says !== null && Object.hasOwn(says, key);

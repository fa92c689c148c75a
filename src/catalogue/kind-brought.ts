import { type z } from 'zod';
import { mapSchema } from '../rules/board/schema.ts';
import { itemSchema } from '../rules/items/definition.ts';
import { monsterSchema } from '../rules/monsters/definition.ts';
import { shown } from './sent-file.ts';

/** What hosts may bring, and what a file of it has to say. */
export type KindBrought = { of: 'item' | 'monster' | 'map'; schema: z.ZodType<object> };

type Known = { keys: readonly string[] } & ({ kind: KindBrought } | { never: string });

/** Known by the most of their keys; where a file has as many of several, the first of these goes first. */
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
  const speaking = ({ keys }: Known) => keys.filter((key) => has(says, key)).length;
  const most = Math.max(...known.map(speaking));
  const found = known.find((one) => speaking(one) === most);
  if (!found || most === 0) return { expected: misplaced(says) ?? anyKind };
  if ('kind' in found) return found.kind;
  return { expected: `an item, a monster or a map; ${found.never} cannot be brought` };
}

const anyKind =
  'an item (with “kinds” and “slot”), a monster (with “stats”) or a map (with “drawing”), in lines such as “name: Helm”';
const oneEach = (how: string): string => `one thing a file, ${how}; several are sent as one .zip`;

/** What was expected where all that makes a thing is there, but in a list, below a key, or in capitals. */
function misplaced(says: unknown): string | null {
  if (Array.isArray(says)) return oneEach('and no list, so no “-” before its keys');
  if (typeof says !== 'object' || says === null) return null;
  const keys = Object.keys(says);
  const capital = keys.find((key) => key !== key.toLowerCase() && isKnown(key.toLowerCase()));
  if (capital !== undefined)
    return `keys in small letters, such as “${capital.toLowerCase()}”, not “${capital}”`;
  const around = Object.entries(says).find(([, value]) => isThing(value));
  return around
    ? oneEach(`its keys where lines begin and not below “${shown(around[0], 60)}”`)
    : null;
}

/** A thing, or a list of things. */
const isThing = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => !Array.isArray(one) && isThing(one))
    : typeof value === 'object' && value !== null && Object.keys(value).some(isKnown);

const isKnown = (key: string): boolean => known.some(({ keys }) => keys.includes(key));

const has = (says: unknown, key: string): boolean =>
  typeof says === 'object' && says !== null && Object.hasOwn(says, key);

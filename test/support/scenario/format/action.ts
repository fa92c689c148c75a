import { type MovementKind } from '../../../../src/rules/board/gaits.ts';
import { naturalAttack } from '../../../../src/rules/hero/stats.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { readAnybody } from './cast.ts';
import { itemVerbs } from './item-verbs.ts';
import { readTile } from './values.ts';
import { type Saying, type Verb } from './verb.ts';

const ways: Record<string, MovementKind> = {
  walking: 'walk',
  jumping: 'jump',
  flying: 'fly',
  swimming: 'swim',
  climbing: 'climb',
  'spirit walking': 'spirit walk',
  phasing: 'phase',
  teleporting: 'teleport',
};

const ofTheBody: readonly Verb[] = [
  {
    form: 'attacks B with Pike',
    pattern: /^attacks (.+?)(?: with (.+))?$/,
    read: (saying, whom = '', weapon = '') => {
      const target = readAnybody(saying.reading, saying.path, whom);
      const attack = attackCalled(saying, weapon);
      return target === null || attack === null ? null : { do: 'attack', target, attack };
    },
  },
  {
    form: 'moves to C4 by flying',
    pattern: /^moves to (\S+)(?: by (.+))?$/,
    read: ({ reading, path }, where = '', way = '') => {
      const to = readTile(reading, path, where);
      const kind = Object.hasOwn(ways, way || 'walking') ? ways[way || 'walking'] : undefined;
      if (!kind) return fault(reading, path, expectedOneOf('way to move', way, Object.keys(ways)));
      return to === null ? null : { do: 'move', kind, to };
    },
  },
  { form: 'hides', pattern: /^hides$/, read: () => ({ do: 'hide' }) },
  {
    form: 'investigates from C4',
    pattern: /^investigates from (\S+)$/,
    read: ({ reading, path }, where = '') => {
      const corner = readTile(reading, path, where);
      return corner === null ? null : { do: 'investigate', corner };
    },
  },
  {
    form: 'mounts B',
    pattern: /^mounts (.+)$/,
    read: ({ reading, path }, whom = '') => {
      const target = readAnybody(reading, path, whom);
      return target && { do: 'mount', target };
    },
  },
  {
    form: 'unmounts to C4',
    pattern: /^unmounts to (\S+)$/,
    read: ({ reading, path }, where = '') => {
      const to = readTile(reading, path, where);
      return to === null ? null : { do: 'unmount', to };
    },
  },
  {
    form: 'stands up to C4',
    pattern: /^stands up(?: to (\S+))?$/,
    read: ({ reading, path }, where = '') => {
      if (where === '') return { do: 'stand up', to: null };
      const to = readTile(reading, path, where);
      return to === null ? null : { do: 'stand up', to };
    },
  },
  {
    form: 'picks up its weapon',
    pattern: /^picks up (?:its|her|his|their) weapon$/,
    read: () => ({ do: 'rearm' }),
  },
  { form: 'looks out', pattern: /^looks out$/, read: () => ({ do: 'look out' }) },
  {
    form: 'picks up the trap at C4',
    pattern: /^picks up the trap at (\S+)$/,
    read: ({ reading, path }, where = '') => {
      const at = readTile(reading, path, where);
      return at === null ? null : { do: 'pick up trap', at };
    },
  },
  {
    form: 'gives a thumbs up',
    pattern: /^gives a thumbs up$/,
    read: () => ({ do: 'thumbs up' }),
  },
  { form: 'concedes', pattern: /^concedes$/, read: () => ({ do: 'concede' }) },
  {
    form: 'checks B’s health',
    pattern: /^checks (.+?)['’]s health$/,
    read: ({ reading, path }, whom = '') => {
      const target = readAnybody(reading, path, whom);
      return target && { do: 'health check', target };
    },
  },
  {
    form: 'ends the turn',
    pattern: /^ends (?:the|its|her|his|their) turn$/,
    read: () => ({ do: 'end turn' }),
  },
];

/** Every kind of action, as a sentence says it after the name of who does it. */
export const verbs: readonly Verb[] = [...ofTheBody, ...itemVerbs];

const isItsOwn = (name: string): boolean => name !== naturalAttack.name;

/** How a sentence attacks with something that its creature does not have. */
const noWeapon = 'nothing it has';

/** Which attack of its sheet; without a name its first own, or else the Natural Attack. */
function attackCalled({ reading, path, by }: Saying, name: string): number | null {
  if (name === '') return Math.max(0, by.attacks.findIndex(isItsOwn));
  const all = [...by.attacks, ...by.granted];
  if (name === noWeapon) return all.length;
  const at = all.indexOf(name);
  if (at >= 0) return at;
  return fault(reading, path, expectedOneOf(`attack of ${by.letter}`, name, all));
}

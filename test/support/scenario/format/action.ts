import { type FightAction } from '../../../../src/rules/combat/action.ts';
import { type MovementKind } from '../../../../src/rules/combat/creature.ts';
import { namesIn } from '../../format/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, type Item, type Member, readAnybody } from './cast.ts';
import { readTile } from './values.ts';

/** Where a sentence stands, and who does what it says. */
type Saying = { reading: CastReading; path: Path; by: Member };
type Verb = {
  /** As the format's page shows it. */
  form: string;
  pattern: RegExp;
  read(saying: Saying, ...said: string[]): FightAction | null;
};

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

/** Every kind of action, as a sentence says it after the name of who does it. */
export const verbs: readonly Verb[] = [
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
      const kind = ways[way || 'walking'];
      if (!kind) return fault(reading, path, expectedOneOf('way to move', way, Object.keys(ways)));
      return to === null ? null : { do: 'move', kind, to };
    },
  },
  {
    form: 'uses Wand: Bolt on B and C at D4',
    pattern: /^uses ([^:]+?)(?:: (.+?))?(?: on (.+?))?(?: at (\S+))?$/,
    read: (saying, thing = '', ability = '', whom = '', where = '') => {
      const { reading, path } = saying;
      const item = itemCalled(saying, thing);
      const tile = where === '' ? null : readTile(reading, path, where);
      const targets = namesIn(whom).flatMap((name) => readAnybody(reading, path, name) ?? []);
      const at = item && abilityCalled(saying, item, ability);
      if (!item || at === null) return null;
      return { do: 'activate', item: item.id, ability: at, targets, tile };
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
    form: 'places Caltrops at C4',
    pattern: /^places (.+) at (\S+)$/,
    read: (saying, thing = '', where = '') => {
      const item = itemCalled(saying, thing);
      const at = readTile(saying.reading, saying.path, where);
      return item && at !== null ? { do: 'place trap', item: item.id, at } : null;
    },
  },
  {
    form: 'picks up the trap at C4',
    pattern: /^picks up the trap at (\S+)$/,
    read: ({ reading, path }, where = '') => {
      const at = readTile(reading, path, where);
      return at === null ? null : { do: 'pick up trap', at };
    },
  },
  {
    form: 'moves Ruby and Opal into Wand',
    pattern: /^moves (.+) into (.+)$/,
    read: (saying, things = '', thing = '') => {
      const gems = namesIn(things).map((name) => itemCalled(saying, name));
      const into = itemCalled(saying, thing);
      const ids = gems.flatMap((gem) => gem?.id ?? []);
      return into && ids.length === gems.length
        ? { do: 'move gems', gems: ids, into: into.id }
        : null;
    },
  },
  {
    form: 'answers yes to Wand',
    pattern: /^answers (yes|no) to (.+)$/,
    read: (saying, answer, thing = '') => {
      const item = itemCalled(saying, thing);
      return item && { do: 'answer', item: item.id, use: answer === 'yes' };
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

/** How a sentence attacks with something that its creature does not have. */
const noWeapon = 'nothing it has';

/** Which attack of its sheet; without a name its first own, or else the Natural Attack. */
function attackCalled({ reading, path, by }: Saying, name: string): number | null {
  if (name === '') return by.attacks.length > 1 ? 1 : 0;
  if (name === noWeapon) return by.attacks.length;
  const at = by.attacks.indexOf(name);
  if (at >= 0) return at;
  return fault(reading, path, expectedOneOf(`attack of ${by.letter}`, name, by.attacks));
}

function itemCalled({ reading, path, by }: Saying, said: string): Item | null {
  const names = by.items.map(({ name }) => name);
  return (
    by.items.find(({ name }) => name === said) ??
    fault(reading, path, expectedOneOf(`item of ${by.letter}`, said, names))
  );
}

function abilityCalled({ reading, path }: Saying, item: Item, said: string): number | null {
  const at = said === '' ? 0 : item.abilities.indexOf(said);
  if (at >= 0) return at;
  return fault(reading, path, expectedOneOf(`ability of ${item.name}`, said, item.abilities));
}

import { namesIn } from '../../format/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { type Item, readAnybody } from './cast.ts';
import { readTile } from './values.ts';
import { type Saying, type Verb } from './verb.ts';

/** What is done with things. */
export const itemVerbs: readonly Verb[] = [
  {
    form: 'uses Wand: Bolt on B',
    pattern:
      /^uses ([^:]+?)(?:: (.+?))?(?: on (.+?))?(?: at (\S+?))?(, grounding (?:it|them)( at the end)?)?$/,
    read: (saying, thing = '', ability = '', whom = '', where = '', grounding = '', late = '') => {
      const { reading, path } = saying;
      const item = itemCalled(saying, thing);
      const tile = where === '' ? null : readTile(reading, path, where);
      const targets = namesIn(whom).flatMap((name) => readAnybody(reading, path, name) ?? []);
      const at = item && abilityCalled(saying, item, ability);
      if (!item || at === null) return null;
      const ground = late === '' ? 'first' : 'last';
      return {
        ...{ do: 'activate', item: item.id, ability: at, targets, tile },
        ...(grounding !== '' && { ground }),
      };
    },
  },
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
    form: 'answers yes to Wand',
    pattern: /^answers (yes|no) to (.+)$/,
    read: (saying, answer, thing = '') => {
      const item = itemCalled(saying, thing);
      return item && { do: 'answer', item: item.id, use: answer === 'yes' };
    },
  },
];

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

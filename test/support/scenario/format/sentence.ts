import { expectedOneOf } from '../../format/fault.ts';
import { namesIn } from '../../format/names.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { verbs } from './action.ts';
import { type CastReading, type Member, memberCalled, readCreature, readMember } from './cast.ts';
import { type Act, type Deed } from './scenario.ts';

/** A sentence that says what somebody does: `A attacks B with Pike`. */
export function readDeed(reading: CastReading, path: Path, said: string): Deed | null {
  const found = subjectOf(reading, path, said);
  if (!found) return null;
  const { by, rest } = found;
  for (const { pattern, read } of verbs) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [, ...words] = match;
    const action = read({ reading, path, by }, ...words);
    return action && { by: by.id, action };
  }
  const forms = verbs.map(({ form }) => form);
  return fault(reading, path, expectedOneOf('deed', rest, forms));
}

/** Who a sentence is about: the longest name that it begins with. */
function subjectOf(reading: CastReading, path: Path, said: string) {
  const called = reading.cast
    .flatMap(({ letter, name }) => [name, letter])
    .filter((name) => said.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length)[0];
  const by = called === undefined ? undefined : memberCalled(reading.cast, called);
  if (by && called !== undefined) return { by, rest: said.slice(called.length + 1).trim() };
  const [first = ''] = said.split(' ');
  if (first === 'until') fault(reading, path, expectedOneOf('wait', said, waits));
  else readMember(reading, path, first);
  return null;
}

type Passage = {
  form: string;
  pattern: RegExp;
  read(reading: CastReading, path: Path, said: string): Act | null;
};

/** What a step can say besides deeds. */
export const passages: readonly Passage[] = [
  {
    form: 'A plays on its own',
    pattern: /^(.+) plays on (?:its|her|his|their) own$/,
    read: (...at) => ofCreature(...at, (by) => ({ do: 'play on', by })),
  },
  {
    form: 'until A’s turn',
    pattern: /^until (.+)['’]s turn$/,
    read: (...at) => ofCreature(...at, (of) => ({ do: 'wait for turn', of })),
  },
  {
    form: 'until round 11',
    pattern: /^until round (.+)$/,
    read: (reading, path, said) =>
      /^[1-9]\d{0,2}$/.test(said)
        ? { do: 'wait for round', round: Number(said) }
        : fault(reading, path, `There is no round “${said}”; expected one from 1 to 999.`),
  },
  {
    form: 'B takes up the challenge',
    pattern: /^(.+) takes? up the challenge$/,
    read: (...at) => ofSeveral(...at, (who) => ({ do: 'challenge', who })),
  },
  {
    form: 'whoever is in sight joins',
    pattern: /^whoever is in sight joins$/,
    read: () => ({ do: 'draw in' }),
  },
  {
    form: 'B and C join the fight',
    pattern: /^(.+) joins? the fight$/,
    read: (...at) => ofSeveral(...at, (who) => ({ do: 'join', who })),
  },
];

const waits = passages.flatMap(({ form }) => (form.startsWith('until ') ? [form] : []));

function ofCreature(
  reading: CastReading,
  path: Path,
  said: string,
  act: (id: Member['id']) => Act,
): Act | null {
  const id = readCreature(reading, path, said);
  return id && act(id);
}

function ofSeveral(
  reading: CastReading,
  path: Path,
  said: string,
  act: (ids: Member['id'][]) => Act,
): Act | null {
  const names = namesIn(said);
  const ids = names.flatMap((name) => readCreature(reading, path, name) ?? []);
  if (new Set(ids).size < ids.length)
    return fault(reading, path, 'One stands here twice; expected each once.');
  return ids.length === names.length ? act(ids) : null;
}

/** A step's sentence: a deed, or a passage of the fight. */
export function readSentence(reading: CastReading, path: Path, said: string): Act | null {
  for (const { pattern, read } of passages) {
    const match = pattern.exec(said);
    if (match) return read(reading, path, match[1] ?? '');
  }
  const deed = readDeed(reading, path, said);
  return deed && { do: 'take', ...deed };
}

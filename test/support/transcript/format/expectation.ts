import { z } from 'zod';
import { expectedOneOf } from '../../format/fault.ts';
import { namesIn } from '../../format/names.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { readMatch, type Match } from './match.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { names } from './shapes.ts';
import { type Expectation } from './transcript.ts';

type View = Extract<Expectation, { ask: 'view' }>;
type Texts = Pick<View, 'place' | 'match' | 'count'>;
type Reader = (reading: Reading, path: Path, value: unknown, actor: string | null) => Expectation[];

const some = { among: 'new', count: 'some' } as const;
const none = { among: 'new', count: 'none' } as const;

const readers = new Map<string, Reader>(
  Object.entries({
    sees: byPerson(some),
    'sees not': byPerson(none),
    'can see': byPerson({ ...some, among: 'all' }),
    'cannot see': byPerson({ ...none, among: 'all' }),
    'everybody sees': byAll(some),
    'everybody can see': byAll({ ...some, among: 'all' }),
    'nobody sees': byAll(none),
    'nobody can see': byAll({ ...none, among: 'all' }),
    'nobody else sees': byAll(none),
    answer: matches((match) => ({ ask: 'answer', match, count: 'some' })),
    'answer not': matches((match) => ({ ask: 'answer', match, count: 'none' })),
    form: matches((match) => ({ ask: 'modal', match })),
    refused: matches((match) => ({ ask: 'refused', match })),
    pinged: named((who) => ({ ask: 'pinged', who }), true),
    offered: named((said) => ({ ask: 'offered', names: said, how: 'among' }), false),
    'offered exactly': named((said) => ({ ask: 'offered', names: said, how: 'exactly' }), false),
    'not offered': named((said) => ({ ask: 'offered', names: said, how: 'not' }), false),
    status: matches(({ said }) => ({ ask: 'status', status: said })),
  } satisfies Record<string, Reader>),
);

export const expectationKeys: readonly string[] = [...readers.keys()];

/** The expectations of a step's keys, in the order of the file; `actor` is who acts in the step. */
export function readExpectations(
  reading: Reading,
  path: Path,
  step: Record<string, unknown>,
  actor: string | null,
): Expectation[] {
  const found = Object.entries(step).flatMap(([key, value]) => {
    const read = readers.get(key);
    return read ? read(reading, [...path, key], value, actor) : [];
  });
  const saw = found.flatMap((one) =>
    one.ask === 'view' && one.count !== 'none' && one.who !== null ? one.who : [],
  );
  const others = actor === null ? saw : [...saw, actor];
  return found.map((one) =>
    one.ask === 'view' && one.said.startsWith('nobody else ') ? { ...one, but: others } : one,
  );
}

type Looking = Pick<View, 'among' | 'count'>;
type Asked = Expectation extends infer One
  ? One extends Expectation
    ? Omit<One, 'line' | 'said'>
    : never
  : never;

function byPerson(looking: Looking): Reader {
  return (reading, path, value) => {
    const shape = z.record(z.string(), z.unknown(), { error: 'expected { person: text }' });
    return Object.entries(fitting(reading, path, shape, value) ?? {}).flatMap(([key, said]) => {
      const who = namesIn(key);
      const stranger = who.find((name) => !reading.people.includes(name));
      if (stranger !== undefined)
        fault(reading, [...path, key], expectedOneOf('person', stranger, reading.people));
      return views(reading, [...path, key], said, { ...looking, who, but: [] });
    });
  };
}

function byAll(looking: Looking): Reader {
  return (reading, path, value) => views(reading, path, value, { ...looking, who: null, but: [] });
}

function views(
  reading: Reading,
  path: Path,
  value: unknown,
  looking: Omit<View, keyof Texts | 'line' | 'said' | 'ask'> & Looking,
): Expectation[] {
  const who = looking.who?.join(' and ') ?? '';
  const key = String(path.find((part) => typeof part === 'string' && readers.has(part)));
  return textsOf(reading, path, value, looking.count).map(({ line, ...said }) => ({
    ask: 'view',
    ...looking,
    ...said,
    line,
    said: `${key} ${who && `${who}: `}${said.place === null ? '' : `in ${said.place}: `}${said.match.said}`,
  }));
}

/** A text, a list of them, `{ once: text }`, or `{ place: any of these }`. */
function textsOf(
  reading: Reading,
  path: Path,
  value: unknown,
  count: View['count'],
  place: string | null = null,
): (Texts & { line: number })[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => textsOf(reading, [...path, at], one, count, place));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inside]) => {
      if (key !== 'once') return textsOf(reading, [...path, key], inside, count, key);
      if (count !== 'some') fault(reading, [...path, key], '“once” has no sense with “not”.');
      return textsOf(reading, [...path, key], inside, 'one', place);
    });
  const match = readText(reading, path, value);
  return match === null ? [] : [{ match, count, place, line: reading.source.lineOf(path) }];
}

function readText(reading: Reading, path: Path, value: unknown): Match | null {
  if (typeof value !== 'string' || value === '')
    return fault(reading, path, 'expected a text, a list of texts, or { place: text }');
  return readMatch(value) ?? fault(reading, path, `${value} is no regular expression.`);
}

function matches(asked: (match: Match) => Asked): Reader {
  return (reading, path, value) => {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    return list.flatMap((one, at) => {
      const place = Array.isArray(value) ? [...path, at] : path;
      const match = readText(reading, place, one);
      const line = reading.source.lineOf(place);
      return match === null
        ? []
        : [{ ...asked(match), line, said: `${String(path.at(-1))}: ${match.said}` }];
    });
  };
}

function named(asked: (said: string[]) => Asked, people: boolean): Reader {
  return (reading, path, value) => {
    const said = fitting(reading, path, people ? names : texts, value);
    if (said === null) return [];
    const stranger = people ? said.find((name) => !reading.people.includes(name)) : undefined;
    if (stranger !== undefined)
      fault(reading, path, expectedOneOf('person', stranger, reading.people));
    const line = reading.source.lineOf(path);
    return [
      { ...asked(said), line, said: `${String(path.at(-1))}: ${said.join(', ') || 'nobody'}` },
    ];
  };
}

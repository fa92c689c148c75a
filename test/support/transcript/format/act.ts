import { z } from 'zod';
import { expectedOneOf, meant } from '../../format/fault.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { hasMarks, readMarked } from './marks.ts';
import { readMatch, type Match } from './match.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { botName, defaultServer, type Doomed } from './transcript.ts';
import { worldActs, type ActReader } from './world-act.ts';

const press =
  (twice: boolean) =>
  (person: string): ActReader =>
  (reading, path, value, where) => {
    const label = textMatch(reading, path, value);
    return label && { do: 'press', person, label, twice, where };
  };

/** What people do, by the words after their names. */
export const verbs = new Map<string, (person: string) => ActReader>(
  Object.entries({
    presses: press(false),
    'presses twice': press(true),
    chooses: (person) => (reading, path, value, where) => {
      const choice = fitting(reading, path, choiceShape, value);
      if (choice === null) return null;
      const from = choice.from === undefined ? null : textMatch(reading, path, choice.from);
      return { do: 'choose', person, from, options: choice.option, where };
    },
    submits: (person) => (reading, path, value) => {
      const fields = fitting(reading, path, fieldsShape, value);
      return fields && { do: 'submit', person, fields };
    },
    closes: (person) => () => ({ do: 'close', person }),
    'writes to the bot': (person) => (reading, path, value) => {
      const text = typed(reading, path, value);
      return text === null ? null : { do: 'write to bot', person, text };
    },
    types: (person) => (reading, path, value, where) => {
      const line = typed(reading, path, value);
      if (line === null) return null;
      if (!line.startsWith('/'))
        return fault(reading, path, 'expected a command: “/… option: text”');
      return { do: 'complete', person, line, place: where.place };
    },
    uses: (person) => (reading, path, value, where) => {
      const menu = fitting(reading, path, menuShape, value);
      return menu && { do: 'use menu', person, menu: menu.menu, of: menu.of ?? null, where };
    },
    deletes: (person) => (reading, path, value, where) => {
      const channel = typeof value === 'string' ? doomedIn(value) : null;
      if (channel && 'threadOf' in channel && !reading.people.includes(channel.threadOf))
        return fault(reading, path, expectedOneOf('person', channel.threadOf, reading.people));
      if (channel) return { do: 'delete channel', person, channel };
      const on = textMatch(reading, path, value);
      return on && { do: 'delete', person, where: { ...where, on } };
    },
    joins: (who) => (_, __, value) => ({ do: 'join', who, server: textOr(value, defaultServer) }),
    leaves: (who) => (_, __, value) => ({ do: 'leave', who, server: textOr(value, defaultServer) }),
    blocks: (person) => () => ({ do: 'block', person }),
    unblocks: (person) => () => ({ do: 'unblock', person }),
  } satisfies Record<string, (person: string) => ActReader>),
);

/** A channel, or somebody's thread; null for what a message says. */
function doomedIn(said: string): Doomed | null {
  const threadOf = /^thread of (.+)$/.exec(said)?.[1];
  if (threadOf !== undefined) return { threadOf };
  return /^(\S.* )?#\S+$/.test(said) ? { named: said } : null;
}

const choiceShape = z.union(
  [
    z.strictObject({ from: z.string().optional(), option: texts }),
    texts.transform((option) => ({ option, from: undefined })),
  ],
  { error: 'expected an option’s name, or { from: placeholder, option: name }' },
);
const fieldsShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]), {
  error: 'expected the form’s fields with what is filled in: { label: text }',
});
const menuShape = z.strictObject(
  { menu: z.string(), of: z.string().optional() },
  { error: 'expected { menu: name, of: person } or { menu: name } with “on”' },
);

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

function textMatch(reading: Reading, path: Path, value: unknown): Match | null {
  const said = fitting(reading, path, z.string(), value);
  if (said === null) return null;
  if (said === '') return fault(reading, path, 'expected a text');
  return readMatch(said) ?? fault(reading, path, `${said} is no regular expression.`);
}

function typed(reading: Reading, path: Path, value: unknown): string | null {
  const said = fitting(reading, path, z.string(), value);
  if (said === null) return null;
  if (said.trim() === '') return fault(reading, path, 'expected a text');
  if (hasMarks(said) && readMarked(said, () => '-') === null)
    return fault(
      reading,
      path,
      'A secret’s mark is opened by « and closed by », with words in it.',
    );
  return said;
}

const longestFirst = [...verbs.keys()].sort((a, b) => b.length - a.length);

/**
 * How a key of a step is to be read as an act: `clock`, `Bran`, `Bran presses` … A fault when it is
 * none; `keys` are those that a step may have besides.
 */
export function readerOfAct(
  reading: Reading,
  path: Path,
  key: string,
  keys: readonly string[],
): ActReader | null {
  const ofWorld = worldActs.get(key);
  if (ofWorld) return ofWorld;
  const verb = longestFirst.find((candidate) => key.endsWith(` ${candidate}`));
  const person = verb === undefined ? key : key.slice(0, -verb.length - 1);
  const known =
    verb === 'joins' || verb === 'leaves' ? [...reading.people, botName] : reading.people;
  if (known.includes(person))
    return verb === undefined ? types(person) : (verbs.get(verb)?.(person) ?? null);
  if (verb !== undefined) return fault(reading, path, expectedOneOf('person', person, known));
  const hint = meant(key, [...known, ...keys, ...worldActs.keys()]);
  return fault(
    reading,
    path,
    `“${key}” is neither a person (${known.join(', ')}) nor something that a step can say.${hint}`,
  );
}

const types =
  (person: string): ActReader =>
  (reading, path, value, where) => {
    const line = typed(reading, path, value);
    return line === null ? null : { do: 'type', person, line, place: where.place };
  };

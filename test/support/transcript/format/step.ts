import { z } from 'zod';
import { rolls, texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { readerOfAct } from './act.ts';
import { expectationKeys, readExpectations } from './expectation.ts';
import { readMatch } from './match.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { names, secrets } from './shapes.ts';
import {
  checks,
  type Act,
  type Planted,
  type Revealed,
  type Rolls,
  type Step,
  type Where,
} from './transcript.ts';

const where = ['in', 'on', 'files'] as const;
const modifiers = [...where, 'kill', 'dice', 'secret', 'revealed', 'excused', 'note'] as const;
const known = new Set<string>([...modifiers, ...expectationKeys]);

type Keys = Record<string, unknown>;

/** One entry of `steps`; null, with its faults, when it makes no sense. */
export function readStep(reading: Reading, path: Path, value: unknown): Step | null {
  const shape = z.record(z.string(), z.unknown(), { error: 'expected a step: “Bran: /…”' });
  const keys = fitting(reading, path, shape, value);
  if (keys === null) return null;
  const actKeys = Object.keys(keys).filter((key) => !known.has(key));
  const [actKey, second] = actKeys;
  if (second !== undefined)
    fault(
      reading,
      [...path, second],
      `One step, one act: this one has “${String(actKey)}” already. Begin the next with “- ”.`,
    );
  const spot = readWhere(reading, path, keys);
  const done = readAct(reading, path, keys, actKey, spot);
  if (done === null) return null;
  const act = withFiles(reading, [...path, 'files'], done, keys['files']);
  return {
    line: reading.source.lineOf(path),
    said: saidOf(keys, actKey),
    act,
    killAtOnce: act.do !== 'kill' && 'kill' in keys,
    dice: readDice(reading, [...path, 'dice'], keys['dice']),
    secrets: readSecrets(reading, [...path, 'secret'], keys['secret']),
    revealed: readRevealed(reading, [...path, 'revealed'], keys['revealed']),
    excused: readExcused(reading, [...path, 'excused'], keys['excused']),
    expectations: readExpectations(reading, path, keys, 'person' in act ? act.person : null),
  };
}

function saidOf(keys: Keys, actKey: string | undefined): string {
  if (actKey === undefined) return 'kill' in keys ? 'kill' : 'look';
  const value = keys[actKey];
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return said === '' ? actKey : `${actKey}: ${said}`;
}

function readWhere(reading: Reading, path: Path, keys: Keys): Where {
  const text = z.string().min(1, 'expected a text').optional();
  const place = fitting(reading, [...path, 'in'], text, keys['in']) ?? null;
  const said = fitting(reading, [...path, 'on'], text, keys['on']);
  const on = typeof said === 'string' ? readMatch(said) : null;
  if (typeof said === 'string' && on === null)
    fault(reading, [...path, 'on'], `${said} is no regular expression.`);
  return { place, on };
}

function readAct(
  reading: Reading,
  path: Path,
  keys: Keys,
  actKey: string | undefined,
  where: Where,
): Act | null {
  const kill = keys['kill'];
  if (actKey === undefined) return kill === undefined ? { do: 'look' } : { do: 'kill' };
  if (kill !== undefined && kill !== 'at once')
    fault(reading, [...path, 'kill'], 'expected “at once”, or “kill:” in a step of its own');
  const at = [...path, actKey];
  return readerOfAct(reading, at, actKey, [...known])?.(reading, at, keys[actKey], where) ?? null;
}

/** Files that go with a command, by its options; each under its name, with the text in it. */
function withFiles(reading: Reading, path: Path, act: Act, value: unknown): Act {
  if (value === undefined) return act;
  const files = fitting(reading, path, filesShape, value);
  if (act.do === 'type' && act.line.startsWith('/')) return { ...act, files: files ?? {} };
  fault(reading, path, 'expected files with a command only: “Ines: /…”');
  return act;
}

const filesShape = z.record(
  z.string(),
  z
    .record(z.string(), z.string())
    .refine((named) => Object.keys(named).length === 1)
    .transform((named) => {
      const [[filename, text] = ['', '']] = Object.entries(named);
      return { filename, text };
    }),
  { error: 'expected { option: { name of the file: its text } }' },
);

export const readDice = (reading: Reading, path: Path, value: unknown): Rolls =>
  value === undefined ? {} : (fitting(reading, path, rolls, value) ?? {});

export function readSecrets(reading: Reading, path: Path, value: unknown): Planted[] {
  if (value === undefined) return [];
  const found = Object.entries(fitting(reading, path, secrets, value) ?? {});
  return found.map(([name, { words, knownTo }]) => {
    const stranger = knownTo.find((person) => !reading.people.includes(person));
    if (stranger !== undefined) fault(reading, [...path, name], `Nobody is called “${stranger}”.`);
    if (words.length === 0 || words.includes(''))
      fault(reading, [...path, name], 'expected at least one word');
    return { name, words, knownTo, line: reading.source.lineOf([...path, name]) };
  });
}

const revealedShape = z.union(
  [
    z.record(z.string(), names).transform((some) => Object.entries(some)),
    names.transform((list) => list.map((name) => [name, null] as const)),
  ],
  { error: 'expected “all”, names of secrets or of who typed them, or { secret: [people] }' },
);

function readRevealed(reading: Reading, path: Path, value: unknown): Revealed[] {
  if (value === undefined) return [];
  const found = fitting(reading, path, revealedShape, value) ?? [];
  return found.map(([secret, to]) => ({
    secret: secret === 'all' ? null : secret,
    to: to === null ? null : [...to],
  }));
}

function readExcused(reading: Reading, path: Path, value: unknown): Step['excused'] {
  if (value === undefined) return [];
  const shape = texts.pipe(
    z.array(z.enum(checks, { error: `expected one of: ${checks.join(', ')}` })),
  );
  return fitting(reading, path, shape, value) ?? [];
}

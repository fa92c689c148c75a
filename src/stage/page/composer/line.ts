import { type CommandOption } from '../wire-commands.ts';
import { type Slash } from './catalogue.ts';
import { isFile } from './check.ts';

export type Texts = Readonly<Record<string, string>>;

export interface Line {
  slash: Slash;
  texts: Texts;
  /** The option that the end of the line belongs to. */
  focus: string | null;
}

/** The next `name:` in the text that names one of these options. */
function nextName(
  text: string,
  from: number,
  names: string[],
): { name: string; start: number; end: number } | null {
  const shape = /(^|\s)([^\s:]+):/g;
  shape.lastIndex = from;
  for (let found = shape.exec(text); found; found = shape.exec(text)) {
    const name = (found[2] ?? '').toLowerCase();
    if (names.includes(name)) return { name, start: found.index, end: shape.lastIndex };
    shape.lastIndex = found.index + Math.max(1, (found[1] ?? '').length);
  }
  return null;
}

/**
 * What was typed into one option's field: it may name the other options too
 * (`The Friday Game zone: Europe/Rome`), of which only those still empty are taken.
 */
export function readOptions(
  typed: string,
  own: string,
  options: CommandOption[],
  before: Texts,
): { texts: Texts; focus: string } {
  const free = options.map(({ name }) => name).filter((name) => name !== own && !before[name]);
  const texts: Record<string, string> = { ...before };
  let focus = own;
  let start = new RegExp(`^\\s*${own}:`, 'i').exec(typed)?.[0].length ?? 0;
  for (;;) {
    const next = nextName(typed, start, free);
    const value = typed.slice(start, next?.start);
    texts[focus] = next ? value.trim() : value.trimStart();
    if (!next) return { texts, focus };
    free.splice(free.indexOf(next.name), 1);
    focus = next.name;
    start = next.end;
  }
}

/** The option that typing goes to at first: a file cannot be typed. */
export const firstField = (options: CommandOption[]): CommandOption | undefined =>
  options.find((option) => !isFile(option)) ?? options[0];

/** A typed line as soon as it names a whole command and goes on: `/game create name: …`. */
export function readLine(typed: string, all: Slash[]): Line | null {
  const line = typed.replace(/^\s+/, '');
  const slash = all.find(({ path }) => {
    const head = `/${path} `;
    return line.slice(0, head.length).toLowerCase() === head;
  });
  if (!slash) return null;
  const rest = line.slice(slash.path.length + 2);
  const first = firstField(slash.options);
  if (!first || rest.trim() === '') return { slash, texts: {}, focus: first?.name ?? null };
  const named = nextName(
    rest,
    0,
    slash.options.map(({ name }) => name),
  );
  const own = named && rest.slice(0, named.start).trim() === '' ? named.name : first.name;
  return { slash, ...readOptions(rest, own, slash.options, {}) };
}

/** The line again, for somebody who goes back from the fields to plain typing. */
export const writeLine = (slash: Slash, texts: Texts): string =>
  [
    `/${slash.path}`,
    ...slash.options.flatMap(({ name }) => (texts[name] ? [`${name}: ${texts[name]}`] : [])),
  ].join(' ');

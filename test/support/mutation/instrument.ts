import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One small change to the code: what stands where, and what would stand there instead. */
export type Mutant = {
  id: string;
  file: string;
  line: number;
  /** The text of the line in which it begins. */
  within: string;
  was: string;
  becomes: string;
};

/** Files that hold all their mutants at once, of which one is switched on when they run. */
export type Instrumented = { contents: Map<string, string>; mutants: Mutant[] };

/** What the types see to: no word, no object and no chain that is not as they say would compile. */
const leftAlone = ['StringLiteral', 'ObjectLiteral', 'OptionalChaining'];
const filler = 'Stryker was here';

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }));
  const done = await new Instrumenter(silent).instrument(sources, {
    ...{ ignorers: [], excludedMutations: leftAlone, plugins: null },
  });
  const textOf = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    contents: new Map(done.files.map(({ name, content }) => [name, content])),
    mutants: done.mutants.flatMap(({ id, fileName: file, location, replacement, status }) => {
      if (status !== undefined || replacement.includes(filler)) return [];
      const text = textOf.get(file) ?? '';
      const was = text.slice(placeIn(text, location.start), placeIn(text, location.end));
      const { line } = location.start;
      const within = (text.split('\n')[line] ?? '').trim();
      return [{ id, file, line: line + 1, within, was, becomes: replacement }];
    }),
  };
}

const placeIn = (text: string, { line, column }: { line: number; column: number }): number =>
  text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type Document,
  type ErrorCode,
  isNode,
  LineCounter,
  parseDocument,
  type ScalarTag,
} from 'yaml';
import { type z } from 'zod';
import { BadContent } from './bad-content.ts';
import { faultIn } from './in-words.ts';
import { plainReading, type Reading } from './kept.ts';

/** A file of content: what it says, and the line at which it says what. */
export type Content = {
  path: string;
  says: unknown;
  lineOf: (at: readonly PropertyKey[]) => number;
};

/** Says what is wrong, with file and line. Only when asked, since that can take as long as reading. */
export type Fault = () => string;

/** A YAML file as its schema wants it; the id is its path below `root`, without the ending. */
export function readContent<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  reading: Reading,
): { id: string; value: T } {
  const path = relative(root, file).split(sep).join('/');
  const read = checked(contentOf(path, readFileSync(file, 'utf8'), reading), schema);
  if ('faults' in read) throw new BadContent(read.faults.map((fault) => fault()).join('\n'));
  return { id: path.replace(/\.yaml$/, ''), value: read.value };
}

/** What a text says. Throws `BadContent` where it is no YAML. */
export function contentOf(path: string, text: string, reading = plainReading): Content {
  let kept: Parsed | undefined;
  const parsed = () => (kept ??= documentOf(path, text));
  return {
    path,
    says: reading(text, () => parsed().document.toJS()),
    lineOf: (at) => lineOf(parsed(), at),
  };
}

/** A content as the schema wants it, or each of its faults. */
export function checked<T>(
  { path, says, lineOf }: Content,
  schema: z.ZodType<T>,
): { value: T } | { faults: Fault[] } {
  const parsed = schema.safeParse(says);
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues.map((issue) => () => {
    const { at, expected } = faultIn(issue, schema, says);
    return `${path}:${lineOf(at)}: ${expected}`;
  });
  return { faults };
}

/** The line of what stands there, or of the nearest thing round it. */
function lineOf({ document, lines }: Parsed, at: readonly PropertyKey[]): number {
  for (let length = at.length; length > 0; length--) {
    const node = document.getIn(at.slice(0, length) as (string | number)[], true);
    const range = isNode(node) ? node.range : null;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

/** `charge: yes`. */
const yesOrNo: ScalarTag = {
  tag: 'tag:yaml.org,2002:bool',
  default: true,
  test: /^(yes|no)$/,
  resolve: (text) => text === 'yes',
};

type Parsed = { document: Document; lines: LineCounter };

function documentOf(path: string, text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // What the library warns of would be printed, be it of a stranger's file.
    logLevel: 'error',
    customTags: [yesOrNo],
  });
  const [broken] = document.errors;
  if (!broken) return { document, lines };
  const why = ourWords[broken.code] ?? broken.message;
  throw new BadContent(`${path}:${lines.linePos(broken.pos[0]).line}: ${why}`);
}

/** For what the library says to programmers. */
const ourWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'expected one thing a file, no “---”.',
  RESOURCE_EXHAUSTION: 'expected fewer values within one another.',
};

/** Every `.yaml` file below a folder, in the order of their paths. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

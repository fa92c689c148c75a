import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ScalarTag,
} from 'yaml';
import { type z } from 'zod';
import { BadContent } from './bad-content.ts';
import { cutOffIn } from './cut-off.ts';
import { faultsIn } from './in-words.ts';
import { type Expected, wrongIn } from './wrong.ts';
import { type Reading } from './kept.ts';
import { quicklySaid } from './quick-yaml.ts';
import { isTwin } from './signs.ts';
import { withPlainSigns } from './twins.ts';
import { type Slip } from './yaml-close-look.ts';
import { referenceIn, slipIn } from './yaml-slips.ts';

/** A file of content: what it says, at which line it says what, and where a `#` ends what was meant. */
export type Content = {
  path: string;
  says: unknown;
  lineOf: (at: readonly PropertyKey[]) => number;
  cutOff: () => Expected[];
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
  const text = textOf(path, file);
  const value = reading(`${path}\n${text}`, () => {
    const read = checked(contentOf(path, text, quicklySaid(text)), schema);
    if ('faults' in read) throw new BadContent(read.faults.map((fault) => fault()).join('\n'));
    return read.value;
  });
  return { id: path.replace(/\.yaml$/, ''), value };
}

/** Refused where it would be passed over, or read as something else than was meant. */
function textOf(path: string, file: string): string {
  if (!file.endsWith('.yaml'))
    throw new BadContent(`${path}:1: expected a name that ends in .yaml`);
  const text = readFileSync(file, 'utf8');
  if (text.includes('\uFFFD')) throw new BadContent(`${path}:1: expected text in UTF-8`);
  return text;
}

/** What `read` makes of each file. Throws `BadContent` with the faults of all of them. */
export function readEach<F, T>(files: readonly F[], read: (file: F) => T): T[] {
  const faults: string[] = [];
  const all = files.flatMap((file) => {
    try {
      return [read(file)];
    } catch (error) {
      if (!(error instanceof BadContent)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new BadContent(faults.join('\n'));
  return all;
}

/** What a text says, where that is not `said` already. Throws `BadContent` where it is no YAML. */
export function contentOf(path: string, text: string, said?: unknown): Content {
  let kept: Parsed | undefined;
  const parsed = () => (kept ??= documentOf(path, text));
  return {
    path,
    says: said ?? saidIn(path, parsed()),
    lineOf: (at) => lineOf(parsed(), at),
    cutOff: () => cutOffIn(text, parsed().document),
  };
}

/** A content as the schema wants it, or each of its faults, in the order of lines; some are `known`. */
export function checked<T>(
  { path, says: written, lineOf }: Content,
  schema: z.ZodType<T>,
  known: readonly Expected[] = [],
): { value: T } | { faults: Fault[] } {
  let [says, parsed] = [written, schema.safeParse(written)];
  if (!parsed.success) {
    says = withPlainSigns(schema, written);
    if (says !== written) parsed = schema.safeParse(says);
  }
  if (parsed.success && known.length === 0) return { value: parsed.data };
  let told: string[] | undefined;
  const tell = () =>
    [...known, ...faultsIn(schema, says, known)]
      .map(({ at, expected }) => ({ line: lineOf(at), expected }))
      .sort((one, other) => one.line - other.line)
      .map(({ line, expected }) => `${path}:${line}: ${expected}`);
  return {
    faults: [...known, ...wrongIn(schema, says, known)].map(
      (_, nth) => () => (told ??= tell())[nth] ?? '',
    ),
  };
}

/** The line of what stands there, or of the nearest thing round it. */
function lineOf({ document, lines }: Parsed, at: readonly PropertyKey[]): number {
  for (let length = at.length; length > 0; length--) {
    const [last] = at.slice(length - 1);
    const around = document.getIn(at.slice(0, length - 1), true);
    const row = typeof last === 'number' && isBlock(around) ? last + 1 : 0;
    const node = row > 0 ? around : whoseIs(around, last);
    const range = isNode(node) ? node.range : null;
    if (range) return lines.linePos(range[0]).line + row;
  }
  return 1;
}

/** What stands in the lines below its key; a number in its path is one of these. */
const isBlock = (node: unknown): boolean => isScalar(node) && node.type === 'BLOCK_LITERAL';

/** Of a group the key, since what it has may begin further down; of a list what stands there. */
function whoseIs(around: unknown, key: PropertyKey | undefined): unknown {
  if (isSeq(around)) return around.items[Number(key)];
  if (!isMap(around)) return null;
  const is = (written: unknown) => written === key || isTwin(String(written), String(key));
  return around.items.find((pair) => isScalar(pair.key) && is(pair.key.value))?.key;
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
  const slip = slipIn(text, document);
  if (slip) throw noYaml(path, lines, slip);
  return { document, lines };
}

function saidIn(path: string, { document, lines }: Parsed): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) throw noYaml(path, lines, referenceIn(document));
    throw error;
  }
}

const noYaml = (path: string, lines: LineCounter, { at, expected }: Slip): BadContent =>
  new BadContent(`${path}:${lines.linePos(at).line}: ${expected}`);

/** Every `.yaml` file below a folder, and what is meant to be one, in the order of their paths. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

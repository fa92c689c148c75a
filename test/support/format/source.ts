import { isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { type Fault } from './fault.ts';

export type Path = readonly PropertyKey[];

/** A YAML file whose scalars are all texts, and the line on which each of its values stands. */
export type Source = { value: unknown; lineOf(path: Path): number };

const MOST_CHARACTERS = 512 * 1024;
const DEEPEST = 40;

/**
 * Reads the text of a file. Refused: what is no YAML, aliases and tags, files over 512 KB and
 * nesting deeper than 40, since such a file is written by hand.
 */
export function readSource(file: string, text: string): Source | Fault[] {
  const tooMuch = unreasonable(text);
  if (tooMuch !== null) return [{ file, ...tooMuch }];
  const plain = parsed(text);
  if (plain.doc.errors.length === 0) return judged(file, plain);
  const quoted = parsed(text.split('\n').map(quoteTyped).join('\n'));
  return judged(file, quoted.doc.errors.length === 0 ? quoted : plain);
}

/** What a terminal would obey or nobody would see: controls, other line ends, turns of direction. */
const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/;
const noLetter = 'A character stands here that nobody sees; expected letters, signs and spaces.';

type Parsed = { doc: Document; lines: LineCounter };

function parsed(text: string): Parsed {
  const lines = new LineCounter();
  const doc = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
  });
  return { doc, lines };
}

function judged(file: string, { doc, lines }: Parsed): Source | Fault[] {
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const faults = [...doc.errors, ...doc.warnings].map((error): Fault => ({
    file,
    line: lineAt(error.pos[0]),
    expected: inPlainWords(error),
  }));
  const blame = (node: unknown, expected: string) =>
    faults.push({ file, line: lineAt((isNode(node) && node.range?.[0]) || 0), expected });
  visit(doc, {
    Alias: (_, alias) => {
      blame(alias, 'A text cannot start with * (in YAML that is an alias); put it in quotes.');
    },
    Scalar: (_, scalar) => {
      if (unseen.test(String(scalar.value))) blame(scalar, noLetter);
      const cut = scalar.comment?.split('\n')[0] ?? '';
      if (/^\S/.test(cut)) blame(scalar, `“ #${cut}” begins a comment; put the text in quotes.`);
    },
    Map: (_, { items }) => {
      const keys = items.map(({ key }) => (isScalar(key) ? String(key.value) : null));
      for (const [at, { key }] of items.entries())
        if (keys[at] === null) blame(key, 'A key is a plain text, never a list.');
        else if (keys[at] === '__proto__') blame(key, 'There is no key “__proto__” anywhere.');
        else if (keys.indexOf(keys[at] ?? '') < at) blame(key, 'This key stands here twice.');
    },
  });
  if (faults.length > 0) return firstOfEachLine(faults);
  return { value: doc.toJS(), lineOf: (path) => lineAt(offsetOf(doc, path)) };
}

const firstOfEachLine = (faults: Fault[]): Fault[] =>
  faults.filter((fault, at) => faults.findIndex(({ line }) => line === fault.line) === at);

function inPlainWords(error: { code: string; message: string }): string {
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'A text with a colon and a space in it needs quotes around it: "…: …".';
  if (error.code === 'MULTIPLE_DOCS')
    return 'A file has one document; put the other in a file of its own.';
  if (error.message.startsWith('Maximum call stack')) return 'This is nested too deep.';
  return `This is not YAML: ${error.message.split('\n')[0] ?? error.message}.`;
}

/** The offset of the key or list entry at the path, or of the nearest one above that exists. */
function offsetOf(doc: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? doc.contents : doc.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const items = parent !== null && typeof parent === 'object' && 'items' in parent;
    const pair = items
      ? (parent.items as unknown[]).find((item) => isPair(item) && String(item.key) === key)
      : undefined;
    const node = isPair(pair) ? pair.key : doc.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** A value that starts with a slash runs to the end of its line, colons and all. */
function quoteTyped(line: string): string {
  const found = /^(\s*(?:- +)?[^\s:#"'{[][^:#"'{[]*: +)(\/.*?)\s*$/.exec(line);
  return found ? `${found[1] ?? ''}'${(found[2] ?? '').replaceAll("'", "''")}'` : line;
}

function unreasonable(text: string): { line: number; expected: string } | null {
  if (text.length > MOST_CHARACTERS) return { line: 1, expected: 'A file has at most 512 KB.' };
  if (text.includes('\0')) return { line: 1, expected: 'This is not a text file.' };
  if (/\r(?!\n)/.test(text))
    return { line: 1, expected: 'Lines end with CR alone here; expected LF, or CR and LF.' };
  const odd = text.split(/\r?\n/).findIndex((row) => unseen.test(row));
  if (odd >= 0) return { line: odd + 1, expected: noLetter };
  let depth = 0;
  let line = 1;
  for (const character of text) {
    if (character === '\n') line++;
    if (character === '[' || character === '{') depth++;
    if ((character === ']' || character === '}') && depth > 0) depth--;
    if (depth > DEEPEST) return { line, expected: 'Brackets are nested too deep here.' };
  }
  const deep = text.split('\n').findIndex((row) => /^ {200}/.test(row));
  return deep < 0 ? null : { line: deep + 1, expected: 'This line is indented too far.' };
}

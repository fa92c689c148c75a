import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument, type ScalarTag } from 'yaml';
import { type z } from 'zod';
import { BadContent } from './bad-content.ts';
import { faultsIn } from './in-words.ts';
import { type Reading } from './kept.ts';

/** A YAML file as its schema wants it; the id is its path below `root`, without the ending. */
export function readContent<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  reading: Reading,
): { id: string; value: T } {
  const path = relative(root, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  const parsed = schema.safeParse(reading(text, () => documentOf(path, text).document.toJS()));
  if (parsed.success) return { id: path.replace(/\.yaml$/, ''), value: parsed.data };
  const { document, lines } = documentOf(path, text);
  const faults = faultsIn(parsed.error, schema, document.toJS()).map(
    ({ at, expected }) => `${path}:${lineOf(document, lines, at)}: ${expected}`,
  );
  throw new BadContent(faults.join('\n'));
}

/** The line of what stands there, or of the nearest thing round it. */
function lineOf(document: Document, lines: LineCounter, at: readonly PropertyKey[]): number {
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

function documentOf(path: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: [yesOrNo] });
  const [broken] = document.errors;
  if (!broken) return { document, lines };
  throw new BadContent(
    `${path}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split('\n')[0]}`,
  );
}

/** Every `.yaml` file below a folder, in the order of their paths. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

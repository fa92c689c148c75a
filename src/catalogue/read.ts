import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type z } from 'zod';
import { BadContent } from './bad-content.ts';
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
  const faults = parsed.error.issues.map(({ path: where, message }) => {
    const node = document.getIn(where as (string | number)[], true);
    const at =
      node && typeof node === 'object' && 'range' in node ? (node.range as number[] | null) : null;
    return `${path}:${at?.[0] === undefined ? 1 : lines.linePos(at[0]).line}: ${where.join('.') || 'file'}: ${message}`;
  });
  throw new BadContent(faults.join('\n'));
}

function documentOf(path: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
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

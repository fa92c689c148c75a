import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** One file of test/breaks: how to break one rule in one place. */
export const breakFile = z
  .strictObject({
    file: z.string().regex(/^(src|seeds|prisma)\//, 'a path inside src, seeds or prisma'),
    text: z.string().min(1),
    replacement: z.string(),
    tests: z.array(z.string()).min(1).optional(),
  })
  .refine((entry) => entry.text !== entry.replacement, 'the replacement must differ');

export type Break = z.infer<typeof breakFile> & { readonly id: string };

export const breakPath = (id: string) => `test/breaks/${id}.yaml`;

/** The ids that have a break, sorted. */
export function brokenIds(root: string): string[] {
  const home = join(root, 'test/breaks');
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort();
}

/** Reads a break; throws, naming the file, if there is none or it is malformed. */
export function readBreak(root: string, id: string): Break {
  const path = join(root, breakPath(id));
  if (!existsSync(path)) throw new Error(`there is no ${breakPath(id)}`);
  const checked = breakFile.safeParse(parse(readFileSync(path, 'utf8')));
  if (!checked.success) throw new Error(`${breakPath(id)}: ${z.prettifyError(checked.error)}`);
  return { id, ...checked.data };
}

/** The source with the break applied; throws unless its text stands there exactly once. */
export function applyBreak(source: string, { file, text, replacement }: Break): string {
  const times = source.split(text).length - 1;
  if (times !== 1) throw new Error(`the text stands ${times} times in ${file}, not once`);
  return source.replace(text, () => replacement);
}

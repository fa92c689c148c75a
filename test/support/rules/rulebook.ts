import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const ruleId = z.string().regex(/^[A-Z]+-\d{2}$/, 'a rule id looks like BET-04');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const count = (text: string) => [...sentences.segment(text)].length;

const prose = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/[*_`#@<>]|\p{Extended_Pictographic}/u.test(text), 'plain text only');

/** One file of seeds/rulebook, as docs/rulebook.md describes it. */
export const ruleEntry = z
  .strictObject({
    title: prose.refine((text) => /^\S+( \S+){2,6}$/.test(text), '3 to 7 words'),
    rule: prose.refine((text) => count(text) <= 4, 'at most 4 sentences'),
    example: prose.refine((text) => /\d/.test(text), 'an example has numbers'),
    ruling: prose.optional(),
    house: z.literal(true).optional(),
    cases: z
      .array(prose.refine((text) => count(text) <= 4, 'at most 4 sentences'))
      .min(1)
      .optional(),
    links: z.array(ruleId).refine((ids) => new Set(ids).size === ids.length, 'each link once'),
    words: z.array(z.string().trim().min(1)).min(1).optional(),
  })
  .refine((entry) => !entry.house || entry.ruling !== undefined, 'house needs a ruling');

export type RuleEntry = z.infer<typeof ruleEntry>;

export interface RuleFile {
  readonly id: string;
  /** The file's path from the checkout, with forward slashes. */
  readonly path: string;
  readonly content: unknown;
}

/** Every file of the rulebook, unchecked, in the order of groups and ids. */
export function ruleFiles(root: string): RuleFile[] {
  const home = join(root, 'seeds/rulebook');
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({
      id: basename(path, '.yaml'),
      path: `seeds/rulebook/${path}`,
      content: read(home, path),
    }));
}

function read(home: string, path: string): unknown {
  try {
    return parse(readFileSync(join(home, path), 'utf8'));
  } catch (error) {
    throw new Error(`seeds/rulebook/${path}: ${String(error)}`, { cause: error });
  }
}

/** The checked rulebook by id; throws on the first file that breaks the format. */
export function readRulebook(root: string): Map<string, RuleEntry & { readonly path: string }> {
  return new Map(
    ruleFiles(root).map(({ id, path, content }) => {
      const checked = ruleEntry.safeParse(content);
      if (!checked.success) throw new Error(`${path}: ${z.prettifyError(checked.error)}`);
      return [id, { ...checked.data, path }];
    }),
  );
}

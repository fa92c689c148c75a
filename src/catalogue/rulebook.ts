import { basename, join } from 'node:path';
import { z } from 'zod';
import { type RuleId } from '../rules/names.ts';
import { plainReading } from './kept.ts';
import { contentFiles, readContent, readEach } from './read.ts';

const id = z.string().regex(/^[A-Z]+-\d{2}$/);
const text = z.string().min(1).max(1500);

/** One rule of the rulebook as `seeds/rulebook` states it; its id is the file's name. */
export const ruleSchema = z
  .strictObject({
    title: z.string().min(3).max(80),
    rule: text,
    example: text,
    ruling: text.optional(),
    house: z.literal(true).optional(),
    cases: z.array(text).min(1).optional(),
    links: z.array(id),
    words: z.array(z.string().min(1)).optional(),
  })
  .refine(({ house, ruling }) => !house || ruling, {
    path: ['house'],
    message: 'expected only beside a `ruling`',
  });

/** Every rule as a player reads it. Throws `BadContent`, naming each file and line. */
export function readRulebook(seeds: string, reading = plainReading) {
  return readEach(contentFiles(join(seeds, 'rulebook')), (file) => {
    const { value } = readContent(seeds, file, ruleSchema, reading);
    return {
      id: basename(file, '.yaml') as RuleId,
      title: value.title,
      rule: value.rule,
      example: value.example,
      ruling: value.ruling ?? null,
      house: value.house ?? false,
      cases: value.cases ?? [],
      links: value.links as RuleId[],
      words: value.words ?? [],
    };
  });
}

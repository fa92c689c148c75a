import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { statNames } from '../../../src/rules/hero/stats.ts';
import { type Fault } from '../format/fault.ts';
import { type Reading } from '../format/reading.ts';
import { texts } from '../format/shapes.ts';
import { readSource } from '../format/source.ts';
import { readRule } from '../scenario/format/rules.ts';
import { keyed, whole } from '../scenario/format/values.ts';

const count = z.string().regex(/^\d$/, 'expected a number from 0 to 9').transform(Number);
const stats = z.partialRecord(z.enum(statNames), whole);

const refusable = { refused: z.string().optional(), by: z.string().optional() };
const expectation = z.strictObject({
  worn: texts.optional(),
  has: texts.optional(),
  knows: texts.optional(),
  stats: stats.optional(),
  left: z.record(z.string(), count).optional(),
});
const step = z.union(
  [
    z.literal('a week passes'),
    z.strictObject({ uncurse: z.string(), ...refusable }),
    z.strictObject({ identify: z.string(), ...refusable }),
    z.strictObject({ open: z.string(), ...refusable }),
    z.strictObject({ 'a week passes': z.strictObject({ hatched: texts }) }),
    z.strictObject({ expect: expectation }),
  ],
  {
    error:
      'expected a week passes, uncurse, identify, open, or expect, as docs/content.md has them',
  },
);
export type ErrandStep = z.output<typeof step>;
export type Expectation = z.output<typeof expectation>;

const shape = z.strictObject({
  title: z.string().trim().min(3, 'expected a sentence').max(200, 'expected a short sentence'),
  rules: texts,
  wears: texts.default([]),
  has: texts.default([]),
  orbs: texts.default([]),
  chests: texts.default([]),
  steps: z.array(step).min(1, 'expected at least one step'),
});

/**
 * What a hero does outside of fights, on paper: what it wears and has, by what the cards are called,
 * what lies in orbs, which it is among then, and step by step what it does and what must come of it.
 */
export type ErrandPaper = z.output<typeof shape> & { file: string };

/** Reads such a file. Whatever is wrong with it comes back as faults, by line. */
export function readErrand(file: string, text: string): ErrandPaper | Fault[] {
  const source = readSource(file, text);
  if (Array.isArray(source)) return source;
  const reading: Reading = { file, source, faults: [] };
  const read = keyed(reading, [], shape, source.value);
  for (const rule of read?.rules ?? []) readRule(reading, ['rules'], rule);
  return read && reading.faults.length === 0 ? { file, ...read } : reading.faults;
}

export const readErrandFile = (file: string): ErrandPaper | Fault[] =>
  readErrand(file, readFileSync(file, 'utf8'));

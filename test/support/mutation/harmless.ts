import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Mutant } from './instrument.ts';

const listSchema = z.array(
  z.strictObject({
    file: z.string(),
    /** The line in which it begins, where others of the file read the same. */
    within: z.string().optional(),
    was: z.string(),
    becomes: z.string(),
    because: z.string().min(10),
  }),
);
type Listed = z.infer<typeof listSchema>[number];

/** A mutant that changes nothing, with the reason. */
export type Harmless = Listed & { isOf(mutant: Mutant): boolean };

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Those of these files; the list stands in test/mutants.yaml. */
export const harmlessIn = (files: readonly string[]): Harmless[] =>
  listSchema
    .parse(parse(readFileSync('test/mutants.yaml', 'utf8')))
    .filter(({ file }) => files.includes(file))
    .map((one) => ({
      ...one,
      isOf: ({ file, within, was, becomes }) =>
        file === one.file &&
        (one.within === undefined || within === one.within) &&
        flat(was) === flat(one.was) &&
        flat(becomes) === flat(one.becomes),
    }));

/** Those that name no mutant any more, or more than one. */
export const unclearTo = (mutants: readonly Mutant[], harmless: readonly Harmless[]): Harmless[] =>
  harmless.filter((one) => mutants.filter((mutant) => one.isOf(mutant)).length !== 1);

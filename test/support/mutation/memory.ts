import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Mutant } from './instrument.ts';

/** Which scenario found a mutant the last time: it looks first. */
export type Memory = {
  finderOf(mutant: Mutant): string | undefined;
  note(mutant: Mutant, found: string | null): void;
  keep(): void;
};

const keyOf = ({ file, was, becomes }: Mutant): string => [file, was, becomes].join('\n');

export function memoryOf(folder: string): Memory {
  const path = `.cache/mutants/${folder}.json`;
  const before = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
    : {};
  const now: Record<string, string> = {};
  return {
    finderOf: (mutant) => before[keyOf(mutant)],
    note(mutant, found) {
      if (found !== null) now[keyOf(mutant)] = found;
    },
    keep: () => writeFileSync(path, JSON.stringify(now)),
  };
}

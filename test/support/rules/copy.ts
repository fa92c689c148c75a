import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyBreak, type Break } from './break-file.ts';

const leftOut = new Set(['.git', 'node_modules', 'data', 'coverage', 'bench']);

export interface Copy {
  readonly root: string;
  /** Breaks the rule, does the work and mends the rule again, whatever happens. */
  whileBroken<T>(entry: Break, work: () => Promise<T>): Promise<T>;
  remove(): void;
}

/** A copy of the checkout in the temporary folder; installed packages are shared with it. */
export function copyCheckout(root: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'menagerie-rules-'));
  for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry)))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return {
    root: copy,
    async whileBroken(entry, work) {
      const path = resolve(copy, entry.file);
      if (!existsSync(path)) throw new Error(`there is no ${entry.file}`);
      const whole = readFileSync(path, 'utf8');
      try {
        writeFileSync(path, applyBreak(whole, entry));
        return await work();
      } finally {
        writeFileSync(path, whole);
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

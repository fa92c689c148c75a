import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { noted, stopCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of this run share. */
    runFolder: string;
  }
}

/** Gives the run a folder, and stops at its end the PostgreSQL that a test file may have started. */
export default function setup(project: TestProject): () => Promise<void> {
  const runFolder = mkdtempSync(join(tmpdir(), 'menagerie-run-'));
  project.provide('runFolder', runFolder);
  return async () => {
    const cluster = await noted(runFolder);
    if (cluster) await stopCluster(cluster);
    await rm(runFolder, { recursive: true, force: true });
  };
}

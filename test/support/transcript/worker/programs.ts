import { resolve } from 'node:path';
import { type Programs } from './worker.ts';

const folder = resolve(import.meta.dirname, '../../../..');
const run = (what: string) => ({
  program: process.execPath,
  arguments: ['run.mjs', what],
  folder,
});

/** The real bot on the stage, as a person would start them. */
export const realPrograms: Programs = { stage: run('stage'), bot: run('bot') };

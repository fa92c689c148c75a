import { type Folder, folders, goal } from './folders.ts';
import { bundled } from './bundle.ts';
import { instrument } from './instrument.ts';
import { harmlessIn, unclearTo } from './harmless.ts';
import { memoryOf } from './memory.ts';
import { tryAll } from './trying.ts';

/** Tries every mutant of a folder; whether enough of them were found. */
async function mutate(folder: Folder): Promise<boolean> {
  const { contents, mutants } = await instrument(folders[folder]);
  const harmless = harmlessIn(folders[folder]);
  const unclear = unclearTo(mutants, harmless);
  for (const { file, was, becomes } of unclear)
    console.log(`test/mutants.yaml: names none of ${file}, or several\n  - ${was}\n  + ${becomes}`);
  const counted = mutants.filter((mutant) => !harmless.some((one) => one.isOf(mutant)));
  const known = mutants.length - counted.length;
  console.log(`${mutants.length} mutants, ${known} known to change nothing`);
  const bundle = await bundled(contents, `.cache/mutants/${folder}.mjs`);
  const memory = memoryOf(folder);
  let found = 0;
  for await (const { mutant, found: by } of tryAll(bundle, counted, memory.finderOf)) {
    memory.note(mutant, by);
    if (by !== null) found += 1;
    else console.log(`${mutant.file}:${mutant.line}\n  - ${mutant.was}\n  + ${mutant.becomes}`);
  }
  memory.keep();
  const score = (100 * found) / counted.length;
  console.log(`${folder}: ${found} of ${counted.length} found, ${score.toFixed(1)} % of ${goal}`);
  return score >= goal && unclear.length === 0;
}

const [folder] = process.argv.slice(2);
process.exitCode = (await mutate(folder as Folder)) ? 0 : 1;

import { brokenIds } from './break-file.ts';
import { breakRules } from './breaking.ts';
import { changedSince, touchedIds } from './changed.ts';
import { checkout } from './checkout.ts';
import { differences } from './comparison.ts';
import { listRules } from './listing.ts';
import { readOptions, type Options } from './options.ts';

async function proveBreaks(ids: readonly string[]): Promise<boolean> {
  let [found, lost] = [0, 0];
  if (ids.length > 0)
    for await (const { id, proven, because } of breakRules(checkout, ids)) {
      if (proven) found += 1;
      else lost += 1;
      console.log(`${id.padEnd(12)} ${proven ? 'found    ' : 'NOT FOUND'}  ${because}`);
    }
  console.log(`breaks: ${found} found, ${lost} not found`);
  return lost === 0;
}

function compare(file: string): boolean {
  const found = differences(checkout, file);
  console.log(found.length === 0 ? 'rulebook and ledger agree' : found.join('\n'));
  return found.length === 0;
}

function follow(options: Options): boolean | Promise<boolean> {
  switch (options.kind) {
    case 'list':
      console.log(listRules(checkout));
      return true;
    case 'ledger':
      return compare(options.file);
    case 'break':
      return proveBreaks(options.ids.length > 0 ? options.ids : brokenIds(checkout));
    case 'changed':
      return proveBreaks(touchedIds(checkout, changedSince(checkout, options.revision)));
  }
}

try {
  process.exitCode = (await follow(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(`rules: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

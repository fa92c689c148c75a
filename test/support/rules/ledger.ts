import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ruleId } from './rulebook.ts';

const row = z.object({ rule: z.string(), ruling: z.string().optional() });
const groups = z.record(z.string(), z.record(ruleId, row));

export interface Ledger {
  readonly ids: readonly string[];
  /** What no text of ours may repeat: the rows, and the document beside the ledger. */
  readonly originals: readonly { readonly name: string; readonly text: string }[];
}

/** Reads a ledger file and, where there is one, the marmello.txt that lies beside it. */
export function readLedger(file: string): Ledger {
  const rows = Object.values(groups.parse(parse(readFileSync(file, 'utf8')))).flatMap((group) =>
    Object.entries(group),
  );
  const texts = rows.flatMap(([id, { rule, ruling }]) =>
    [rule, ruling ?? ''].map((text) => ({ name: id, text })),
  );
  const beside = join(dirname(file), 'marmello.txt');
  const document = existsSync(beside)
    ? [{ name: 'marmello.txt', text: readFileSync(beside, 'utf8') }]
    : [];
  return { ids: rows.map(([id]) => id), originals: [...texts, ...document] };
}

/** The ledger at hand: MARMELLO_LEDGER, which must exist, or the one beside the checkout, if any. */
export function findLedger(root: string): string | undefined {
  const named = process.env.MARMELLO_LEDGER;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`MARMELLO_LEDGER names no file: ${named}`);
    return resolve(named);
  }
  const beside = resolve(root, '../shared/rules/ledger.yaml');
  return existsSync(beside) ? beside : undefined;
}

/** Ids that the ledger has and we lack, and ids that only we have. */
export function compareIds(ours: Iterable<string>, theirs: Iterable<string>) {
  const [mine, wanted] = [new Set(ours), new Set(theirs)];
  return {
    missing: [...wanted].filter((id) => !mine.has(id)),
    surplus: [...mine].filter((id) => !wanted.has(id)),
  };
}

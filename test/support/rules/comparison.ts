import { borrowedRuns, indexRuns } from './borrowed-words.ts';
import { compareIds, readLedger } from './ledger.ts';
import { readRulebook } from './rulebook.ts';

/** Each way in which the rulebook differs from a ledger or repeats its words; empty if none. */
export function differences(root: string, ledgerFile: string): string[] {
  const { ids, originals } = readLedger(ledgerFile);
  const rulebook = readRulebook(root);
  const { missing, surplus } = compareIds(rulebook.keys(), ids);
  const index = indexRuns(originals);
  const borrowed = [...rulebook].flatMap(([id, { title, rule, example, ruling, cases = [] }]) =>
    [title, rule, example, ruling ?? '', ...cases]
      .flatMap((text) => borrowedRuns(text, index))
      .map(({ words, from }) => `${id} repeats eight words of ${from}: ${words}`),
  );
  return [
    ...missing.map((id) => `${id} is missing`),
    ...surplus.map((id) => `${id} is in no ledger`),
    ...borrowed,
  ];
}

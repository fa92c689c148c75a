import { writeFileSync } from 'node:fs';
import { readStock } from '../../../../src/catalogue/index.ts';
import { type Card, isOf } from '../shelves.ts';
import { climb, ladderOf } from './ladder.ts';
import { lesserFormsOf, piecesOf } from './pool.ts';
import { readRecords, writeRecords } from './record.ts';
import { balancePage, faultsIn } from './report.ts';
import { tryAll } from './trial.ts';

const page = 'docs/balance.md';
const kept = 'docs/balance.json';

/**
 * Plays what has changed since it was last played, for so many minutes at most, and writes both files;
 * whether all has been played, and all of it is as it should be.
 */
export async function balance(cards: readonly Card[], minutes: number): Promise<boolean> {
  const until = Date.now() + 60_000 * minutes;
  const items = cards.filter(isOf('item'));
  const [pool, forms] = [piecesOf(items), lesserFormsOf(items)];
  const tried = [...pool, ...forms];
  const rungs = ladderOf(cards.filter(isOf('monster')), items, cards.filter(isOf('map')));
  const records = readRecords(kept);
  const known = new Set([...tried.map(({ hash }) => hash), ...rungs.map(({ key }) => key)]);
  const keep = () => writeRecords(kept, records, known);
  const broken = [
    ...(await climb(rungs, pool, records, until)),
    ...(await tryAll(pool, forms, records, until, keep)),
  ];
  keep();
  writeFileSync(page, balancePage(readStock('seeds').stock.hash, tried, rungs, records));
  const faults = [...broken, ...faultsIn(tried, rungs, records)];
  for (const fault of faults) console.log(fault);
  console.log(`balance: ${tried.length} things, ${rungs.length} monsters, ${faults.length} faults`);
  return faults.length === 0;
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { verbs } from '../../../src/rules/abilities/verbs/index.ts';

const seam = readFileSync('docs/seam.md', 'utf8');

test('every word that an ability can say stands in docs/seam.md, and no other', () => {
  const told = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const between = (from: string, to: string) => seam.slice(seam.indexOf(from), seam.indexOf(to));
  const waits = between('The carrier is “I”', 'Where several wait');
  expect(told(waits).filter((word) => word !== 'other')).toEqual(triggerWords);
  const rows = between('## What it can do', 'Each falls upon')
    .split('\n')
    .filter((line) => /^\| `/.test(line));
  expect(rows.flatMap((row) => told(row.split('|')[1] ?? '')).sort()).toEqual(
    Object.keys(verbs).sort(),
  );
});

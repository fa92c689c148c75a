import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbs } from '../../../src/rules/abilities/verbs/index.ts';

const folder = 'src/rules/abilities/verbs';

test('[ITEM-27] each word that an ability can do has a file of its own', () => {
  const made = readdirSync(folder).map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return { file, words: text.match(/= verb(AtOnce)?\(/g)?.length ?? 0 };
  });
  expect(made.filter(({ words }) => words > 1)).toEqual([]);
  expect(made.filter(({ words }) => words === 1)).toHaveLength(Object.keys(verbs).length);
});

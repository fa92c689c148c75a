import { expect, test } from 'vitest';
import { abbreviationsIn, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { fullAbilities } from './full-abilities.ts';

test('[GLOSS-03] a text is explained by the short forms that stand in it, and no others', () => {
  const shorts = (text: string) => abbreviationsIn(text).map(({ short }) => short);
  expect(shorts('BA, RG 2, 3 damage.')).toEqual(['BA', 'RG']);
  expect(shorts('SA vs dodge, RG 4, enemy: X + AP fire; stunned, DR 2.')).toEqual([
    ...['AP', 'SA', 'RG', 'DR', 'X'],
  ]);
  expect(shorts('BAD RGB Xylophone DRAW SAP.')).toEqual([]);
});

test('[GLOSS-03] each is explained in words', () => {
  for (const { means } of abbreviationsIn('AP BA SA RG DR X Y QD powered')) {
    expect(means).toMatch(/^[a-z]/);
    expect(abbreviationsIn(means)).toEqual([]);
  }
});

test('[GLOSS-03] no text has a short form that nothing explains', () => {
  const known = [
    'HP',
    ...abbreviationsIn('AP BA SA RG DR X Y QD powered').map(({ short }) => short),
  ];
  const found = fullAbilities.flatMap((one) => terse(one).match(/\b([A-Z]{2,3}|[B-Z])\b/g) ?? []);
  expect([...new Set(found)].filter((short) => !known.includes(short))).toEqual([]);
});

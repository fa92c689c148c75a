import { expect, test } from 'vitest';
import { abbreviationsIn, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { laidConditions } from '../../../../src/rules/abilities/laid.ts';
import { fullAbilities } from './full-abilities.ts';

test('[GLOSS-03] a text is explained by the short forms that stand in it, and no others', () => {
  const shorts = (text: string) => abbreviationsIn(text).map(({ short }) => short);
  expect(shorts('BA, RG 2, 3 damage.')).toEqual(['BA', 'RG']);
  expect(shorts('SA vs dodge, RG 4, enemy: X + AP fire; stunned, DR 2.')).toEqual([
    ...['AP', 'SA', 'RG', 'DR', 'X', 'stunned'],
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

const meaningOf = (short: string, text: string) =>
  abbreviationsIn(text).find((one) => one.short === short)?.means;

test.each([
  ['Stunned, DR 1.', 'whoever it befalls'],
  ['lava, DR 2.', 'whoever lays it, where it is ground'],
  ['difficult ground, radius 1, DR 2, under you.', 'whoever lays it, where it is ground'],
  ['force wall, DR 2; stunned, DR 1.', 'whoever it befalls, or of whoever lays it, where'],
  ['trap, stealth 9: lava, DR 2.', 'whoever lays it, where it is ground (or springs the trap)'],
])('[GLOSS-03] [COMBAT-13] in “%s” turns are those of %s', (text, whose) => {
  const means = meaningOf('DR', text) ?? '';
  expect(means).toContain(`so many turns of ${whose}`);
  expect(means.includes('befalls')).toBe(whose.includes('befalls'));
});

test('[GLOSS-03] [ITEM-26] of ground that a trap lays turns are those of whoever springs it', () => {
  const laid = terse({ trap: { stealth: 9 }, do: [{ place: 'lava', radius: 0, turns: 2 }] });
  expect(meaningOf('DR', laid), laid).toContain('(or springs the trap)');
});

test('[GLOSS-03] ground reads as it is explained, in whichever way it is laid', () => {
  for (const place of ['difficult ground', 'lava', 'force wall'] as const)
    for (const radius of [0, 2]) {
      const laid = terse({ when: 'I move', do: [{ place, radius, turns: 2 }] });
      expect(meaningOf('DR', laid), laid).not.toContain('befalls');
    }
});

test('[GLOSS-03] what boons and conditions are called is explained where no text says what they do', () => {
  const words = ['hidden', ...laidConditions, 'ghost strike', 'empty mind', 'true sight'];
  expect(abbreviationsIn(words.join(', ')).map(({ short }) => short)).toEqual(words);
  for (const { means } of abbreviationsIn(words.join())) expect(abbreviationsIn(means)).toEqual([]);
  expect(abbreviationsIn('Ghost strike, DR 1.').map(({ short }) => short)).toEqual([
    ...['DR', 'ghost strike'],
  ]);
});

test('[GLOSS-03] ground, ways to move and whatever else a newcomer asks about is explained', () => {
  const words = [
    ...[
      'spirit walk',
      'phase',
      'fly',
      'climb',
      'teleport',
      'difficult ground',
      'force wall',
      'lava',
    ],
    ...['stealth', 'perception', 'regen', 'companion', 'aura'],
  ];
  const found = abbreviationsIn(words.join(', '));
  expect(new Set(found.map(({ short }) => short))).toEqual(new Set(words));
  for (const { short, means } of found) expect(abbreviationsIn(means), short).toEqual([]);
});

test('[GLOSS-03] marks in brackets are explained there alone', () => {
  const marksIn = (text: string) => abbreviationsIn(text).map(({ short }) => short);
  expect(marksIn('+1 armor \\[1 a fight, asks, must\\].')).toEqual(['[asks]', '[must]']);
  expect(marksIn('You Must Be Tired. It asks you. It must.')).toEqual([]);
});

test('[GLOSS-03] what is part of a name with a hyphen is no short form', () => {
  expect(abbreviationsIn('Steam-Powered Handshake')).toEqual([]);
  expect(abbreviationsIn('Powered: BA, RG 2.').map(({ short }) => short)).toContain('powered');
});

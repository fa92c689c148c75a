import { describe, expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';
import { codesOf, gap, isForPeople, literalsIn, literalsOf } from './words.ts';

/**
 * What may hold no words for people: those are made in discord/views, story, pictures and seeds/, and
 * what an ability says beside what it does.
 */
const wordless = ['src/rules', 'src/play', 'src/discord']
  .flatMap(sourceFiles)
  .filter((file) => !file.startsWith('src/discord/views/'))
  // The design has each ruling's one sentence stand beside its bounds.
  .filter((file) => file !== 'src/rules/house.ts')
  // Each word of the language of abilities reads itself aloud in its own file, so that what a card
  // says cannot drift from what it does.
  .filter((file) => !/^src\/rules\/abilities\/(verbs|aloud)\//.test(file));

/** Names and codes that look like words for people. */
const names: Readonly<Record<string, RegExp>> = {
  // Unicode’s names of scripts.
  'src/rules/lobby/alphabets.ts': /^\p{Lu}\p{Ll}+$/u,
  // COMBAT-07: the one thing of the game that no file of seeds/ names.
  'src/rules/hero/stats.ts': /^Natural Attack$/,
  // Said of a map to who draws it, among zod’s own words.
  'src/rules/board/board.ts': /^line ￼￼: ￼$/,
  'src/rules/board/schema.ts': /./,
  'src/rules/board/stalls.ts': /./,
  // Said of a card to who writes it, among zod’s own words.
  'src/rules/abilities/answering.ts':
    /^expected (only with|anybody but|none beside)|^nobody (else has|suffers)|^“when: /,
  'src/rules/abilities/seam.ts': /^expected (a (radius|name)|only beside)/,
  'src/rules/abilities/trapping.ts': /^expected (what|target)/,
  'src/rules/abilities/amount.ts': /^expected an? (amount|formula|whole number)/,
  'src/rules/abilities/static.ts': /^expected nothing but/,
  'src/rules/abilities/tuning.ts': /^expected by how much/,
  'src/rules/abilities/idle.ts': /^expected (whom|what it does|self)/,
  'src/rules/abilities/odd-limits.ts': /^expected (one, by|none of each)/,
  'src/rules/abilities/dependent.ts': /^expected (one stat|a formula about)/,
  'src/rules/items/idle-numbers.ts': /^expected (how|only|none)/,
  'src/rules/items/odd-kinds.ts': /^expected /,
  'src/rules/items/odd-equipment.ts': /^expected /,
  'src/rules/items/odd-gold.ts': /^expected /,
  'src/rules/items/odd-additions.ts': /^expected /,
  'src/rules/items/greater-form.ts': /^expected something else/,
  'src/rules/items/odd-counts.ts': /^expected no (two|limit)/,
  'src/rules/items/odd-charges.ts': /^expected it only of|^a ￼ gets none back$|^it has none$/,
  'src/rules/items/odd-spending.ts': /^expected /,
  'src/rules/items/odd-companions.ts': /^expected /,
  'src/rules/abilities/companion.ts': /^expected only of an egg/,
  'src/rules/quest.ts': /./,
  'src/rules/reward.ts': /^expected (the path|gold)/,
  'src/rules/items/odd-abilities.ts': /^expected /,
  'src/rules/items/odd-curses.ts': /^expected /,
  'src/rules/items/long-texts.ts': /^expected what is read aloud/,
  'src/rules/items/odd-powers.ts': /^expected /,
  'src/rules/abilities/vain.ts': /^expected /,
  'src/rules/abilities/misdirected.ts': /^expected |^\{ all|`/,
  'src/rules/abilities/no-change.ts': /^expected /,
  // How Unicode calls scripts.
  'src/rules/visible.ts': /^expected (letters|￼ letters) |^[A-Z][a-z]+$/,
  'src/rules/monsters/definition.ts':
    /^expected (either the week|another|turn, round|nothing of dependents|no gold|none, as)/,
  // STAT-02: a word of cards.
  'src/rules/abilities/stat-changes.ts': /^all base stats$/,
  // What a roll is for.
  'src/rules/week/order.ts': /^order of entry$/,
};

const codes = new Set(wordless.flatMap(codesOf));
const said = (file: string) =>
  literalsOf(file).filter(
    ({ text }) => isForPeople(text, codes) && names[file]?.test(text) !== true,
  );

test('outside of discord/views and of what abilities say no sentence and no label is made', () => {
  expect(wordless.flatMap(said)).toEqual([]);
});

test('every name that looks like words is still there', () => {
  const looks = (file: string) => literalsOf(file).some(({ text }) => isForPeople(text, codes));
  expect(Object.keys(names).filter((file) => !looks(file))).toEqual([]);
});

describe('what reads as words for people', () => {
  test.each([
    'Refresh',
    'Bet on',
    `Bet on ${gap}`,
    'A number',
    'I lack something',
    '**Last:** it',
    'nothing was done',
    `orb ${gap}, ${gap} gold`,
    `${gap} gold free.`,
    'your hero’s title',
    '“bet”',
    'More…',
    `${gap} has left the game`,
  ])('%s', (text) => {
    expect(isForPeople(text, codes)).toBe(true);
  });

  test.each([
    'no such orb',
    'join-form',
    'primary hand',
    `hero:${gap}`,
    `v1:${gap}:${gap}`,
    'TURN-05',
    'Europe/London',
    'UTC',
    ', ',
    `${gap}: ${gap}`,
    `message ${gap}`,
    "npc's chosen",
  ])('not: %s', (text) => {
    expect(isForPeople(text, codes)).toBe(false);
  });

  test('errors, logs, types, keys and comparisons are read by no player', () => {
    const source = `
      class Odd extends Error { override name = 'Odd'; constructor() { super('It is odd.'); } }
      type Said = 'no such thing here';
      const table = { 'when all is over': 1 };
      if (said === 'Busy' || 'Name' in said) throw new Odd('Never do that.');
      desk.log.warn({}, 'nobody was there to be told');
      say('You have not moved.', \`Go to \${there}.\`);
    `;
    expect(literalsIn('odd.ts', source).map(({ text }) => text)).toEqual([
      'You have not moved.',
      `Go to ${gap}.`,
    ]);
  });
});

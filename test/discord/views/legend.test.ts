import { describe, expect, test } from 'vitest';
import { cardLines, withLegend } from '../../../src/discord/views/card-text.ts';
import { limits } from '../../../src/discord/limits.ts';
import { terse } from '../../../src/rules/abilities/aloud/index.ts';
import { laidConditions } from '../../../src/rules/abilities/laid.ts';
import { isErrand } from '../../../src/rules/items/definition.ts';
import { descriptionOf } from '../../../src/rules/items/description.ts';
import { cardsIn, isOf, sayingsOf } from '../../support/content/shelves.ts';

/** What a reader has to be told, as it stands on a card, and as its legend calls it. */
const terms: readonly (readonly [RegExp, string])[] = [
  ...['AP', 'BA', 'SA', 'RG', 'DR', 'X', 'Y', 'QD'].map(
    (short) => [new RegExp(`\\b${short}\\b`), short] as const,
  ),
  ...['hidden', ...laidConditions].map((kind) => [new RegExp(`\\b${kind}\\b`, 'i'), kind] as const),
  ...['ghost strike', 'empty mind', 'true sight', 'legendary shield', 'invulnerable'].map(
    (boon) => [new RegExp(`\\b${boon}\\b`, 'i'), boon] as const,
  ),
  ...['critical range', 'temporary HP', 'dispel', 'reroll', 'free BA', 'refill', 'drain'].map(
    (word) => [new RegExp(`\\b${word}\\b`), word] as const,
  ),
  ...['sink', 'unseat', 'protect', 'as of level-up', 'all base stats', 'spirit walk', 'phase'].map(
    (word) => [new RegExp(`\\b${word}\\b`), word] as const,
  ),
  [/\bsteal boons\b/, 'boons'],
  [/\bupdate dependents\b/, 'dependents'],
  [/\bpiercing \d/, 'piercing'],
  [/\beffects DR\b/, 'effects'],
  [/\bcopy BA\b/, 'copy'],
  [/⇄/, '⇄'],
  [/[[ ]asks\b/, '[asks]'],
  [/[[ ]must\b/, '[must]'],
  [/[[ ]off at first\b/, '[off at first]'],
  [/[[ ]powered\b/, 'powered'],
];

const explained = (lines: readonly string[]): string[] => {
  const legend = withLegend(lines).slice(lines.length).join('');
  return terms.map(([, name]) => name).filter((name) => legend.includes(`${name} is `));
};

const unexplained = (lines: readonly string[]): string[] => {
  const told = explained(lines);
  return terms
    .filter(([where, name]) => where.test(lines.join('\n')) && !told.includes(name))
    .map(([, name]) => name);
};

const cards = cardsIn('.');

describe('[GLOSS-03] what is short on a card is explained below it', () => {
  test('of each thing of the stock', () => {
    const items = cards.filter(isOf('item'));
    expect(items.length).toBeGreaterThan(500);
    for (const { id, card } of items)
      expect(unexplained(cardLines(descriptionOf(card))), id).toEqual([]);
  });

  test('of each monster of the stock', () => {
    for (const one of cards.filter(isOf('monster')))
      expect(
        unexplained(sayingsOf(one).map((each) => (isErrand(each) ? '' : terse(each)))),
        one.id,
      ).toEqual([]);
  });

  test('and each of these stands on some card', () => {
    const all = cards.filter(isOf('item')).flatMap(({ card }) => cardLines(descriptionOf(card)));
    const found = terms.filter(([where]) => where.test(all.join('\n'))).map(([, name]) => name);
    expect(terms.map(([, name]) => name).filter((name) => !found.includes(name))).toEqual([
      '[off at first]',
    ]);
  });

  test('and there is room for a card with all of that', () => {
    for (const { id, card } of cards.filter(isOf('item')))
      expect(withLegend(cardLines(descriptionOf(card))).join('\n').length, id).toBeLessThan(
        limits.embedDescription - 500,
      );
  });
});

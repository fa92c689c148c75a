import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../../src/catalogue/rulebook.ts';
import { findRules } from '../../../src/discord/views/rules.ts';

const entries = readRulebook('seeds');
const book = {
  rule: (id: string) => entries.find((one) => one.id === id) ?? null,
  searchRules: () => [],
};
const said = (about: string) => findRules(book, about, null).embeds?.[0]?.description ?? '';

describe('a rule as a player reads it', () => {
  test.each(entries.map(({ id }) => id))('%s has room in one message', (id) => {
    expect(said(id).length).toBeLessThanOrEqual(4096);
  });

  test('tells each of its cases', () => {
    const [one] = entries.filter(({ cases }) => cases.length > 1);
    expect(one).toBeDefined();
    for (const text of one?.cases ?? []) expect(said(one?.id ?? '')).toContain(text.slice(0, 40));
  });
});

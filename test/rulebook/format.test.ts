import { describe, expect, it } from 'vitest';
import { checkout } from '../support/rules/checkout.ts';
import { findCitations } from '../support/rules/citations.ts';
import { brokenIds } from '../support/rules/break-file.ts';
import { ruleEntry, ruleFiles, ruleId } from '../support/rules/rulebook.ts';

const files = ruleFiles(checkout);
const ids = new Set(files.map(({ id }) => id));

describe('the rulebook', () => {
  it('explains something', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(files)('$path keeps to the format', ({ content }) => {
    expect(ruleEntry.safeParse(content).error?.issues ?? []).toEqual([]);
  });

  it('keeps each rule once, in the folder of its group', () => {
    const misplaced = files.filter(({ id, path }) => {
      const group = id.split('-')[0]?.toLowerCase();
      return !ruleId.safeParse(id).success || path !== `seeds/rulebook/${group}/${id}.yaml`;
    });
    expect(misplaced.map(({ path }) => path)).toEqual([]);
  });

  it('links only to other rules that exist', () => {
    const broken = files.flatMap(({ id, content }) =>
      ruleEntry
        .parse(content)
        .links.filter((link) => link === id || !ids.has(link))
        .map((link) => `${id} → ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('gives no two rules the same title', () => {
    const titles = files.map(({ content }) => ruleEntry.parse(content).title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('the rules that tests cite or break', () => {
  it('are all in the rulebook', () => {
    const named = [...findCitations(checkout).keys(), ...brokenIds(checkout)];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { testTitles } from '../support/rules/titles.ts';

describe('the titles of a test file', () => {
  it('are those of tests, suites and tables, plain or skipped', () => {
    const source = `
      describe('[BET-01] a', () => {
        it("[BET-02] b", () => {});
        it.skipIf(true)('[BET-03] c', () => {});
        test.each([[1, 2]])(\`[BET-04] pays %i\`, () => {});
        test.each\`x\`('[BET-05] d', () => {});
        it(\`[BET-06] \${name}\`, () => {});
      });`;
    const cited = testTitles(source).map((title) => /\[(.*?)\]/.exec(title)?.[1]);
    expect(cited).toEqual(['BET-01', 'BET-02', 'BET-03', 'BET-04', 'BET-05', 'BET-06']);
  });

  it('are nothing that only looks like one', () => {
    expect(
      testTitles(`// it('[BET-01] later')\nconst it2 = ['[BET-02]']; say('[BET-03]');`),
    ).toEqual([]);
  });
});

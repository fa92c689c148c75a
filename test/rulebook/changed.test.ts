import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, touchedIds } from '../support/rules/changed.ts';
import { checkout } from '../support/rules/checkout.ts';

describe('the breaks that a change touches', () => {
  it.each([
    ['its break', 'test/breaks/BET-04.yaml', ['BET-04']],
    ['the broken file', 'src/bets.ts', ['BET-04']],
    ['a citing test', 'test/bets.test.ts', ['BET-04']],
    ['a citing transcript', 'test/transcripts/week.yaml', ['BET-04']],
    ['something else', 'src/week.ts', []],
  ])('are found by %s', (_, path, ids) => {
    const root = mkdtempSync(join(tmpdir(), 'menagerie-changed-'));
    for (const folder of ['breaks', 'transcripts'])
      mkdirSync(join(root, 'test', folder), { recursive: true });
    writeFileSync(
      join(root, 'test/breaks/BET-04.yaml'),
      'file: src/bets.ts\ntext: a\nreplacement: b\n',
    );
    writeFileSync(join(root, 'test/bets.test.ts'), "it('[BET-04] pays', () => {});");
    writeFileSync(join(root, 'test/transcripts/week.yaml'), 'rules: [BET-04]\n');
    expect(touchedIds(root, new Set([path]))).toEqual(ids);
    rmSync(root, { recursive: true });
  });

  it('need a revision that git knows', () => {
    expect(() => changedSince(checkout, 'no-such-revision')).toThrow(/knows no revision/);
  });
});

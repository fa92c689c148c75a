import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesAt } from './files.ts';
import { readScenario } from './format/read.ts';
import { reportOf } from './play/report.ts';
import { runScenario } from './play/run.ts';

const parts = filesAt('test/scenarios').map((file) =>
  readFileSync(file, 'utf8').split(/([\s{}[\],:]+)/),
);
const words = [...new Set(parts.flat()), '-1', '0', '63', '9999', '"', '…'];

/** A scenario of ours in which something was left out, put in or said otherwise. */
const damaged = fc
  .tuple(
    fc.constantFrom(...parts),
    fc.array(fc.tuple(fc.nat(400), fc.nat(2), fc.constantFrom(...words)), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([file, changes]) => {
    const text = [...file];
    for (const [at, taken, put] of changes) text.splice(at % text.length, taken, put);
    return text.join('');
  });

test('no file makes the runner throw: it is told by line, or fails, or holds', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const scenario = readScenario('a.yaml', text);
      if (!Array.isArray(scenario)) {
        expect(reportOf(runScenario(scenario))).toMatch(/^[✓✗] a\.yaml: /);
        return;
      }
      expect(scenario.length).toBeGreaterThan(0);
      for (const { line, expected } of scenario) {
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
        expect(expected).not.toMatch(/undefined|\[object|Invalid input/);
      }
    }),
    { numRuns: 400 },
  );
});

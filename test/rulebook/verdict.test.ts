import { describe, expect, it } from 'vitest';
import { type RunReport } from '../support/rules/run-report.ts';
import { judge } from '../support/rules/verdict.ts';

const entry = { id: 'BET-04', file: 'src/bets.ts', text: 'a', replacement: 'b' };
const title = 'bets > [BET-04] pay';
const nothing: RunReport = { passed: [], failed: [], unloaded: [] };
const whole: RunReport = { ...nothing, passed: [title, 'bets > [BET-03] add up'] };
const failing = (name: string, message: string, at = title): RunReport => ({
  ...nothing,
  failed: [{ file: 'a.test.ts', title: at, errors: [{ name, message, compares: false }] }],
});

describe('a broken rule', () => {
  it('is found by an assertion in a test that cites it', () => {
    expect(judge(entry, whole, failing('AssertionError', '1 is not 2'))).toEqual({
      id: 'BET-04',
      proven: true,
      because: title,
    });
  });

  it.each([
    ['a test of another rule fails', failing('AssertionError', 'x', 'bets > [BET-03] add up')],
    ['the test runs out of time', failing('Error', 'Test timed out in 20000ms.')],
    ['the test crashes', failing('TypeError', 'undefined is not a function')],
    ['the test file does not load', { ...nothing, unloaded: ['a.test.ts'] }],
    ['everything still passes', whole],
  ])('is not found when %s', (_, broken) => {
    expect(judge(entry, whole, broken).proven).toBe(false);
  });

  it('is not found by a test that fails anyway', () => {
    const red = failing('AssertionError', '1 is not 2');
    expect(judge(entry, red, red).proven).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { readOptions } from '../support/rules/options.ts';

describe('npm run rules', () => {
  it.each([
    [[], { kind: 'list' }],
    [['--ledger', 'a.yaml'], { kind: 'ledger', file: 'a.yaml' }],
    [['--break'], { kind: 'break', ids: [] }],
    [['--break', 'bet-04', 'WEEK-01'], { kind: 'break', ids: ['BET-04', 'WEEK-01'] }],
    [['--changed', 'main'], { kind: 'changed', revision: 'main' }],
    [['--break', '--changed', 'main'], { kind: 'changed', revision: 'main' }],
  ])('reads %j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  it.each([[['BET-04']], [['--ledger', 'a', '--break']], [['--ledger']], [['--what']]])(
    'refuses %j',
    (args) => {
      expect(() => readOptions(args)).toThrow();
    },
  );
});

import { describe, expect, test } from 'vitest';
import { checkAll, checkOption, type Offer } from '../../../../src/stage/page/composer/check.ts';
import { type CommandOption } from '../../../../src/stage/page/wire-commands.ts';

const option = (type: number, more: Partial<CommandOption> = {}): CommandOption => ({
  type,
  name: 'it',
  description: 'It',
  ...more,
});
const people: Offer[] = [
  { label: '@Bran', value: '11' },
  { label: '@Cleo', value: '12' },
];

describe('what was typed for an option', () => {
  test('nothing is a problem only where something is needed', () => {
    expect(checkOption(option(3), ' ', [])).toEqual({ empty: true });
    expect(checkOption(option(3, { required: true }), ' ', [])).toHaveProperty('problem');
  });

  test('numbers are whole where they must be, and within their bounds', () => {
    const gold = option(4, { min_value: 1, max_value: 10 });
    expect(checkOption(gold, '7', [])).toEqual({ value: 7 });
    for (const wrong of ['7.5', 'seven', '0', '11', '1e']) {
      expect(checkOption(gold, wrong, [])).toHaveProperty('problem');
    }
    expect(checkOption(option(10), '7,5', [])).toEqual({ value: 7.5 });
  });

  test('texts are as long as they may be', () => {
    const name = option(3, { min_length: 2, max_length: 4 });
    expect(checkOption(name, 'abc', [])).toEqual({ value: 'abc' });
    expect(checkOption(name, 'a', [])).toHaveProperty('problem');
    expect(checkOption(name, 'abcde', [])).toHaveProperty('problem');
  });

  test('a person is named with or without the sign, by any case, or by id', () => {
    for (const typed of ['@Bran', 'bran', '11']) {
      expect(checkOption(option(6), typed, people)).toEqual({ value: '11' });
    }
    expect(checkOption(option(6), 'Finn', people)).toHaveProperty('problem');
  });

  test('a choice is sent as its value, a number as a number', () => {
    const size = option(4, { choices: [{ name: 'Large', value: 3 }] });
    expect(checkOption(size, 'large', [{ label: 'Large', value: '3' }])).toEqual({ value: 3 });
    expect(checkOption(size, '3x', [{ label: 'Large', value: '3' }])).toHaveProperty('problem');
  });

  test('what the bot offered is sent as its value, anything else as typed', () => {
    const zone = option(3, { autocomplete: true });
    const offers = [{ label: 'Rome (10:00)', value: 'Europe/Rome' }];
    expect(checkOption(zone, 'rome (10:00)', offers)).toEqual({ value: 'Europe/Rome' });
    expect(checkOption(zone, 'Atlantis', offers)).toEqual({ value: 'Atlantis' });
  });

  test('yes and no are chosen', () => {
    const offers = [
      { label: 'True', value: 'true' },
      { label: 'False', value: 'false' },
    ];
    expect(checkOption(option(5), 'false', offers)).toEqual({ value: false });
    expect(checkOption(option(5), 'maybe', offers)).toHaveProperty('problem');
  });
});

test('all options are checked at once, and each problem is named', () => {
  const options = [option(3, { name: 'name', required: true }), option(4, { name: 'gold' })];
  const checked = checkAll(options, { gold: 'x' }, () => []);
  expect(Object.keys(checked.problems)).toEqual(['name', 'gold']);
  expect(checkAll(options, { name: 'A' }, () => [])).toEqual({
    values: { name: 'A' },
    problems: {},
  });
});

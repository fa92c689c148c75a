import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkout } from '../support/rules/checkout.ts';
import { readRulebook } from '../support/rules/rulebook.ts';

const file = readFileSync(join(checkout, 'test/rulebook/cases.yaml'), 'utf8');
const shown = z.record(z.string(), z.array(z.array(z.string()).min(1))).parse(parse(file));
const told = [...readRulebook(checkout)].filter(([, { cases }]) => cases);

const citedIn = (scenario: string): string[] => {
  const text = readFileSync(join(checkout, `test/scenarios/${scenario}.yaml`), 'utf8');
  return z.looseObject({ rules: z.array(z.string()) }).parse(parse(text)).rules;
};

describe('the cases of the rulebook', () => {
  test('each is shown by a scenario, and no others are', () => {
    expect(
      Object.fromEntries(Object.entries(shown).map(([id, list]) => [id, list.length])),
    ).toEqual(Object.fromEntries(told.map(([id, { cases = [] }]) => [id, cases.length])));
  });

  test.each(Object.entries(shown))('the scenarios of %s cite it', (id, lists) => {
    expect(lists.flat().filter((scenario) => !citedIn(scenario).includes(id))).toEqual([]);
  });
});

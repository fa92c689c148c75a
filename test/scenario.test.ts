import { describe, expect, test } from 'vitest';
import { faultText } from './support/format/fault.ts';
import { filesAt, readFile } from './support/scenario/files.ts';
import { reportOf } from './support/scenario/play/report.ts';
import { runScenario } from './support/scenario/play/run.ts';
import { ruleFiles } from './support/rules/rulebook.ts';

for (const file of filesAt('test/scenarios')) {
  const scenario = readFile(file);
  if (Array.isArray(scenario))
    test(`${file} can be read`, () => {
      expect.fail(scenario.map(faultText).join('\n'));
    });
  else
    test(`${scenario.rules.map((id) => `[${id}] `).join('')}${scenario.title}`, () => {
      const outcome = runScenario(scenario);
      if (outcome.broke) expect.fail(reportOf(outcome));
    });
}

/** The rules of a fight: whole groups, and those of other groups that speak of one. */
const groups = ['ROLL', 'COMBAT', 'COND', 'STAT', 'PERC', 'MOVE'];
const besides = [
  ...['SLOT-07', 'ITEM-24', 'ITEM-26', 'ENTER-05', 'ENTER-09'],
  ...['MONSTER-03', 'MONSTER-04', 'MONSTER-05', 'MONSTER-06', 'MONSTER-07', 'MONSTER-09'],
  ...['DUEL-02', 'DUEL-04', 'DUEL-05', 'DUEL-06', 'DUEL-07', 'DUEL-08'],
  ...['DUEL-10', 'DUEL-11', 'DUEL-12', 'DUEL-13', 'DUEL-16'],
  ...['QUEST-07', 'QUEST-08', 'QUEST-09'],
];

describe('two scenarios or more show each rule of a fight, one of them where it is awkward', () => {
  const cited = filesAt('test/scenarios').flatMap((file) => {
    const scenario = readFile(file);
    return Array.isArray(scenario) ? [] : scenario.rules;
  });
  const ids = ruleFiles('.').flatMap(({ id }) =>
    groups.includes(id.split('-')[0] ?? '') || besides.includes(id) ? [id] : [],
  );

  test('all of them are rules', () => {
    expect(ids).toEqual(expect.arrayContaining(besides));
  });

  test.each(ids)('[%s]', (id) => {
    expect(cited.filter((one) => one === id).length).toBeGreaterThanOrEqual(2);
  });
});

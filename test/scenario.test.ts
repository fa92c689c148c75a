import { expect, test } from 'vitest';
import { faultText } from './support/format/fault.ts';
import { filesAt, readFile } from './support/scenario/files.ts';
import { reportOf } from './support/scenario/play/report.ts';
import { runScenario } from './support/scenario/play/run.ts';

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

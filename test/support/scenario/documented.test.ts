import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultText } from '../format/fault.ts';
import { creatureFacts } from './expect/creature-facts.ts';
import { eventFacts } from './expect/event-facts.ts';
import { fightKeys } from './expect/fight-facts.ts';
import { verbs } from './format/action.ts';
import { purposes } from './format/dice.ts';
import { readScenario, scenarioShape } from './format/read.ts';
import { passages } from './format/sentence.ts';
import { creatureShape } from './format/shape.ts';
import { stepKeys } from './format/step.ts';
import { reportOf } from './play/report.ts';
import { runScenario } from './play/run.ts';

const page = readFileSync('docs/scenarios.md', 'utf8');
const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, block]) => block ?? '');

test('every example of the page can be played', () => {
  expect(blocks.length).toBeGreaterThan(3);
  const wrong = blocks.flatMap((block) => {
    const scenario = readScenario('docs/scenarios.md', block);
    if (Array.isArray(scenario)) return scenario.map(faultText);
    const outcome = runScenario(scenario);
    return outcome.broke ? [reportOf(outcome)] : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ...Object.keys(scenarioShape.shape),
  ...Object.keys(creatureShape.shape),
  ...Object.keys(creatureFacts),
  ...Object.keys(eventFacts),
  ...Object.keys(purposes),
  ...fightKeys,
  ...stepKeys,
  ...[...verbs, ...passages].map(({ form }) => form),
])('the page explains “%s”', (key) => {
  expect(page).toMatch(new RegExp(`\`[^\`\n]*${key}`));
});

import { type FightEvent } from '../../../../src/rules/combat/event.ts';
import { fightLine } from '../../../../src/story/index.ts';
import { type Step } from '../format/scenario.ts';
import { type Breakdown, type Outcome } from './run.ts';

/** One line for a scenario that holds; for one that does not, all that helps to see why. */
export function reportOf({ scenario, steps, checks, broke }: Outcome): string {
  const { file, title } = scenario;
  if (!broke) return `✓ ${file}: ${title} (${steps} steps, ${checks} expectations)`;
  return [`✗ ${file}: ${title}`, ...linesOf(file, broke)].join('\n');
}

const linesOf = (file: string, { line, said, failures, ...fight }: Breakdown): string[] => [
  `  ${file}:${line}: ${said}`,
  ...failures.flatMap(({ line: at, expected, but }) => [
    `  ${file}:${at}: expected ${indented(expected)}`,
    `    but ${indented(but)}`,
  ]),
  ...part('before:', fight.before),
  ...part('what happened in it:', fight.happened.join('\n') || null),
  ...part(fight.before === null ? 'the fight:' : 'after:', fight.after),
];

const part = (title: string, text: string | null): string[] =>
  text === null ? [] : [`  ${title}`, `    ${indented(text)}`];

const indented = (text: string) => text.replaceAll('\n', '\n    ');

/** A step that was done, for reading along; null: how the fight begins. */
export const shownStep = (
  step: Step | null,
  fight: string,
  happened: readonly FightEvent[],
): string =>
  [
    step === null ? 'it begins' : `${step.line}: ${step.said}`,
    ...happened.map((event) => `  ${fightLine(event)}`),
    ...(step?.act === null ? [] : [`    ${indented(fight)}`]),
  ].join('\n');

/** What the whole of a run looked at. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = outcomes.filter(({ broke }) => broke !== null).length;
  const rules = new Set(outcomes.flatMap(({ scenario }) => scenario.rules));
  return [
    `scenarios: ${outcomes.length - failed} passed, ${failed} failed`,
    `${sum(({ steps }) => steps)} steps, ${sum(({ checks }) => checks)} expectations, ${rules.size} rules`,
  ].join('\n');
}

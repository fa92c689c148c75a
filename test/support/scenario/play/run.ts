import { type FightEvent } from '../../../../src/rules/combat/event.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { asItStands } from '../../../../src/rules/combat/resolve.ts';
import { fightLine } from '../../../../src/story/index.ts';
import { type Scenario, type Step } from '../format/scenario.ts';
import { NoEntry } from '../../../../src/rules/combat/index.ts';
import { type Cast } from '../format/cast.ts';
import { type Done, perform } from './act.ts';
import { begin } from './begin.ts';
import { asCalled } from './calling.ts';
import { DieFault, diceFrom, type Pool, poolOf } from './dice.ts';
import { noEntryText } from './no-entry.ts';
import { shownFight } from './standing.ts';

/** What was expected, where, and what was there instead. */
export type Failure = { line: number; expected: string; but: string };

/** The step that failed, with the fight as it was shown before and after it. */
export type Breakdown = {
  line: number;
  said: string;
  failures: Failure[];
  before: string | null;
  after: string | null;
  happened: string[];
};

export type Outcome = {
  scenario: Scenario;
  steps: number;
  checks: number;
  broke: Breakdown | null;
  /** As it stood in the end; null where it never began. */
  fight: Fight | null;
};

/** A step that was done, for whoever reads along. */
export type Watch = (step: Step | null, shown: string, happened: readonly FightEvent[]) => void;

type Running = {
  scenario: Scenario;
  pool: Pool;
  fight: Fight;
  /** The fight as it was before the last act. */
  before: Fight;
  latest: readonly FightEvent[];
  unasked: readonly FightEvent[];
};

/** Plays a scenario up to the first step that does not go as it says. */
export function runScenario(scenario: Scenario, watch: Watch = () => undefined): Outcome {
  const pool = poolOf(scenario.dice);
  const counts = { steps: 0, checks: 0 };
  const begun = attempt(scenario.cast, () => begin(scenario.opening, diceFrom([pool])));
  if ('failed' in begun)
    return { scenario, ...counts, broke: unbegun(scenario, begun.failed), fight: null };
  const { fight, events } = asCalled(begun);
  const running = { scenario, pool, fight, before: fight, latest: events, unasked: events };
  watch(null, shown(running, fight), events);
  for (const step of scenario.steps) {
    const failures = play(running, step);
    counts.steps += 1;
    counts.checks += step.checks.length;
    if (failures.length > 0)
      return {
        scenario,
        ...counts,
        broke: breakdown(running, step, failures),
        fight: running.fight,
      };
    watch(step, shown(running, running.fight), step.act ? running.latest : []);
  }
  const left = leftIn(pool, 'when all steps are done');
  const last = scenario.steps.at(-1);
  const broke = left.length > 0 && last ? breakdown(running, last, left) : null;
  return { scenario, ...counts, broke, fight: running.fight };
}

/** One step: the act, then what is expected of it. */
function play(running: Running, step: Step): Failure[] {
  const { scenario, pool } = running;
  const { act, line } = step;
  const ofStep = step.dice ? [poolOf(step.dice)] : [];
  if (act) {
    const dice = diceFrom([...ofStep, pool]);
    const done = attempt(scenario.cast, () => perform(scenario, running.fight, act, dice));
    running.before = running.fight;
    running.latest = [];
    if ('failed' in done) return [{ line, expected: step.said, but: done.failed }];
    const { fight, events } = asCalled(done);
    running.latest = events;
    running.fight = fight;
    running.unasked = [...running.unasked, ...events];
  }
  const stand = { ...running, fight: asItStands(running.fight), cast: scenario.cast };
  const failures = step.checks.flatMap((check): Failure[] => {
    const but = judged(() => check.judge(stand));
    return but === null ? [] : [{ line: check.line, expected: check.expected, but }];
  });
  if (step.asks) running.unasked = [];
  return [...failures, ...ofStep.flatMap((one) => leftIn(one, 'in this step'))];
}

const leftIn = (pool: Pool, when: string): Failure[] =>
  pool.left().map((roll) => ({
    line: pool.line,
    expected: `the roll ${roll} to be rolled`,
    but: `it is left over ${when}`,
  }));

/** An engine that throws has a bug; the file shows it without the tool's own entrails. */
function attempt(cast: Cast, act: () => Done): Done {
  try {
    return act();
  } catch (error) {
    return { failed: error instanceof NoEntry ? noEntryText(cast, error) : thrown(error) };
  }
}

function judged(judge: () => string | null): string | null {
  try {
    return judge();
  } catch (error) {
    return thrown(error);
  }
}

const thrown = (error: unknown) =>
  error instanceof DieFault
    ? error.message
    : `the engine breaks: ${error instanceof Error ? error.message : String(error)}`;

const unbegun = ({ opening, title }: Scenario, but: string): Breakdown => ({
  ...{ line: opening.line, said: title, before: null, after: null, happened: [] },
  failures: [{ line: opening.line, expected: 'the fight to begin', but }],
});

function breakdown(running: Running, { line, said }: Step, failures: Failure[]): Breakdown {
  const { before, fight, latest } = running;
  return {
    ...{ line, said, failures },
    before: before === fight ? null : shown(running, before),
    after: shown(running, fight),
    happened: latest.map((event) => fightLine(event)),
  };
}

/** COMBAT-14: with what has happened of an act in whose midst somebody is asked. */
const shown = ({ scenario }: Running, fight: Fight): string =>
  shownFight(scenario.cast, asItStands(fight));

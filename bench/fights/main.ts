import { legalActions } from '../../src/rules/combat/index.ts';
import { median } from '../harness/statistics.ts';
import { begun, recorded, type Recorded, take } from './recorded.ts';

/** Decisions taken as given; with `silent` nothing of them is told. */
function given(duel: Recorded, silent = false): number {
  const fight = begun(duel, silent);
  for (const action of duel.actions) take(fight, action);
  return duel.actions.length;
}

/** The same, each picked from the list of all that is legal. */
function listed(duel: Recorded): number {
  const fight = begun(duel);
  for (const place of duel.places) {
    const action = legalActions(fight.fight, fight.fight.turn.of)[place];
    if (action) take(fight, action);
  }
  return duel.places.length;
}

/** Decisions a second. */
function paceOf(play: (duel: Recorded) => number, duels: readonly Recorded[]): number {
  const began = process.hrtime.bigint();
  const decisions = duels.reduce((sum, duel) => sum + play(duel), 0);
  return decisions / (Number(process.hrtime.bigint() - began) / 1e9);
}

/** By how many percent the one is slower than the other: medians of as many runs in turns. */
function slower(one: () => number, other: () => number, pairs: number): number {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair++) {
    ones.push(one());
    others.push(other());
  }
  return (median(others) / median(ones) - 1) * 100;
}

const [many, pairs] = [Number(process.argv[2] ?? 300), Number(process.argv[3] ?? 21)];
const counts = { decisions: 0, triggered: 0, conditions: 0, 'abilities that trigger': 0 };

/** Records a duel and counts what came of it; its log is not kept, as no figure should weigh it. */
function counted(seed: number): Recorded {
  const { kits, log, ...duel } = recorded(seed);
  const answering = kits.flat().filter(({ abilities }) => abilities.some((one) => 'when' in one));
  counts.decisions += duel.actions.length / many;
  counts.triggered += log.filter(({ kind }) => kind === 'triggered').length / many;
  counts.conditions += log.filter(({ kind }) => kind === 'condition laid').length / many;
  counts['abilities that trigger'] += answering.length / (2 * many);
  return duel;
}

const duels = Array.from({ length: many }, (_, seed) => counted(seed));
const few = duels.slice(0, Math.ceil(many / 5));
paceOf(given, duels);
paceOf(listed, duels);
console.log(
  JSON.stringify({
    counts,
    given: paceOf(given, duels),
    listed: paceOf(listed, duels),
    telling: slower(
      () => paceOf(given, few),
      () => paceOf((duel) => given(duel, true), few),
      pairs,
    ),
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);

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
const whole = Array.from({ length: many }, (_, seed) => recorded(seed));
const count = (kind: string) =>
  whole.reduce((sum, { log }) => sum + log.filter((one) => one.kind === kind).length, 0) / many;
const counts = {
  decisions: whole.reduce((sum, { actions }) => sum + actions.length, 0) / many,
  triggered: count('triggered'),
  conditions: count('condition laid'),
  'abilities that trigger':
    whole
      .flatMap(({ kits }) => kits.flat())
      .filter(({ abilities }) => abilities.some((one) => 'when' in one)).length /
    (2 * many),
};
const duels: Recorded[] = whole.map(({ seed, fighters, actions, places }) => ({
  seed,
  fighters,
  actions,
  places,
}));
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

import { median } from '../harness/statistics.ts';
import { fightersWith } from '../../test/support/practice/duel.ts';
import { given, paceOf } from './pace.ts';
import { recorded, type Recorded } from './recorded.ts';
import { type Thing, things } from '../../test/support/practice/things.ts';

type Catalogue = ReadonlyMap<string, Thing>;

/** Decisions taken as given by heroes whose things are looked up in that catalogue. */
function lookedUp(duel: Recorded, names: [string[], string[]], catalogue: Catalogue): number {
  const kitOf = (of: string[]) => of.flatMap((name) => catalogue.get(name) ?? []);
  return given({ ...duel, fighters: fightersWith([kitOf(names[0]), kitOf(names[1])]) });
}

/** All that there is, and so many things more that nobody has. */
const withUnowned = (unowned: number): Catalogue =>
  new Map([
    ...things.map((thing): [string, Thing] => [thing.name, thing]),
    ...Array.from({ length: unowned }, (_, at): [string, Thing] => {
      const like = structuredClone(things[at % things.length] as Thing);
      const name = `${like.name} ${at}`;
      return [name, { ...like, name }];
    }),
  ]);

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

/** What the two have with them, by the number of their duel. */
const kitsOf = new Map<number, [string[], string[]]>();

/** Records a duel and counts what came of it; its log is not kept, as no figure should weigh it. */
function counted(seed: number): Recorded {
  const { kits, log, ...duel } = recorded(seed);
  kitsOf.set(seed, [kits[0].map(({ name }) => name), kits[1].map(({ name }) => name)]);
  const answering = kits.flat().filter(({ abilities }) => abilities.some((one) => 'when' in one));
  counts.decisions += duel.actions.length / many;
  counts.triggered += log.filter(({ kind }) => kind === 'triggered').length / many;
  counts.conditions += log.filter(({ kind }) => kind === 'condition laid').length / many;
  counts['abilities that trigger'] += answering.length / (2 * many);
  return duel;
}

const through = (catalogue: Catalogue) => (duel: Recorded) =>
  lookedUp(duel, kitsOf.get(duel.seed) ?? [[], []], catalogue);

const duels = Array.from({ length: many }, (_, seed) => counted(seed));
const few = duels.slice(0, Math.ceil(many / 5));
paceOf(given, duels);
console.log(
  JSON.stringify({
    counts,
    telling: slower(
      () => paceOf(given, few),
      () => paceOf((duel) => given(duel, true), few),
      pairs,
    ),
    unowned: slower(
      () => paceOf(through(withUnowned(510)), few),
      () => paceOf(through(withUnowned(10)), few),
      pairs,
    ),
  }),
);

import { formulaSchema, summandsOf } from './amount.ts';
import { type Aiming, isAtATile, isUponItself, isUponTarget, isUponTheDead } from './befallen.ts';
import { type Vain } from './no-change.ts';

type Effect = Partial<Record<string, unknown>>;

/** Where an effect befalls whom it makes no sense for. */
export function misdirectedIn(ability: Aiming, effect: Effect): Vain[] {
  const vain = amongTwo.filter(
    (word) => isSaid(effect, word) && isUponItself(ability, effect['to']),
  );
  if (vain.length > 0)
    return vain.map((word) => ({ path: [word], message: besides[word] ?? itself }));
  if (isForTheDead(ability, effect)) return [{ path: [], message: dead }];
  if (!isAtATile(ability) || !isUponTarget(effect['to'])) return [];
  return Object.keys(effect)
    .filter((word) => isAilment(effect, word))
    .map((word) => ({ path: [word], message: astray }));
}

/** What is between the carrier and somebody else. */
const amongTwo = [
  ...['push', 'pull', 'move', 'swap', 'fetch', 'attack', 'drain', 'study'],
  ...['steal boons', 'steal charges', 'pass on'],
];

/** MOVE-09: a push also brings flyers down. */
const isSaid = (effect: Effect, word: string): boolean =>
  effect[word] !== undefined && effect['grounds'] !== true;

const nearer = 'expected only of others, as nobody is farther from itself, or nearer';
const itself = 'expected only of others, as nothing comes of it upon oneself';
const besides: Partial<Record<string, string>> = { push: nearer, pull: nearer, move: nearer };

const dead =
  'expected what befalls others, as whoever is dead has nothing of it, lays nothing and wins nothing';

/** What is about nobody in particular, and so is done by the dead, too. */
const anyones = ['clear ground', 'refill', 'update'];

const isForTheDead = (ability: Aiming, effect: Effect): boolean =>
  isUponTheDead(ability, effect['to']) &&
  !(effect['to'] === undefined && anyones.some((word) => word in effect));

const astray = 'expected a `radius` beside `on: tile`, or `to`, as it would befall whoever uses it';

/** What nobody wishes upon itself by aiming at a tile. */
const ailments = ['deal', 'afflict', 'lay', 'sink', 'prolong', 'ground', 'unseat', 'reveal'];

const isAilment = (effect: Effect, word: string): boolean =>
  ailments.includes(word) || (word === 'change' && isWorse(effect[word]));

/** Whether every stat becomes less. */
function isWorse(stats: unknown): boolean {
  const each = Object.values(stats as object);
  return each.length > 0 && each.every(isLoss);
}

function isLoss(by: unknown): boolean {
  // What is no formula has been refused as none.
  const read = formulaSchema.safeParse(by);
  return read.success && summandsOf(read.data).every(({ sign }) => sign < 0);
}

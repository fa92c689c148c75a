import { type Amount, amountSchema, formulaSchema, summandsOf } from './amount.ts';

/** Where on an ability something stands of which nothing can come, and what was expected there. */
export type Vain = { path: (string | number)[]; message: string };

type Said = {
  use?: { range: number; on: string; radius?: unknown };
  when?: string;
  always?: object;
  while?: unknown;
  do?: readonly object[];
};

/** What `always` may be for, its stats apart. */
const besides = ['ways', 'boons', 'change abilities', 'protect'];

/** What is not worth a place on a card, though the engine plays it: nothing could come of it (ITEM-27). */
export function vainIn(ability: Said): Vain[] {
  const { use, always, do: effects = [] } = ability;
  const idle = always && Object.keys(always).length === 0 && !besides.some((key) => key in ability);
  return [
    ...(use?.on === 'enemy' && use.range === 0
      ? [{ path: ['use', 'range'], message: 'expected 1 or more, as no enemy is nearer' }]
      : []),
    ...(idle
      ? [
          {
            path: ['always'],
            message: 'expected a stat, or `ways`, `boons`, `change abilities` or `protect`',
          },
        ]
      : []),
    ...changesIn(always, ['always']),
    ...changesIn(ability.while, ['while']),
    ...effects.flatMap((effect, at) =>
      vainEffect(ability, effect as Effect).map(({ path, message }) => ({
        path: ['do', at, ...path],
        message,
      })),
    ),
  ];
}

type Effect = Partial<Record<string, unknown>>;

/** Amounts of which there has to be something; those that are a push also bring flyers down. */
const amounts = [
  ...['deal', 'drain', 'afflict', 'heal', 'temporary hp', 'actions', 'push', 'pull', 'move'],
  ...['refill', 'steal charges', 'prolong', 'sustain', 'sink', 'gold', 'turns'],
];

function vainEffect(ability: Said, effect: Effect): Vain[] {
  const none = amounts.filter((word) => effect[word] !== undefined && comesToNothing(effect, word));
  return [
    ...none.map((word) => ({ path: [word], message: 'expected more than 0' })),
    ...('summon' in effect && isNothing(effect['hp'], 'amount')
      ? [{ path: ['hp'], message: 'expected more than 0, as it would be dead' }]
      : []),
    ...changesIn(effect['change'], ['change']),
    ...('teleport' in effect && ability.use?.on !== 'tile'
      ? [{ path: ['teleport'], message: 'expected only where `use` is `on: tile`, its goal' }]
      : []),
    ...from
      .filter((word) => isFromItself(ability, effect, word))
      .map((word) => ({ path: [word], message: itself })),
    ...(ability.when === 'I die' && isUponItself(effect) ? [{ path: [], message: dead }] : []),
  ];
}

/** MOVE-09: what moves somebody away from the carrier, or nearer. */
const from = ['push', 'pull'];
const itself = 'expected only of others, as nobody is farther from itself, or nearer';

function isFromItself({ use }: Said, effect: Effect, word: string): boolean {
  if (effect[word] === undefined || effect['grounds'] !== undefined) return false;
  const { to } = effect;
  return to === 'self' || (to === undefined && use?.on === 'self' && use.radius === undefined);
}

const dead = 'expected what befalls others, as whoever is dead has nothing of it';

const comesToNothing = (effect: Effect, word: string): boolean =>
  effect['grounds'] === undefined && isNothing(effect[word], 'amount');

/** Stats that are said to be other, and never are. */
function changesIn(stats: unknown, path: string[]): Vain[] {
  if (typeof stats !== 'object' || stats === null) return [];
  return Object.entries(stats)
    .filter(([, by]) => isNothing(by, 'formula'))
    .map(([stat]) => ({
      path: [...path, stat],
      message: 'expected what does not always come to 0',
    }));
}

/** What is about nobody in particular, and so is done by the dead, too. */
const anyones = ['place', 'clear ground', 'gold', 'refill', 'steal charges', 'update'];

/** STAT-01: to the dead nothing happens; whom it befell is the carrier itself. */
function isUponItself(effect: Effect): boolean {
  const { to } = effect;
  if (to === undefined) return !anyones.some((word) => word in effect);
  return to === 'self' || to === 'victim';
}

/** Whether it comes to 0 whatever X, the level and the stats are; amounts are never below 0 (STAT-06). */
function isNothing(amount: unknown, as: 'amount' | 'formula'): boolean {
  // What is no amount has been refused as none.
  const read = (as === 'amount' ? amountSchema : formulaSchema).safeParse(amount);
  if (!read.success) return false;
  const sums = sumsOf(read.data);
  const fixed = Math.floor(sums.get('one') ?? 0);
  const varies = [...sums].some(([of, sum]) => of !== 'one' && sum !== 0);
  return !varies && (as === 'amount' ? fixed <= 0 : fixed === 0);
}

function sumsOf(amount: Amount): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sign, times, of, over } of summandsOf(amount)) {
    const sum = (sign * times) / (of === 'die' ? 1 : over);
    sums.set(of, (sums.get(of) ?? 0) + sum);
  }
  return sums;
}

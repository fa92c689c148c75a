import { type Amount, amountSchema, formulaSchema, summandsOf } from './amount.ts';

/** Where on an ability something stands of which nothing can come, and what was expected there. */
export type Vain = { path: (string | number)[]; message: string };

type Said = Partial<Record<string, unknown>>;

/** What of an ability that is always there is other by nothing, or is there already. */
export const noChangeIn = (ability: Said): Vain[] => [
  ...changesIn(ability['always'], ['always']),
  ...changesIn(ability['change abilities'], ['change abilities']),
  ...changesIn(ability['depends'], ['depends']),
  ...goldIn(ability['level up']),
  ...changesIn({ holy: ability['holy'] }, []),
  ...someIn(ability['while'], ['while']),
  ...walkIn(ability['ways']),
  ...twiceIn(ability['ways'], ['ways']),
  ...twiceIn(ability['boons'], ['boons']),
];

/** The same of an effect. */
export const noChangeOf = (effect: Said): Vain[] => [
  ...someIn(effect['change'], ['change']),
  ...someIn(effect['change attacks'], ['change attacks']),
  ...changesIn(effect['change abilities'], ['change abilities']),
  ...twiceIn(effect['ways'], ['ways']),
  ...guiseIn(effect['transform']),
];

const isRecord = (value: unknown): value is Said => typeof value === 'object' && value !== null;

function guiseIn(guise: unknown): Vain[] {
  if (!isRecord(guise)) return [];
  const { change, ways } = guise;
  return [...changesIn(change, ['transform', 'change']), ...twiceIn(ways, ['transform', 'ways'])];
}

/** Where at least one has to be said, and each has to make a difference. */
function someIn(stats: unknown, path: string[]): Vain[] {
  if (isRecord(stats) && Object.values(stats).every((by) => by === undefined))
    return [{ path, message: 'expected what is other, as nothing is' }];
  return changesIn(stats, path);
}

/** What is said to be other, and never is. */
function changesIn(stats: unknown, path: string[]): Vain[] {
  if (!isRecord(stats)) return [];
  return Object.entries(stats)
    .filter(([, by]) => isNothing(by, 'formula'))
    .map(([stat]) => ({
      path: [...path, stat],
      message: 'expected what does not always come to 0',
    }));
}

/** ITEM-05: nobody loses any by it, so that it has to bring some. */
const goldIn = (brought: unknown): Vain[] =>
  isRecord(brought) && isNothing(brought['gold'], 'gain')
    ? [{ path: ['level up', 'gold'], message: 'expected more than 0, as nobody loses any by it' }]
    : [];

/** STAT-04: what everybody can do is no gift. */
const walkIn = (ways: unknown): Vain[] =>
  Array.isArray(ways) && ways.length > 0 && ways.every((way) => way === 'walk')
    ? [{ path: ['ways'], message: 'expected another way than to walk, as everybody does' }]
    : [];

function twiceIn(list: unknown, path: string[]): Vain[] {
  if (!Array.isArray(list)) return [];
  const texts = list.map((one) => JSON.stringify(one));
  return texts.flatMap((text, at) =>
    texts.indexOf(text) < at
      ? [{ path: [...path, at], message: 'expected each of them only once' }]
      : [],
  );
}

/**
 * Whether it comes to 0 whatever X, the level and the stats are; amounts are never below 0 (STAT-06), and
 * of a formula for a gain nothing comes then.
 */
export function isNothing(amount: unknown, as: 'amount' | 'formula' | 'gain'): boolean {
  // What is no amount has been refused as none.
  const read = (as === 'amount' ? amountSchema : formulaSchema).safeParse(amount);
  if (!read.success) return false;
  const sums = sumsOf(read.data);
  const fixed = Math.floor(sums.get('one') ?? 0);
  const varies = [...sums].some(([of, sum]) => of !== 'one' && sum !== 0);
  return !varies && (as === 'formula' ? fixed === 0 : fixed <= 0);
}

function sumsOf(amount: Amount): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sign, times, of, over } of summandsOf(amount)) {
    const sum = (sign * times) / (of === 'die' ? 1 : over);
    sums.set(of, (sums.get(of) ?? 0) + sum);
  }
  return sums;
}

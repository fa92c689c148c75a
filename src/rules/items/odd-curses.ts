import { formulaSchema, summandsOf } from '../abilities/amount.ts';
import { type WrittenCard } from './written-card.ts';

/**
 * ITEM-08: a curse has something that is worse: a stat that is less, an aura that harms its bearer, HP
 * that each use costs, or what has to go off (ITEM-27) and harms whom it still can. A ritual's is its own affair, which may be what it is paid with.
 */
export function refuseNoCurse(
  { kinds, abilities, 'greater form': own }: WrittenCard,
  refuse: (key: string, message: string) => void,
): void {
  if (!kinds.includes('curse') || kinds.includes('ritual of pain')) return;
  const forms = [abilities, ...(own?.abilities ? [own.abilities] : [])];
  if (!forms.every((form) => form.some(isWorse)))
    refuse('abilities', 'expected something that is worse for its bearer, as a curse has');
}

type Effect = Record<string, unknown>;
type Said = {
  always?: object;
  depends?: object;
  aura?: { hits?: string };
  while?: unknown;
  when?: string;
  must?: boolean;
  do?: readonly Effect[];
  'pays hp'?: number;
};

/** An aura counts for what it does to whoever is in it, what cannot be declined for what it does to its bearer. */
const isWorse = (one: Said): boolean => {
  const { always, depends, aura, must, when, do: effects = [], 'pays hp': pays } = one;
  const isHurt = effects.some((effect) => isUponBearer(effect) && isHarm(effect));
  if (pays !== undefined) return true;
  if (aura) return aura.hits !== 'enemies' && (isHurt || hasLess(one.while));
  if (must === true && when !== 'I die') return isHurt;
  return hasLess(always) || hasLess(depends);
};

/** What nobody wants done to themselves. */
const harms: ReadonlySet<string> = new Set([
  ...['deal', 'drain', 'afflict', 'lay', 'push', 'pull', 'sink', 'ground', 'unseat', 'reveal'],
  ...['dispel', 'dismiss', 'steal boons', 'steal charges'],
]);

/** What makes something other, for better or worse. */
const changes = ['change', 'change abilities', 'change attacks', 'transform'];

const isHarm = (effect: Effect): boolean =>
  Object.keys(effect).some((word) => harms.has(word)) ||
  changes.some((word) => hasLess(effect[word]));

const isUponBearer = ({ to }: Effect): boolean =>
  to === undefined ||
  to === 'self' ||
  to === 'target' ||
  (typeof to === 'object' && to !== null && 'all' in to && to.all !== 'enemies');

const hasLess = (by: unknown): boolean =>
  typeof by === 'object' && by !== null && Object.values(by).some(isLess);

/** By itself, or in a part of it, such as the stats of a guise. */
const isLess = (by: unknown): boolean =>
  typeof by === 'number' || typeof by === 'string' ? isLoss(by) : hasLess(by);

/** Of numbers alone what they come to; of more, whether anything is taken off. */
function isLoss(by: number | string): boolean {
  const read = formulaSchema.safeParse(by);
  if (!read.success) return false;
  const all = summandsOf(read.data);
  return all.every(({ of }) => of === 'one')
    ? all.reduce((sum, { sign, times, over }) => sum + (sign * times) / over, 0) < 0
    : all.some(({ sign }) => sign < 0);
}

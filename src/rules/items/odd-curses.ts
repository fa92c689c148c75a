import { type WrittenCard } from './written-card.ts';

/**
 * ITEM-08: a curse has something that is worse: a stat that is less, an aura that hits its bearer, HP
 * that each use costs, or what has to go off (ITEM-27). A ritual's is its own affair, which may be what it is paid with.
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

type Said = {
  always?: object;
  depends?: object;
  aura?: { hits?: string };
  while?: unknown;
  must?: boolean;
  'pays hp'?: number;
};

const isWorse = ({ always, depends, aura, must, 'pays hp': pays }: Said): boolean =>
  pays !== undefined ||
  must === true ||
  (aura !== undefined && aura.hits !== 'enemies') ||
  Object.values({ ...always, ...depends }).some(isLess);

const isLess = (by: unknown): boolean =>
  typeof by === 'number' ? by < 0 : typeof by === 'string' && by.includes('-');

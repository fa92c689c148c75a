import { type WrittenCard } from './written-card.ts';

type Refuse = (key: string, message: string) => void;

/** ITEM-11, ITEM-12, ITEM-14: what changes stats alone, what does more, and what passes. */
export function refuseOddEquipment(card: WrittenCard, refuse: Refuse): void {
  const { kinds, abilities, 'greater form': own } = card;
  const all: readonly object[] = [...abilities, ...(own?.abilities ?? [])];
  if (kinds.includes('basic equipment') && !all.every(isPlain))
    refuse('abilities', 'expected stats or attacks alone, as basic equipment has no tricks');
  if (kinds.includes('magic equipment') && abilities.every(isPlain))
    refuse('abilities', 'expected more than stats and attacks, as magic equipment has tricks');
  if (kinds.includes('potion') && all.some(isAlwaysOn))
    refuse('abilities', 'expected nothing that is always on, as what a potion does passes');
}

/** ITEM-14: it is there without being drunk. */
const isAlwaysOn = (ability: object): boolean =>
  ['always', 'aura', 'attack', 'depends', 'level up', 'holy'].some((word) => word in ability);

/** It adds to stats, without a condition, or is something to hit with. */
const isPlain = (ability: object): boolean =>
  'attack' in ability || ('always' in ability && !tricks.some((word) => word in ability));

const tricks = ['ways', 'boons', 'while', 'change abilities', 'protect'];

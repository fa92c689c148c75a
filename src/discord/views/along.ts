import { type FightView } from '../../rules/sight/fight.ts';
import { type OwnItem } from '../../rules/sight/views.ts';
import { conditionsOf } from './creature-state.ts';
import { escape } from './escape.ts';

/** `With you: Remand Hound, 4 of 6 HP, prone; Bolting Ostrich, 18 of 18 HP, which you ride.` (ITEM-24, MOVE-12) */
export function companyLine({ creatures, you }: FightView): string[] {
  const mount = creatures.find(({ id }) => id === you)?.mount;
  const along = creatures.flatMap((one) => {
    const { id, name, hp, dead } = one;
    if (hp === undefined || dead || id === you) return [];
    const states = [`${hp.now} of ${hp.most} HP`, ...conditionsOf(one)];
    return [`${escape(name)}, ${states.join(', ')}${id === mount ? ', which you ride' : ''}`];
  });
  return along.length === 0 ? [] : [`With you: ${along.join('; ')}.`];
}

/** ITEM-33: who would come along with what is worn, and does not. */
export const fallenLines = (items: readonly OwnItem[]): string[] =>
  items
    .filter(({ equipped }) => equipped)
    .flatMap(({ companions = [] }) => companions.filter(({ isOut }) => isOut))
    .map(({ name }) => `${escape(name)} has fallen, and is back when you level up.`);

import { amountOf } from '../abilities/amount.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { harm } from './hurt.ts';

/** COMBAT-13, COMBAT-19: what lasts and hurts does so as each turn of its victim begins. */
export function sufferAfflictions(bout: Bout, victim: Creature): void {
  if (!victim.afflictions) return;
  for (const { amount, x, level, type, from, by } of victim.afflictions) {
    const roll = (sides: number) => bout.dice.roll(sides, 'ability');
    harm(bout, [victim], {
      cause: from,
      type,
      by: bout.fight.creatures[by] ?? null,
      roll: null,
      amount: amountOf(amount, { x, level }, roll),
      piercing: 0,
      rules: ['COMBAT-13'],
    });
  }
}

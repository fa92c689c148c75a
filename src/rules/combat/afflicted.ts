import { rolledFor } from './ability-dice.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { harm } from './hurt.ts';
import { tellInVain } from './in-vain.ts';
import { has } from './reading.ts';
import { isTrapItself } from './traps.ts';

/** COMBAT-13, COMBAT-19: what lasts and hurts does so as each turn of its victim begins. */
export function sufferAfflictions(bout: Bout, victim: Creature): void {
  const before = victim.afflictions?.length ?? 0;
  for (let at = 0; at < before; at++) {
    if (victim.dead) return;
    // An answer may have ended all of them meanwhile, or have them last longer, in their places.
    const affliction = victim.afflictions?.[at];
    if (!affliction) return;
    const { amount, x, level, type, from, by: id, strangers } = affliction;
    const by = bout.fight.creatures[id] ?? null;
    // MONSTER-08: of whoever lost to a monster before nobody else has heard.
    const cause = by || isTrapItself({ id }) ? from : '';
    // COND-08: what is nobody's, as a trap's is, is not on the ethereal's plane.
    if (!by && has(victim, 'ethereal')) {
      tellInVain(bout, 'invulnerable', { who: victim, by, what: cause }, ['COND-08']);
      continue;
    }
    const rules = ['COMBAT-13' as const];
    const told = { who: victim, cause, by, strangers, rules };
    harm(bout, [victim], {
      cause,
      type,
      by,
      roll: null,
      amount: rolledFor(bout, amount, { x, level }, told),
      piercing: 0,
      rules,
      ...(strangers && { strangers }),
    });
  }
}

import { type HeroView, type PublicOrb } from '../../rules/sight/views.ts';

/** WEEK-09: to the winner of last week’s duel, once the new week begins; nothing to anybody else. */
export const cheaperText = (off = 0): string =>
  off > 0
    ? ` As you won the duel, a greater ultimate costs you ${off} gold less in this week’s loot turn (WEEK-09).`
    : '';

/** The same in a few words, as long as one can still be bought (SLOT-03). */
export const cheaperNow = ({ discount, boughtUltimate }: HeroView): string =>
  discount > 0 && !boughtUltimate ? ` · ${discount} gold off a greater ultimate` : '';

/** WEEK-09: what the orb costs this player as a greater ultimate; null where that is no less. */
export function costAsGreater(
  { discount }: Pick<HeroView, 'discount'>,
  orb: PublicOrb,
): number | null {
  const isCheaper = discount > 0 && !orb.empty && 'slot' in orb && orb.slot === 'greater ultimate';
  return isCheaper ? Math.max(0, orb.cost - discount) : null;
}

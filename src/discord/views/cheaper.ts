import { type HeroView, type PublicOrb } from '../../rules/sight/views.ts';
import { isTurnOf } from './turns.ts';

/** WEEK-09: to the winner of last week’s duel, once the new week begins; nothing to anybody else. */
export const cheaperText = (off = 0): string =>
  off > 0
    ? ` As you won the duel, a greater ultimate costs you ${off} gold less in this week’s loot turn (WEEK-09).`
    : '';

/** The same in a few words, as long as one can still be bought. */
export function cheaperNow(view: HeroView): string {
  const off = offGreater(view);
  return off > 0 ? ` · ${off} gold off a greater ultimate` : '';
}

/** WEEK-09: what the orb costs this player as a greater ultimate; null where that is no less. */
export function costAsGreater(view: HeroView, orb: PublicOrb): number | null {
  const off = offGreater(view);
  const isCheaper = off > 0 && !orb.empty && 'slot' in orb && orb.slot === 'greater ultimate';
  return isCheaper ? Math.max(0, orb.cost - off) : null;
}

/** ITEM-22, SLOT-03: nothing where one was bought this week, its slot is taken, or the loot turn is over. */
function offGreater({ discount, boughtUltimate, items, everyone, hero }: HeroView): number {
  const { toCome, makeUps, turn } = everyone;
  const buysYet = [...toCome, ...makeUps].includes(hero.id) || isTurnOf(turn, hero.id);
  const isTaken = items.some(({ equipped, slot }) => equipped && slot === 'greater ultimate');
  return buysYet && !boughtUltimate && !isTaken ? discount : 0;
}

import { actsNow } from './acting.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { isDecided } from './ending.ts';
import { type WhyNot } from './event.ts';
import { has } from './reading.ts';
import { isSurprise } from './surprise.ts';

type WhyNoMore = Extract<WhyNot, 'slowed' | 'not its turn' | 'turn over' | 'surprising'>;

/**
 * COMBAT-02: why it can have no more actions now: in another's turn they are nobody's, nor at the end
 * of its own, or of the fight. COND-04: the
 * slowed have one in a turn, whatever gives them more. COMBAT-10: whoever surprises has one action,
 * which is no turn; a turn that others break into so is still its own.
 */
export function whyNoMore(bout: Bout, one: Creature): WhyNoMore | null {
  const { fight } = bout;
  if (has(one, 'slowed')) return 'slowed';
  if (isSurprise(fight) && fight.turn.of === one.id) return 'surprising';
  const isItsTurn = actsNow(fight, one) || (fight.surprise && actsNow(fight.surprise, one));
  if (!isItsTurn) return 'not its turn';
  return bout.turnEnds || isDecided(bout) ? 'turn over' : null;
}

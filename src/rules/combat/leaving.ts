import { type Dice } from '../dice.ts';
import { type Fought } from './bout.ts';
import { finish } from './ending.ts';
import { type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { boutOf, closed } from './open-bout.ts';
import { asItStands } from './resolve.ts';
import { settle } from './settle.ts';
import { vanish } from './vanishing.ts';

/** ENTER-10: conditions and durations end; of what waited for an answer that has happened which was told. */
export function leaveMap(fight: Fight, dice: Dice): Fought {
  const bout = boutOf({ ...asItStands(fight), pending: undefined }, dice);
  finish(bout, { winner: null, how: 'left' }, ['ENTER-10']);
  return closed(bout);
}

/** ENTER-02, ITEM-24: whoever came along with a thing that has popped off is gone with it. */
export function sendAway(fight: Fight, id: CreatureId, dice: Dice): Fought {
  const bout = boutOf(fight, dice);
  const one = bout.fight.creatures[id];
  if (one && !one.dead) vanish(bout, one, 'dismissed');
  settle(bout);
  const { [id]: _, ...others } = bout.fight.creatures;
  bout.fight.creatures = others;
  return closed(bout);
}

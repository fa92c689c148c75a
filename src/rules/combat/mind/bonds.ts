import { creaturesOf } from '../bout.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { fading, turnsToCome } from './fleeting.ts';
import { lasting, pools, share } from './worth.ts';

/** How much another's life counts beside one's own; a companion's, and only while it lasts. */
const bond = { fellow: 0.4, companion: 0.3 };

/** What is taken to befall an ally before it acts again, as a share of its HP. */
const peril = 0.2;

/** The present turn counts, too: in it, it stands in others’ way. */
const lifeLeft = (fight: Fight, one: Creature): number => fading(1 + turnsToCome(fight, one));

/** What the lives of those of its own side are worth to a creature. */
export function bondsOf(fight: Fight, me: Creature): number {
  let sum = 0;
  for (const one of creaturesOf(fight)) {
    if (one.side !== me.side || one.id === me.id) continue;
    const most = maxHp(one);
    if (one.kind === 'companion')
      sum += one.dead ? 0 : bond.companion * share(one) * lifeLeft(fight, one);
    else if (one.dead) sum += bond.fellow * lasting(0, most, most);
    else sum += bond.fellow * lasting(hpOf(one) + pools(one), peril * most, most);
  }
  return sum;
}

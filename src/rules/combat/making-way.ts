import { overlaps } from '../board/space.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { journeyTo } from './journey.ts';
import { ownerIn } from './letting-by.ts';
import { goBy } from './move-deed.ts';
import { mountUnder } from './rider.ts';

/**
 * ITEM-24: in whose place its owner has stopped steps aside at no action, by a way that it knows to be safe,
 * or else as whoever found no room does (MOVE-08).
 */
export function makeWay(bout: Bout): void {
  const { fight } = bout;
  for (const one of livingIn(fight)) {
    const owner = ownerIn(fight, one);
    if (!owner || !standsIn(fight, one, owner)) continue;
    const aside = journeyTo(fight, one, (body) => !overlaps(body, owner));
    if (aside) goBy(bout, one, aside.kind, aside.path);
    if (standsIn(fight, one, owner)) one.crowded = true;
  }
}

const standsIn = (fight: Fight, one: Creature, owner: Creature): boolean =>
  !one.dead &&
  !owner.dead &&
  owner.height === one.height &&
  mountUnder(fight, one) !== mountUnder(fight, owner) &&
  overlaps(one, owner);

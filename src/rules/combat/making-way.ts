import { farReach } from '../board/far.ts';
import { type MovementKind, turnGaits } from '../board/gaits.ts';
import { anyWay } from '../board/paths.ts';
import { overlaps } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { noGaits } from './journey.ts';
import { ownerIn } from './letting-by.ts';
import { standOn } from './move-deed.ts';
import { reckonsWith } from './made-out.ts';
import { hasRoom, heightBy, looksFree } from './movement.ts';
import { mountUnder } from './rider.ts';
import { hurtfulFor } from './safe-way.ts';

/**
 * ITEM-24: in whose place its owner has stopped steps aside at no action, past others of the same owner, to
 * the nearest place of which it knows nothing that would hurt it there or on the way; where there is none, as
 * whoever found no room does (MOVE-08).
 */
export function makeWay(bout: Bout): void {
  const { fight } = bout;
  for (const one of livingIn(fight)) {
    const owner = ownerIn(fight, one);
    if (!owner || !standsIn(fight, one, owner)) continue;
    const aside = asideOf(fight, one, owner);
    // COND-01: it has picked a place by what it knows, and only there meets whom it does not know of.
    if (aside && hasRoom(fight, one, aside.to, aside.kind))
      standOn(bout, one, aside.to, { by: aside.kind, path: aside.path });
    else one.crowded = true;
  }
}

type Aside = { kind: MovementKind; to: Tile; path: Tile[] };

function asideOf(fight: Fight, one: Creature, owner: Creature): Aside | null {
  for (const kind of one.movement) {
    if (noGaits.includes(kind) || heightBy(kind) !== one.height) continue;
    const shut = hurtfulFor(fight, one, kind);
    const ground = { board: fight.board, others: strangersTo(fight, one, owner), shut };
    const gait = turnGaits[kind as keyof typeof turnGaits];
    const { ends, costs, wayTo } = farReach(ground, one, anyWay, gait);
    const nearest = ends
      .map((tile, at) => ({ tile, cost: costs[at] ?? Infinity }))
      .filter(({ tile }) => looksFree(fight, one, tile, kind))
      .sort((a, b) => a.cost - b.cost)[0];
    if (nearest) return { kind, to: nearest.tile, path: wayTo(nearest.tile) };
  }
  return null;
}

/** Who would have to be gone round. */
function strangersTo(fight: Fight, one: Creature, owner: Creature): Creature[] {
  const own = [one, owner].map((each) => mountUnder(fight, each));
  return livingIn(fight).filter(
    (other) =>
      other.height === one.height &&
      reckonsWith(fight, one, other) &&
      ownerIn(fight, other) !== owner &&
      !own.includes(mountUnder(fight, other)),
  );
}

const standsIn = (fight: Fight, one: Creature, owner: Creature): boolean =>
  !one.dead &&
  !owner.dead &&
  one.mount === null &&
  owner.height === one.height &&
  mountUnder(fight, one) !== mountUnder(fight, owner) &&
  overlaps(one, owner);

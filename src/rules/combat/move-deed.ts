import { type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type ActionOf } from './action.ts';
import { type Bout } from './bout.ts';
import { comeInto, comesIntoAuras, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';
import { isHazard, treadOn } from './footing.ts';
import { lookAround } from './perception.ts';
import { carryRider } from './riding.ts';
import { hasRoom, movementRules, movesOf, risesTo } from './movement.ts';
import { has } from './reading.ts';
import { isDifficult, type MovementKind } from '../board/gaits.ts';
import { tell, whoIs } from './tell.ts';

/** A move that is allowed, tile by tile: what it steps into happens at once, and may end it. */
export function move(bout: Bout, mover: Creature, { kind, to }: ActionOf<'move'>): void {
  const path = movesOf(bout.fight, mover, kind).wayTo(to);
  if (!path) throw new Error(`no way to ${to}`);
  mover.height = kind === 'fly' ? 'air' : 'ground';
  goAlong(bout, mover, kind, path);
  if (!mover.dead) bout.fire({ kind: 'moved', doer: mover, sufferer: null, facts: {} });
}

/** COND-09: a flyer's way up. */
export function rise(bout: Bout, flyer: Creature, to: Tile): void {
  const path = risesTo(bout.fight, flyer).wayTo(to);
  if (!path) throw new Error(`no way up to ${to}`);
  flyer.height = 'air';
  goAlong(bout, flyer, 'fly', path);
}

/** Whatever takes it elsewhere on the way, or down from the air, ends the move there. */
export function goAlong(bout: Bout, mover: Creature, kind: MovementKind, path: Tile[]): void {
  const { height } = mover;
  let leg: Tile[] = [];
  for (const [at, tile] of path.entries()) {
    const before = placeOf(mover);
    mover.tile = tile;
    carryRider(bout.fight, mover);
    leg.push(tile);
    const finds = findsHere(bout);
    const last = at === path.length - 1;
    const acts = isHazard(bout, mover, kind, last) || comesIntoAuras(bout, mover, before);
    if (!last && finds.length === 0 && !acts) continue;
    tellLeg(bout, mover, kind, leg);
    bout.events.push(...finds);
    leg = [];
    treadOn(bout, mover, kind, last);
    comeInto(bout, mover, before);
    if (mover.dead || mover.tile !== tile || mover.height !== height) return;
    if (acts && !last && isStopped(bout.fight, mover, kind))
      return treadOn(bout, mover, kind, true);
  }
}

/** COND-05, -07, -08: what it stepped into keeps it where it is, if one can be there. */
const isStopped = (fight: Fight, mover: Creature, kind: MovementKind): boolean =>
  (has(mover, 'stunned') || has(mover, 'restrained') || has(mover, 'ethereal')) &&
  hasRoom(fight, mover, mover.tile, kind);

/** What is found from this tile, to be told after the way there. */
function findsHere(bout: Bout): FightEvent[] {
  const before = bout.events.length;
  lookAround(bout);
  return bout.events.splice(before);
}

function tellLeg(bout: Bout, mover: Creature, kind: MovementKind, path: Tile[]): void {
  const { board } = bout.fight;
  const slow =
    kind === 'walk' && path.some((tile) => isDifficult(board, { tile, size: mover.size }));
  const rules: RuleId[] = [movementRules[kind], ...(slow ? ['MOVE-07' as const] : [])];
  tell(bout, 'moved', rules, { who: whoIs(mover), by: kind, path });
}

import { type Tile } from '../board/tile.ts';
import { type Bout } from './bout.ts';
import { comeInto, comers, comesIntoAuras, placeOf } from './coming.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';
import { leaveLava } from './footing.ts';
import { lookAround } from './perception.ts';
import { carryRider } from './riding.ts';
import { type Unseen, unseenIn } from './tell.ts';

/** What a way does to who goes along it so, and how each stretch of it is told. */
type Going<By> = {
  isHazard(bout: Bout, body: Creature, by: By, last: boolean): boolean;
  /** What is left of it after something has happened on the way. */
  stillOpen(fight: Fight, body: Creature, by: By, rest: readonly Tile[]): readonly Tile[];
  treadOn(bout: Bout, body: Creature, by: By, last: boolean): void;
  tellLeg(bout: Bout, body: Creature, by: By, leg: Leg): void;
};

/** `later`: it goes on from the stretch before. */
export type Leg = { path: Tile[]; unseen: Unseen; later: boolean };

/**
 * Tile by tile: what it steps into happens at once, and may end it. A stretch is told as one that
 * the same watchers saw from end to end (COND-01).
 */
export function goAlong<By>(
  bout: Bout,
  body: Creature,
  path: readonly Tile[],
  going: Going<By>,
  by: By,
): void {
  let rest = path;
  let at = 0;
  const told: Told = { upTo: 0, later: false, unseen: undefined };
  for (let tile = rest[at]; tile !== undefined; tile = rest[at]) {
    at += 1;
    const before = placeOf(body);
    const { height } = body;
    body.tile = tile;
    carryRider(bout.fight, body);
    leaveLava(bout, body);
    const finds = findsHere(bout);
    const unseen = unseenIn(bout.fight);
    if (blindTo(body, unseen) !== blindTo(body, told.unseen))
      tellUpTo(bout, body, going, by, rest, at - 1, told);
    told.unseen = unseen;
    const last = at === rest.length;
    const acts = going.isHazard(bout, body, by, last) || comesIntoAuras(bout, body, before);
    if (!last && finds.length === 0 && !acts) continue;
    tellUpTo(bout, body, going, by, rest, at, told);
    for (const found of finds) bout.events.push(found);
    const them = comers(bout, body);
    going.treadOn(bout, body, by, last);
    comeInto(bout, them, before);
    if (body.dead || body.tile !== tile || body.height !== height) return;
    if (acts) {
      rest = going.stillOpen(bout.fight, body, by, rest.slice(at));
      at = 0;
      told.upTo = 0;
    }
    if (at === rest.length && !last) going.treadOn(bout, body, by, true);
  }
}

/** How much of a way has been told, and who did not see what is still to be told. */
type Told = { upTo: number; later: boolean; unseen: Unseen };

function tellUpTo<By>(
  bout: Bout,
  body: Creature,
  { tellLeg }: Going<By>,
  by: By,
  way: readonly Tile[],
  upTo: number,
  told: Told,
): void {
  if (told.upTo === upTo) return;
  const { unseen, later } = told;
  tellLeg(bout, body, by, { path: way.slice(told.upTo, upTo), unseen, later });
  told.upTo = upTo;
  told.later = true;
}

/** What is found from this tile, to be told after the way there. */
function findsHere(bout: Bout): readonly FightEvent[] {
  const before = bout.events.length;
  lookAround(bout);
  return bout.events.length === before ? nothing : bout.events.splice(before);
}

const nothing: readonly FightEvent[] = [];

/** By whom it is not seen, in words that differ where that does. */
function blindTo({ id }: Creature, unseen: Unseen): string {
  let blind = '';
  for (const watcher in unseen)
    if (unseen[watcher as CreatureId]?.includes(id)) blind += `${watcher} `;
  return blind;
}

import { type Tile } from '../board/tile.ts';
import { type Bout } from './bout.ts';
import { comeInto, comers, comesIntoAuras, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { type FightEvent } from './event.ts';
import { leaveLava } from './footing.ts';
import { lookAround } from './perception.ts';
import { carryRider } from './riding.ts';
import { type Unseen, unseenIn } from './tell.ts';

/** What a way does to who goes along it, and how each stretch of it is told. */
type Going = {
  isHazard(last: boolean): boolean;
  /** What is left of it after something has happened on the way. */
  stillOpen(rest: readonly Tile[]): readonly Tile[];
  treadOn(last: boolean): void;
  /** `later`: it goes on from the stretch before. */
  tellLeg(leg: Tile[], unseen: Unseen, later: boolean): void;
};

/**
 * Tile by tile: what it steps into happens at once, and may end it. A stretch is told as one that
 * the same watchers saw from end to end (COND-01).
 */
export function goAlong(bout: Bout, body: Creature, path: readonly Tile[], going: Going): void {
  let rest = path;
  let at = 0;
  let told = 0;
  let later = false;
  let seenSo: Unseen;
  const tellLeg = (upTo: number) => {
    if (told === upTo) return;
    going.tellLeg(rest.slice(told, upTo), seenSo, later);
    told = upTo;
    later = true;
  };
  for (let tile = rest[at]; tile !== undefined; tile = rest[at]) {
    at += 1;
    const before = placeOf(body);
    const { height } = body;
    body.tile = tile;
    carryRider(bout.fight, body);
    leaveLava(bout, body);
    const finds = findsHere(bout);
    const unseen = unseenIn(bout.fight);
    if (blindTo(body, unseen) !== blindTo(body, seenSo)) tellLeg(at - 1);
    seenSo = unseen;
    const last = at === rest.length;
    const acts = going.isHazard(last) || comesIntoAuras(bout, body, before);
    if (!last && finds.length === 0 && !acts) continue;
    tellLeg(at);
    for (const found of finds) bout.events.push(found);
    const them = comers(bout, body);
    going.treadOn(last);
    comeInto(bout, them, before);
    if (body.dead || body.tile !== tile || body.height !== height) return;
    if (acts) {
      rest = going.stillOpen(rest.slice(at));
      at = 0;
      told = 0;
    }
    if (at === rest.length && !last) going.treadOn(true);
  }
}

/** What is found from this tile, to be told after the way there. */
function findsHere(bout: Bout): readonly FightEvent[] {
  const before = bout.events.length;
  lookAround(bout);
  return bout.events.length === before ? nothing : bout.events.splice(before);
}

const nothing: readonly FightEvent[] = [];

const blindTo = ({ id }: Creature, unseen: Unseen): string =>
  unseen === undefined
    ? ''
    : Object.entries(unseen)
        .flatMap(([watcher, veiled]) => (veiled.includes(id) ? [watcher] : []))
        .join();

import { type Body, distance } from '../board/space.ts';
import { groundBears } from '../board/paths.ts';
import { groundAt } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { actsOf, type Fight, type FightEvent } from '../combat/index.ts';
import { asItStands } from '../combat/resolve.ts';
import { type Walked } from '../face.ts';
import { goOn } from '../fighting/turns.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, tell } from '../scene.ts';
import { lootingRefusal } from '../week/turn.ts';
import { inside } from './inside.ts';
import { besideOneOf, holderOf, whyNoWay } from './near.ts';
import { feetOf, travel, type Trip } from './travel.ts';

/** ENTER-04: goes to a tile, or as near as next to it where nobody can stand on it. */
export function walk(scene: Scene, hero: HeroId, { to, step }: IntentOf<'walk'>): Refusal | void {
  const rule = isCombat(scene) ? 'ENTER-09' : 'MONSTER-01';
  const no = lootingRefusal(scene, hero, rule) ?? staleRefusal(scene, hero, step);
  if (no) return no;
  const isIn = scene.game.fight !== null;
  const fight = inside(scene, hero);
  if (!fight) return refuse('no map', 'ENTER-10', {});
  const place = to as Tile;
  // COMBAT-14: who is asked as they come in has come in.
  if (!isIn && fight.pending) {
    const own = { to: place, at: feetOf(asItStands(fight), hero).tile, actions: 0 };
    return tellWalked(scene, hero, fight, { ...own, stop: 'asked' });
  }
  const trip = comeNear(scene, fight, hero, place);
  if (isRefusal(trip)) return trip;
  if (trip.fight === fight) {
    const isThere = trip.stop === 'there' && (isAt(fight, hero, place) || isBuilt(fight, place));
    if (isThere)
      return refuse('there already', 'MOVE-01', { tile: place, ...ifWall(scene, place) });
    const outside = isIn ? {} : { outside: true as const };
    const why = whyNoWay(fight, hero)(onto(place));
    const holder = holderOf(fight, hero, place);
    const facts = { tile: place, ...why, ...outside, ...(holder && { holder: holder.name }) };
    return refuse('no safe way', 'MOVE-01', facts);
  }
  setOff(scene, hero, fight, trip, place);
}

/** ENTER-09: in which one goes step by step. */
const isCombat = ({ game }: Scene): boolean => game.fight?.walk?.combat === true;

const isAt = (fight: Fight, hero: HeroId, place: Tile): boolean =>
  distance(feetOf(fight, hero), { tile: place, size: 0 }) === 0;

/** Beside that one is as near as anybody comes. */
const isBuilt = ({ board }: Fight, place: Tile): boolean =>
  groundAt(board, place) === 'npc' || !groundBears(board, { tile: place, size: 0 });

/** ENTER-06: by the map that everybody knows, so that it says nothing of what is hidden there. */
function ifWall(scene: Scene, place: Tile): { wall?: true } {
  const board = menagerieBoard(scene);
  return board && groundAt(board, place) === 'wall' ? { wall: true } : {};
}

function staleRefusal({ game }: Scene, hero: HeroId, step: number | null): Refusal | null {
  const now = game.fight ? actsOf(game.fight, hero) : 0;
  return step === null || step === now ? null : refuse('stale', null, {});
}

const onto =
  (tile: Tile) =>
  (body: Body): boolean =>
    distance(body, { tile, size: 0 }) === 0;

/** Onto the tile itself; next to it where somebody serves there (ENTER-12), or nobody can stand. */
function comeNear(scene: Scene, fight: Fight, hero: HeroId, place: Tile): Trip | Refusal {
  const how = { dice: scene.dice, to: place };
  if (groundAt(fight.board, place) !== 'npc') {
    const there = travel(fight, hero, onto(place), how);
    if (isRefusal(there) || there.stop !== 'no way' || there.fight !== fight) return there;
    // MOVE-12, STAT-11: beside it is no nearer for whoever could come there without a mount, or smaller.
    const { why } = whyNoWay(fight, hero)(onto(place));
    if (why === 'on foot' || why === 'in the saddle' || why === 'narrow') return there;
  }
  const beside = travel(fight, hero, besideOneOf([place]), how);
  const isShort = !isRefusal(beside) && beside.stop === 'there' && !isBuilt(fight, place);
  return isShort ? { ...beside, stop: 'no way' } : beside;
}

/** What came of a way is so, and its walker is told how far it led. */
export function setOff(scene: Scene, hero: HeroId, before: Fight, trip: Trip, to: Tile): void {
  // COMBAT-14: where a question waits, as far as has been gone by then.
  const now = asItStands(trip.fight);
  const actions = leftIn(before) - leftIn(now);
  tellWalked(scene, hero, now, { to, at: feetOf(now, hero).tile, actions, stop: trip.stop });
  goOn(scene, { fight: trip.fight, events: trip.events.filter((event) => !isStep(event)) });
}

const leftIn = ({ walk: round }: Fight): number => round?.left ?? 0;

function tellWalked(
  scene: Scene,
  hero: HeroId,
  now: Fight,
  way: Omit<Walked, 'left' | 'wall'>,
): void {
  const own = { ...way, left: leftIn(now), ...ifWall(scene, way.to) };
  tell(scene, 'walked', ['ENTER-04', 'MOVE-01'], null, { [hero]: own });
}

/** What the way itself consists of, which is told as one. */
const isStep = ({ kind }: FightEvent): boolean =>
  kind === 'moved' || kind === 'was moved' || kind === 'done';

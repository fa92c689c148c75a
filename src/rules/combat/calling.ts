import { type Activated } from '../abilities/seam.ts';
import { type Effect } from '../abilities/verbs/index.ts';
import { type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { type Room, roomFor } from './room.ts';

type Call = Extract<Effect, { summon: string }>;

/** The first whom an ability summons; undefined where it summons nobody. */
export const callIn = ({ do: effects }: Pick<Activated, 'do'>): Call | undefined =>
  effects.find((effect): effect is Call => 'summon' in effect);

/** ITEM-34: where there is room about that place, as far as its caller knows. */
const roomAbout = (
  fight: Fight,
  caller: Creature,
  { use: { range } }: Activated,
  { size }: Call,
  place: Tile,
): Room | null => roomFor(fight, caller, { place, size, range }, caller);

/** ITEM-34: whether whom it summons, if anybody, has room there. */
export function canCall(fight: Fight, caller: Creature, ability: Activated, place: Tile): boolean {
  const call = callIn(ability);
  return !call || roomAbout(fight, caller, ability, call, place) !== null;
}

/**
 * ITEM-34: how an ability that is aimed at nobody can be used: without a word, and where it summons
 * somebody, with one for each tile that is equally near; not at all where there is no room.
 */
export function roomsToCall(fight: Fight, caller: Creature, ability: Activated): (Tile | null)[] {
  const call = callIn(ability);
  if (!call) return [null];
  const room = roomAbout(fight, caller, ability, call, caller.tile);
  return room ? [null, ...room.tiles] : [];
}

/** ITEM-34: where whom it summons would stand, as far as its caller knows, with that tile named. */
export function appearsAt(
  fight: Fight,
  caller: Creature,
  ability: Activated,
  tile: Tile,
): Body | null {
  const call = callIn(ability);
  const isAimed = ability.use.on === 'tile';
  const room = call && roomAbout(fight, caller, ability, call, isAimed ? tile : caller.tile);
  const [first = tile] = room?.tiles ?? [];
  return room ? { tile: isAimed ? first : tile, size: room.size } : null;
}

/** ITEM-34: why nobody can appear for it, or not on that tile; null where somebody can. */
export function roomRefusal(
  fight: Fight,
  caller: Creature,
  ability: Activated,
  tile: Tile | null,
): FightRefusal | null {
  const call = callIn(ability);
  if (!call) return null;
  const [place, chosen] = ability.use.on === 'tile' ? [tile, null] : [null, tile];
  const about = place ?? caller.tile;
  const room = roomAbout(fight, caller, ability, call, about);
  if (!room) return refuseAction('no room there', 'ITEM-34', { tile: about });
  return chosen === null || room.tiles.includes(chosen)
    ? null
    : refuseAction('no room there', 'ITEM-34', { tile: chosen });
}

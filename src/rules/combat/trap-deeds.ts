import { lastTile } from '../board/board.ts';
import { isClear, isClearOfForceWalls } from '../board/line-of-sight.ts';
import { groundAt, tilesWithin } from '../board/terrain.ts';
import { distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type ItemId } from '../names.ts';
import { type ActionOf } from './action.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { isOnBoard } from './movement.ts';
import { isDisabled, isHad } from './price.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { tell, whoIs } from './tell.ts';
import { wholeThing } from './shape.ts';
import {
  hasAllTrapsOut,
  isOwnTrap,
  isTrap,
  knowsTrap,
  mostTraps,
  type Trap,
  trapOn,
  trapsOf,
} from './traps.ts';

/** What a creature could place: an item of its kit with a trap in it. */
function trapIn(
  fight: Fight,
  creature: Creature,
  item: ItemId,
): Pick<Trap, 'name' | 'x' | 'stealth' | 'does' | 'flyers'> | null {
  const carried = creature.kit?.find((one) => one.item === item && !one.spent);
  const ability = carried?.abilities.find(isTrap);
  const trap = carried && trapOn(carried.name, carried.abilities);
  if (!trap || !ability || !isHad(fight, creature, ability)) return null;
  return { ...trap, x: carried.x };
}

/** ITEM-26: on its own tile or one beside it, any but a spawn tile and what holds nobody. */
export function placingRefusal(
  fight: Fight,
  creature: Creature,
  { item, at }: ActionOf<'place trap'>,
): FightRefusal | null {
  if (!trapIn(fight, creature, item)) return noTrapRefusal(fight, creature, item);
  if (hasAllTrapsOut(fight, creature))
    return refuseAction('too many traps', 'ITEM-35', { most: mostTraps(fight) });
  if (!isOnBoard(fight.board, at))
    return refuseAction('no such tile', 'ITEM-26', { tile: at, last: lastTile(fight.board) });
  const far = tooFar(creature, at);
  if (far) return far;
  if (groundAt(fight.board, at) === 'spawn')
    return refuseAction('no place for a trap', 'ITEM-26', { tile: at });
  if (!takesTraps(fight, at)) return refuseAction('no place for a trap', 'ITEM-35', { tile: at });
  return unseenThere(fight, creature, at);
}

/**
 * ITEM-35: it has gone off and was taken up; ITEM-29: it is disabled; ITEM-26: it lies there, or is none
 * of its own.
 */
function noTrapRefusal(fight: Fight, creature: Creature, item: ItemId): FightRefusal {
  const own = creature.kit?.find((one) => one.item === item);
  const lying = trapsOf(fight).find((one) => one.item === item && one.owner === creature.id);
  if (lying) return refuseAction('lies already', 'ITEM-26', { tile: lying.tile });
  const trap = own?.abilities.find(isTrap);
  if (own?.spent && trap)
    return refuseAction('used enough', 'ITEM-35', { each: 'fight', times: 1 });
  return trap && isDisabled(fight, trap)
    ? refuseAction('not in quests', 'ITEM-29', {})
    : refuseAction('no such ability', 'ITEM-26', {});
}

function tooFar(creature: Creature, tile: Tile): FightRefusal | null {
  const far = distance({ tile, size: 0 }, creature);
  if (far <= 1) return null;
  const facts = { tile, attack: 'an arm', range: 1, distance: far };
  return refuseAction('tile out of range', 'ITEM-35', facts);
}

function unseenThere(fight: Fight, creature: Creature, tile: Tile): FightRefusal | null {
  if (isAtHand(fight, creature, tile)) return null;
  const walled = !isClearOfForceWalls(fight.board, creature, { tile, size: 0 });
  return refuseAction('tile out of sight', walled ? 'MOVE-11' : 'MOVE-13', { tile });
}

/** MOVE-11, MOVE-13: no arm reaches between two walls that meet at a corner. */
const isAtHand = ({ board }: Fight, creature: Creature, tile: Tile): boolean =>
  isClear(board, creature, { tile, size: 0 }) &&
  isClearOfForceWalls(board, creature, { tile, size: 0 });

const barred = ['spawn', 'wall', 'force wall', 'obstacle', 'closed door', 'nothing'];

export const takesTraps = ({ board }: Pick<Fight, 'board'>, tile: Tile): boolean =>
  !barred.includes(groundAt(board, tile));

export function trapPlaces(fight: Fight, creature: Creature): ActionOf<'place trap'>[] {
  const actions: ActionOf<'place trap'>[] = [];
  if (hasAllTrapsOut(fight, creature)) return actions;
  for (const { item } of creature.kit ?? []) {
    if (!trapIn(fight, creature, item)) continue;
    for (const at of reachable(fight, creature))
      if (takesTraps(fight, at) && isAtHand(fight, creature, at))
        actions.push({ do: 'place trap', item, at });
  }
  return actions;
}

/** Its own tiles and those beside it. */
const reachable = ({ board }: Fight, creature: Creature): Tile[] => tilesWithin(board, creature, 1);

export function placeTrap(
  bout: Bout,
  creature: Creature,
  { item, at }: ActionOf<'place trap'>,
): void {
  const { fight } = bout;
  const trap = trapIn(fight, creature, item);
  if (!trap) throw new Error(`${creature.id} has no trap ${item}`);
  fight.things = [
    ...fight.things,
    wholeThing({
      ...{ kind: 'trap', item, owner: creature.id, level: creature.level },
      ...{ tile: at, spent: false, ...trap },
    }),
  ];
  creature.kit = (creature.kit ?? []).map((one) =>
    one.item === item ? { ...one, spent: true } : one,
  );
  tell(bout, 'trap placed', ['ITEM-26'], { who: whoIs(creature), tile: at });
}

/** COMBAT-02, ITEM-35: one's own or a companion's, sprung or not, within an arm's length. */
const withinReach = (fight: Fight, creature: Creature): Trap[] =>
  trapsOf(fight).filter(
    ({ owner, tile }) =>
      isOwnTrap(fight, creature, owner) &&
      distance({ tile, size: 0 }, creature) <= 1 &&
      isAtHand(fight, creature, tile),
  );

export const trapsToTake = (fight: Fight, creature: Creature): ActionOf<'pick up trap'>[] => [
  ...new Map(
    withinReach(fight, creature).map(({ tile: at }) => [at, { do: 'pick up trap', at } as const]),
  ).values(),
];

/**
 * ITEM-35: by an action next to it. ENTER-07: of what others have left in the menagerie nobody takes
 * anything away; of what one knows nothing of, one is told no more than that.
 */
export function takingRefusal(
  fight: Fight,
  creature: Creature,
  { at }: ActionOf<'pick up trap'>,
): FightRefusal | null {
  const there = trapsOf(fight).filter(({ tile }) => tile === at);
  if (!there.some(({ owner }) => isOwnTrap(fight, creature, owner))) {
    const isLeft = fight.mode === 'loot' && there.some((one) => knowsTrap(fight, creature, one));
    return isLeft
      ? refuseAction('trap left behind', 'ENTER-07', { tile: at })
      : refuseAction('no trap of yours', 'ITEM-35', { tile: at });
  }
  return tooFar(creature, at) ?? unseenThere(fight, creature, at);
}

export function pickUpTrap(bout: Bout, creature: Creature, at: Tile): void {
  const { fight } = bout;
  const there = withinReach(fight, creature).filter(({ tile }) => tile === at);
  const trap = there.find(({ spent }) => !spent) ?? there[0];
  if (!trap) throw new Error('no trap there');
  fight.things = fight.things.filter((one) => one !== trap);
  const placer = fight.creatures[trap.owner] ?? creature;
  placer.kit = (placer.kit ?? []).map((one) =>
    // ITEM-26: one that went off is quiet until all is over, wherever it is.
    one.item === trap.item ? { ...one, spent: trap.spent } : one,
  );
  tell(bout, 'trap picked up', ['ITEM-26'], { who: whoIs(creature), tile: at });
}

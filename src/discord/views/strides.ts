import { type FightAction } from '../../rules/combat/action.ts';
import { type CreatureId } from '../../rules/combat/creature.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { say, type Screen } from '../screen.ts';
import { directions } from './compass.ts';
import { escape } from './escape.ts';
import { movesOf } from './moves.ts';
import { besides, groundOn, isAfloat, type Tile, tileDistance, tilesOf } from './tiles.ts';

type Move = Extract<FightAction, { do: 'move' }>;
export type Direction = (typeof directions)[number][0];

/** Into each direction as far as one action leads in a straight line, short of all that would hurt. */
export function stridesOf(fight: FightView): Map<Direction, Move> {
  const own = fight.creatures.find(({ id }) => id === fight.you);
  const strides = new Map<Direction, Move>();
  if (!own) return strides;
  const moves = new Map(movesOf(fight).map((move) => [move.to, move]));
  for (const [name, east, south] of directions) {
    const farthest = along(fight, moves, own, east, south);
    if (farthest) strides.set(name, farthest);
  }
  return strides;
}

/** Where the first step would hurt, and is left to whoever wants it: the direction, and what lies there. */
export function hurtfulWays(fight: FightView): { direction: Direction; what: string }[] {
  const own = fight.creatures.find(({ id }) => id === fight.you);
  if (!own) return [];
  const moves = new Map(movesOf(fight).map((move) => [move.to, move]));
  return directions.flatMap(([direction, east, south]) => {
    const tile = besides(own.tile, east, south);
    const move = tileDistance(own.tile, tile) === 1 ? moves.get(tile) : undefined;
    const what = move && hurtBy(fight, own, move);
    return what ? [{ direction, what }] : [];
  });
}

function along(
  fight: FightView,
  moves: ReadonlyMap<Tile, Move>,
  own: SeenCreature,
  east: number,
  south: number,
): Move | undefined {
  const from = own.tile;
  let farthest: Move | undefined;
  for (let steps = 1; ; steps += 1) {
    const tile = besides(from, steps * east, steps * south);
    const move = tileDistance(from, tile) === steps ? moves.get(tile) : undefined;
    if (move ? hurts(fight, own, move) || isAstray(fight, move) : !isStepOver(fight, own, tile))
      return farthest;
    farthest = move ?? farthest;
  }
}

/** MOVE-01: where the straight line is too long for an action, and another way would hurt. */
const isAstray = ({ astray = [] }: FightView, { kind, to }: Move): boolean =>
  astray.some((one) => one.kind === kind && one.to === to);

/** MOVE-01: nobody stays where one of their own stands, and comes past all the same. */
const isStepOver = (fight: FightView, own: SeenCreature, tile: Tile): boolean =>
  !hurts(fight, own, { do: 'move', kind: 'walk', to: tile }) &&
  fight.creatures.some(
    (one) =>
      isBeside(one, own.id) && one.side === own.side && !one.dead && tilesOf(one).includes(tile),
  );

/** MOVE-12: whoever rides it fills its very tiles. */
const isBeside = (one: SeenCreature, mover: CreatureId): boolean =>
  one.id !== mover && one.mount !== mover;

/** Where no button of the compass leads either, and why. */
export const noStride = (direction: Direction, fight: FightView): Screen =>
  say(
    `You have not moved: ${whyNoStride(direction, fight)}. A tile can be named all the same, as in \`/turn walk to: H12\`.`,
  );

function whyNoStride(direction: Direction, fight: FightView): string {
  const held = whatHolds(fight);
  if (held !== null) return held;
  const hurtful = hurtfulWays(fight).find((one) => one.direction === direction);
  if (hurtful) return `no stride leads ${direction} into what would hurt (${hurtful.what})`;
  const inTheWay = standsThere(direction, fight);
  return inTheWay
    ? `${escape(inTheWay.name)} stands in your way ${direction}`
    : `nothing leads ${direction} from where you stand`;
}

/** COND-05, COND-07: what keeps whoever goes where they are; MOVE-12: or whoever carries them. */
function whatHolds({ creatures, you }: FightView): string | null {
  const own = creatures.find(({ id }) => id === you);
  const held = own?.conditions.find(({ kind }) => kind === 'restrained' || kind === 'stunned');
  if (!own || !held) return null;
  const isMount = creatures.some(({ mount }) => mount === own.id);
  return `${isMount ? `${escape(own.name)}, which carries you, is` : 'you are'} ${held.kind}`;
}

/** MOVE-01: who stands where the first step would lead. */
function standsThere(
  direction: Direction,
  { creatures, you }: FightView,
): SeenCreature | undefined {
  const own = creatures.find(({ id }) => id === you);
  const way = directions.find(([name]) => name === direction);
  if (!own || !way) return undefined;
  const [, east, south] = way;
  const first = besides(own.tile, east, south);
  // Beyond the edge of the board a column away is another row's.
  if (tileDistance(own.tile, first) !== 1) return undefined;
  const tiles = tilesOf({ tile: first, size: own.size });
  return creatures.find(
    (one) => isBeside(one, you) && !one.dead && tilesOf(one).some((tile) => tiles.includes(tile)),
  );
}

/** ENTER-10: whoever has beaten the monster stands in its arena, from which no direction leads in. */
export const yetToComeIn = say(
  'You have not moved, as you have yet to come in.',
  '`/turn enter` brings you in, through a door of your choice; to name a place does so too, through one by lot.',
);

const hurts = (fight: FightView, own: SeenCreature, move: Move): boolean =>
  hurtBy(fight, own, move) !== undefined;

/** Of any part of its body; who flies is above all that, but not above guards (GLOSS-05). */
function hurtBy(
  { board, house, traps, creatures }: FightView,
  own: SeenCreature,
  { kind, to }: Move,
): string | undefined {
  const tiles = tilesOf({ tile: to, size: own.size });
  const guard = creatures.find(
    ({ guards, dead }) => !dead && guards?.tiles.some((tile) => tiles.includes(tile)),
  );
  if (guard) return `what ${escape(guard.name)} keeps`;
  if (kind === 'fly') return undefined;
  const grounds = tiles.map((tile) => groundOn(board, tile));
  if (grounds.includes('lava') && house?.lava !== 'harmless') return 'lava';
  // MOVE-03: a spirit walks on it; MOVE-10: whoever is in it swims on, and any rock bears all of a body.
  const isSafe =
    (own.own?.movement.includes('spirit walk') && kind !== 'swim') || isAfloat(board, own);
  if (isAfloat(board, { tile: to, size: own.size }) && !isSafe) return 'the Styx';
  const isTrapped = tiles.some((tile) => traps.some((trap) => trap.tile === tile && !trap.sprung));
  return isTrapped ? 'a trap' : undefined;
}

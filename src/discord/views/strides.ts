import { type FightAction } from '../../rules/combat/action.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { directions } from './compass.ts';
import { movesOf } from './moves.ts';
import { besides, groundOn, type Tile, tileDistance, tilesOf } from './tiles.ts';

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
    if (!move || hurts(fight, own, move)) return farthest;
    farthest = move;
  }
}

/** Of any part of its body; who flies is above all that. */
const hurts = ({ board, traps }: FightView, { size }: SeenCreature, { kind, to }: Move): boolean =>
  kind !== 'fly' &&
  tilesOf({ tile: to, size }).some(
    (tile) =>
      ['lava', 'styx'].includes(groundOn(board, tile)) ||
      traps.some((trap) => trap.tile === tile && !trap.sprung),
  );

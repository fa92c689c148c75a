import { type FightAction } from '../../rules/combat/action.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { say, type Entry } from '../screen.ts';
import { directions } from './compass.ts';
import { plain } from './escape.ts';
import { watchesElsewhere } from './guards.ts';
import { capital } from './lists.ts';
import { count } from './times.ts';
import { columnOf, distance, rowOf, tileDistance, tileName, type Tile } from './tiles.ts';

type Move = Extract<FightAction, { do: 'move' }>;

/** Every tile that can be reached, once, by the plainest way there. */
export function movesOf({ legal }: FightView): Move[] {
  const byTile = new Map<Tile, Move>();
  for (const action of legal)
    if (action.do === 'move' && !byTile.has(action.to)) byTile.set(action.to, action);
  return [...byTile.values()];
}

/** `C4 (teleport)`: where to, and how if not on foot. */
export const moveName = ({ kind, to }: Move) =>
  `${tileName(to)}${kind === 'walk' ? '' : ` (${kind})`}`;

/** What was typed names no tile. */
export const noTile = say(
  'You have not moved: that is no tile.',
  'Tiles are named by column and row, for example C4.',
);

export const moveValue = ({ kind, to }: Move) => `${kind.replace(' ', '-')}.${to}`;

/** What a chooser of moves offers: towards and away from each enemy, and straight as far as it goes. */
export function moveEntries(fight: FightView): Entry[] {
  const moves = movesOf(fight);
  const self = fight.creatures.find(({ id }) => id === fight.you);
  if (!self || moves.length === 0) return [];
  const enemies = fight.creatures.filter(
    (one) => one.side !== self.side && !one.dead && !watchesElsewhere(fight, one, self.tile),
  );
  const offers = [
    ...enemies.map((enemy) => nearest(moves, self, enemy)),
    ...enemies.map((enemy) => farthest(moves, self, enemy)),
    ...directions.map((direction) => straight(moves, self, direction)),
  ].filter((offer) => offer !== null);
  return offers.map(({ label, move }) => ({
    label: `${label}: ${moveName(move)}`,
    value: `${moveValue(move)}.${label.replace(/[^A-Za-z]/g, '').slice(0, 20)}`,
  }));
}

type Offer = { label: string; move: Move } | null;

const best = (moves: readonly Move[], score: (move: Move) => number): Move | undefined =>
  [...moves].sort((a, b) => score(a) - score(b))[0];

/** STAT-11: how far it is from there to an enemy, from whichever tiles of both are nearest. */
const farFrom =
  ({ size }: SeenCreature, enemy: SeenCreature) =>
  (tile: Tile): number =>
    distance({ tile, size }, enemy);

function nearest(moves: Move[], self: SeenCreature, enemy: SeenCreature): Offer {
  const far = farFrom(self, enemy);
  const move = best(moves, ({ to }) => far(to) * 100 + tileDistance(to, self.tile));
  if (!move || far(move.to) >= far(self.tile)) return null;
  return { label: `Towards ${plain(enemy.name)}, to ${count(far(move.to), 'tile')}`, move };
}

function farthest(moves: Move[], self: SeenCreature, enemy: SeenCreature): Offer {
  const far = farFrom(self, enemy);
  const move = best(moves, ({ to }) => -far(to));
  if (!move || far(move.to) <= far(self.tile)) return null;
  return { label: `Away from ${plain(enemy.name)}, to ${count(far(move.to), 'tile')}`, move };
}

function straight(
  moves: Move[],
  { tile }: SeenCreature,
  [name, east, south]: (typeof directions)[number],
): Offer {
  const steps = ({ to }: Move) => tileDistance(to, tile);
  const along = moves.filter(
    (move) =>
      columnOf(move.to) - columnOf(tile) === east * steps(move) &&
      rowOf(move.to) - rowOf(tile) === south * steps(move),
  );
  const move = best(along, (one) => -steps(one));
  return move ? { label: `${capital(name)}, ${count(steps(move), 'tile')}`, move } : null;
}

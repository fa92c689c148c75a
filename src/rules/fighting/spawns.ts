import { type Board } from '../board/board.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { groundBears } from '../board/paths.ts';
import { type Tile } from '../board/tile.ts';
import { creatureFrom } from '../combat/enter.ts';
import { type HeroId } from '../names.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { type Scene } from '../scene.ts';
import { arena, fighters, inFront } from './arena.ts';
import { isTurnOf } from '../whose-turn.ts';

/** A map, and its spawn tiles on which somebody has room where nobody stands. */
export type Spawns = { board: Board; tiles: Tile[] };

/**
 * ENTER-10: where this hero may come in now. Null without a turn that can be entered, and in one that
 * leads to no map. MONSTER-08: wherever the monster stands, which is known to nobody who has not fought
 * it; on whose tile it stands comes in beside it.
 */
export function spawnsFor(scene: Pick<Scene, 'game' | 'goods'>, hero: HeroId): Spawns | null {
  const { week } = scene.game;
  const turn = week?.turn;
  if (!week || !isTurnOf(turn, hero) || scene.game.fight) return null;
  const fights = turn.kind === 'monster';
  if (fights && turn.begun) return null;
  const board = fights ? arena(scene) : menagerieBoard(scene);
  if (!board) return null;
  const together = fighters(scene, hero, 'challenger');
  const { size } = creatureFrom(inFront(together) ?? together[0]);
  const tiles = tilesOfGround(board, 'spawn').filter((tile) => groundBears(board, { tile, size }));
  return { board, tiles };
}

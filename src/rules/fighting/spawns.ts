import { type Board } from '../board/board.ts';
import { tilesOfGround } from '../board/terrain.ts';
import { isFree } from '../board/paths.ts';
import { type Tile } from '../board/tile.ts';
import { creatureFrom } from '../combat/enter.ts';
import { type HeroId } from '../names.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { type Scene } from '../scene.ts';
import { arena, fighters, inFront } from './arena.ts';
import { isTurnOf } from '../whose-turn.ts';

/** A map, and its spawn tiles on which somebody has room. */
export type Spawns = { board: Board; tiles: Tile[] };

/**
 * ENTER-10: where this hero may come in now. Null without a turn that can be entered, and in one
 * that leads to no map.
 */
export function spawnsFor(scene: Pick<Scene, 'game' | 'goods'>, hero: HeroId): Spawns | null {
  const { week } = scene.game;
  const turn = week?.turn;
  if (!week || !isTurnOf(turn, hero) || scene.game.fight) return null;
  const fights = turn.kind === 'monster';
  if (fights && turn.begun) return null;
  const board = fights ? arena(scene) : menagerieBoard(scene);
  if (!board) return null;
  const { stay } = week.monster;
  // MOVE-04: who hovers there is in nobody's way.
  const others = fights && stay && stay.height !== 'air' ? [stay] : [];
  const together = fighters(scene, hero, 'challenger');
  const { size } = creatureFrom(inFront(together) ?? together[0]);
  const tiles = tilesOfGround(board, 'spawn').filter((tile) =>
    isFree({ board, others }, { tile, size }),
  );
  return { board, tiles };
}

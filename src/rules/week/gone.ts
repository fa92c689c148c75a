import { leave } from '../lobby/leave.ts';
import { type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroesOf, type Scene } from '../scene.ts';
import { passTurn } from './pass.ts';

/**
 * A player has left the server: out of a lobby goes the hero with them; later an open turn that was
 * not begun is passed at once (TURN-05), so that nobody waits for who cannot come.
 */
export function gone(scene: Scene, player: PlayerId): Refusal | void {
  const { phase, pausedSince, week } = scene.game;
  const hero = heroesOf(scene.game).find((one) => one.player === player);
  if (!hero || hero.lost || pausedSince !== null) return refuse('not due', null, {});
  if (phase === 'lobby') return leave(scene, hero.id, 'left');
  const turn = week?.turn;
  if (turn?.hero !== hero.id || turn.begun) return refuse('not due', null, {});
  passTurn(scene, turn, 'gone');
}

import { postForOne } from '../duel/feature.ts';
import { freeFromGone } from '../fighting/taken.ts';
import { playForThem } from '../fighting/turns.ts';
import { leave } from '../lobby/leave.ts';
import { type Turn } from '../game.ts';
import { type HeroId, type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { awaited } from '../combat/index.ts';
import { heroesOf, type Scene } from '../scene.ts';
import { endOpenTurn } from './lapse.ts';
import { passTurn } from './pass.ts';
import { isTurnOf } from '../whose-turn.ts';

/**
 * A player has left the server: out of a lobby goes the hero with them; later, whatever the game
 * waits for from them is done as if its time were over, so that nobody waits for who cannot come.
 * Refused, as `not due`, where it waits for nothing of theirs, and while it is paused.
 */
export function gone(scene: Scene, player: PlayerId): Refusal | void {
  const { phase, pausedSince, week, duel, fight } = scene.game;
  const hero = heroesOf(scene.game).find((one) => one.player === player);
  if (pausedSince === null && freeFromGone(scene, player)) return;
  if (!hero || hero.lost || pausedSince !== null) return refuse('not due', null, {});
  if (phase === 'lobby') return leave(scene, hero.id, { cause: 'left' });
  const turn = week?.turn;
  if (turn?.with !== undefined) return goneOfPair(scene, turn, hero.id);
  if (turn?.hero === hero.id) return endOpenTurn(scene, 'gone');
  if (phase === 'feature' && duel?.pair.includes(hero.id)) return postForOne(scene, hero.id);
  if (fight?.creatures[awaited(fight)]?.player === hero.id) return playForThem(scene, hero.id);
  return refuse('not due', null, {});
}

/** DUEL-10: of a tied pair the other has still their turn; who wants it is played when time is up. */
function goneOfPair(scene: Scene, turn: Turn, hero: HeroId): Refusal | void {
  const { fight, heroes } = scene.game;
  if (fight?.creatures[awaited(fight)]?.player === hero) return playForThem(scene, hero);
  if (!isTurnOf(turn, hero) || turn.begun || heroes[hero]?.autopilot?.on)
    return refuse('not due', null, {});
  passTurn(scene, { ...turn, hero }, 'gone');
}

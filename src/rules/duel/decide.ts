import { type Fight } from '../combat/fight.ts';
import { type Duel, type DuelResult } from '../game.ts';
import { duelToldToAll } from '../sight/fight.ts';
import { type HeroId } from '../names.ts';
import { faceOf, type Scene, setGame, setHero, tell } from '../scene.ts';
import { nextStepAtOnce } from '../week/deadlines.ts';
import { theWeek } from '../week/week.ts';

/**
 * DUEL-02, -03, -10: the result becomes public with all that happened; whoever died is revived. The
 * key of its dice is revealed, so that anybody can check each roll against the commitment.
 */
export function decideDuel(scene: Scene, fight: Fight): void {
  const { duel } = scene.game;
  if (!duel) return;
  const result = resultOf(duel, fight);
  for (const hero of duel.pair) carryOver(scene, fight, hero);
  setGame(scene, { duel: { ...duel, result }, phase: 'payout' });
  const [a, b] = duel.pair;
  tell(scene, 'duel decided', ['DUEL-02', 'DUEL-03', 'DUEL-14'], {
    pair: [faceOf(scene.game, a), faceOf(scene.game, b)],
    result,
    fight: duelToldToAll(fight),
    rounds: fight.round,
  });
  const drawing = `duel:${theWeek(scene.game).number}`;
  tell(scene, 'key revealed', ['DUEL-03'], {
    drawing,
    commitment: duel.commitment,
    key: scene.reveal(drawing),
  });
  nextStepAtOnce(scene);
}

/** DUEL-10: dead by the end of one and the same turn is a tie. */
function resultOf(duel: Duel, { creatures, outcome }: Fight): DuelResult {
  const [a, b] = duel.pair;
  const winner = [a, b].find((hero) => creatures[hero]?.side === outcome?.winner);
  if (!outcome?.winner || !winner) return { kind: 'tie' };
  return { kind: 'won', winner, loser: winner === a ? b : a, how: outcome.how };
}

/** The revived are whole; the living keep their wounds until the level-up. */
function carryOver(scene: Scene, { creatures }: Fight, hero: HeroId): void {
  const creature = creatures[hero];
  if (creature) setHero(scene, hero, { damageTaken: creature.dead ? 0 : creature.damageTaken });
}

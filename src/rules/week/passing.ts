import { type Turn } from '../game.ts';
import { type RuleId } from '../names.ts';
import { faceOf, heroOf, type Scene, setHero, tell } from '../scene.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

export type PassReason = 'asked' | 'lapsed' | 'gone';
type Consequence = 'make-up' | 'strike' | 'forfeit';

/** What passing this turn means: TURN-03 with the monster defeated, else TURN-04; a make-up is lost. */
export function passMeans(scene: Pick<Scene, 'game'>, turn: Turn): Consequence {
  if (turn.kind === 'make-up') return 'forfeit';
  if (!theMonster(scene.game).defeated) return 'strike';
  const limit = scene.game.house['make-up limit'];
  return limit > 0 && heroOf(scene.game, turn.hero).makeUps >= limit ? 'forfeit' : 'make-up';
}

/** TURN-05: what it means to let it run out; where the house has it so, the turn is just lost. */
export const lapsingMeans = (scene: Pick<Scene, 'game'>, turn: Turn): Consequence =>
  isLostIfMissed(scene) ? 'forfeit' : passMeans(scene, turn);

const isLostIfMissed = ({ game }: Pick<Scene, 'game'>): boolean =>
  game.house['missed turns are passed'] === 0;

function rulesOf(turn: Turn, then: Consequence, why: PassReason): RuleId[] {
  if (turn.kind === 'make-up') return ['TURN-05'];
  const passed = { strike: 'TURN-04', 'make-up': 'TURN-03', forfeit: 'TURN-06' } as const;
  return [passed[then], ...(why !== 'asked' ? (['TURN-05'] as const) : [])];
}

/** What passing comes to for its hero, told to all; the strikes that the hero has now. */
export function countPass(scene: Scene, turn: Turn, why: PassReason): number {
  const missed = why !== 'asked' && isLostIfMissed(scene);
  const then = why === 'asked' ? passMeans(scene, turn) : lapsingMeans(scene, turn);
  const { strikes, makeUps } = heroOf(scene.game, turn.hero);
  const counted = then === 'strike' ? strikes + 1 : strikes;
  setHero(scene, turn.hero, { strikes: counted });
  if (then === 'make-up') {
    setHero(scene, turn.hero, { makeUps: makeUps + 1 });
    setWeek(scene, { makeUps: [...theWeek(scene.game).makeUps, turn.hero] });
  }
  const limited = then === 'forfeit' && turn.kind !== 'make-up' && !missed;
  tell(scene, 'passed', missed ? ['TURN-05'] : rulesOf(turn, then, why), {
    hero: faceOf(scene.game, turn.hero),
    why,
    then,
    strikes: counted,
    ...(missed && { missed }),
    ...(limited && { limit: scene.game.house['make-up limit'] }),
  });
  return counted;
}

import { useAbsence } from '../absence/away.ts';
import { type Turn } from '../game.ts';
import { type HeroId, type RuleId } from '../names.ts';
import { faceOf, heroOf, type Scene, setHero, tell } from '../scene.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

export type PassReason = 'asked' | 'lapsed' | 'gone' | 'away';
type Consequence = 'make-up' | 'strike' | 'forfeit';

/** What passing this turn means: TURN-03 with the monster defeated, else TURN-04; a make-up is lost. */
export function passMeans(scene: Pick<Scene, 'game'>, turn: Turn): Consequence {
  if (turn.kind === 'make-up') return 'forfeit';
  if (!theMonster(scene.game).defeated) return 'strike';
  return mayMakeUp(scene, turn.hero) ? 'make-up' : 'forfeit';
}

/** TURN-06: as often as the house lets them. */
export function mayMakeUp({ game }: Pick<Scene, 'game'>, hero: HeroId): boolean {
  const limit = game.house['make-up limit'];
  return limit === 0 || heroOf(game, hero).makeUps < limit;
}

/** TURN-05: what it means to let it run out; where the house has it so, the turn is just lost. */
export const lapsingMeans = (scene: Pick<Scene, 'game'>, turn: Turn): Consequence =>
  isLostIfMissed(scene) ? 'forfeit' : passMeans(scene, turn);

const isLostIfMissed = ({ game }: Pick<Scene, 'game'>): boolean =>
  game.house['missed turns are passed'] === 0;

/** TURN-05: an absence spares the strike; whoever is away has given notice, so nothing is missed. */
function meansFor(scene: Scene, turn: Turn, why: PassReason): Consequence {
  if (why === 'asked') return passMeans(scene, turn);
  if (why !== 'away') return lapsingMeans(scene, turn);
  const then = passMeans(scene, turn);
  return then === 'strike' ? 'forfeit' : then;
}

function rulesOf(turn: Turn, then: Consequence, why: PassReason, spared: boolean): RuleId[] {
  if (turn.kind === 'make-up' || spared) return ['TURN-05'];
  const passed = { strike: 'TURN-04', 'make-up': 'TURN-03', forfeit: 'TURN-06' } as const;
  return [passed[then], ...(why !== 'asked' ? (['TURN-05'] as const) : [])];
}

/** What passing comes to for its hero, told to all; the strikes that the hero has now. */
export function countPass(scene: Scene, turn: Turn, why: PassReason): number {
  const missed = (why === 'lapsed' || why === 'gone') && isLostIfMissed(scene);
  const then = meansFor(scene, turn, why);
  const spared = then === 'forfeit' && passMeans(scene, turn) === 'strike' && !missed;
  const { strikes, makeUps } = heroOf(scene.game, turn.hero);
  const counted = then === 'strike' ? strikes + 1 : strikes;
  setHero(scene, turn.hero, { strikes: counted });
  if (why === 'away') useAbsence(scene, turn.hero);
  if (then === 'make-up') {
    setHero(scene, turn.hero, { makeUps: makeUps + 1 });
    const { makeUps: waiting, entered } = theWeek(scene.game);
    // TURN-06: whoever has come for the monster alone, after a tie, is in no duel either.
    setWeek(scene, {
      makeUps: [...waiting, turn.hero],
      entered: entered.filter((one) => one !== turn.hero),
    });
  }
  const limited = then === 'forfeit' && turn.kind !== 'make-up' && !missed && !spared;
  tell(scene, 'passed', missed ? ['TURN-05'] : rulesOf(turn, then, why, spared), {
    hero: faceOf(scene.game, turn.hero),
    why,
    then,
    strikes: counted,
    ...(missed && { missed }),
    ...(spared && { spared }),
    ...(limited && { limit: scene.game.house['make-up limit'] }),
  });
  return counted;
}

import { isAwayThrough } from '../absence/away.ts';
import { type Feature } from '../game.ts';
import { type HeroId } from '../names.ts';
import { faceOf, heroOf, isLiving, type Scene, setGame, tell } from '../scene.ts';
import { nextStepAtOnce, setDeadline } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';
import { theMonster, theWeek } from '../week/week.ts';
import { postForOne } from './feature.ts';

/** MONSTER-11: of the living, in order, who entered, or who fought a monster that stands. */
export function entrantsOf(scene: Pick<Scene, 'game'>): HeroId[] {
  const week = theWeek(scene.game);
  const entered = theMonster(scene.game).defeated ? week.entered : week.fought;
  return entered.filter((hero) => isLiving(scene.game, hero));
}

/** DUEL-01, MONSTER-11: the last two of them. */
export function duelistsOf(scene: Pick<Scene, 'game'>): [HeroId, HeroId] | null {
  const [b, a] = entrantsOf(scene).reverse();
  return a && b ? [a, b] : null;
}

/** FEAT-01, FEAT-07: the pair is named and has time to post; DUEL-15: else there is no duel. */
export function nameDuelists(scene: Scene): void {
  const pair = duelistsOf(scene);
  if (!pair) {
    tell(scene, 'no duel', ['DUEL-15'], { entered: entrantsOf(scene).length });
    setGame(scene, { phase: 'trades' });
    return nextStepAtOnce(scene);
  }
  const until = scene.moment.now + scene.game.house['feature time'] * hour;
  const commitment = scene.commitment(`duel:${theWeek(scene.game).number}`);
  const features: [Feature, Feature] = [unposted(scene, pair[0]), unposted(scene, pair[1])];
  setGame(scene, {
    phase: 'feature',
    duel: { pair, features, commitment, announced: [], result: null },
  });
  setDeadline(scene, 'feature', until);
  const away = pair.filter((hero) => isAwayThrough(scene, hero, until));
  tell(scene, 'duelists named', ['DUEL-01', 'FEAT-01'], {
    pair: [faceOf(scene.game, pair[0]), faceOf(scene.game, pair[1])],
    until,
    ...(away.length > 0 && { away }),
  });
  for (const hero of away) postForOne(scene, hero);
}

function unposted(scene: Scene, hero: HeroId): Feature {
  const { title, quote } = heroOf(scene.game, hero);
  return { posted: false, title, quote, items: [] };
}

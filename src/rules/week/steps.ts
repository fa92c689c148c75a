import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { beginDuel } from '../duel/begin.ts';
import { payDuel } from '../duel/pay.ts';
import { nameDuelists } from '../duel/pair.ts';
import { beginWeek } from './begin.ts';
import { nextStepAtOnce } from './deadlines.ts';
import { theWeek } from './week.ts';

/** WEEK-06, WEEK-12: goes on from a phase that nobody waits in; each is an act of its own. */
export function nextStep(scene: Scene): Refusal | void {
  switch (scene.game.phase) {
    case 'level-up':
      return beginWeek(scene);
    case 'auction':
      return nameDuelists(scene);
    case 'duel':
      return beginDuel(scene);
    case 'payout':
      payDuel(scene);
      return enter(scene, 'trades');
    case 'trades':
      return enter(scene, 'level-up');
    default:
      return refuse('not due', null, {});
  }
}

function enter(scene: Scene, phase: 'trades' | 'level-up'): void {
  setGame(scene, { phase });
  tell(scene, 'phase entered', ['WEEK-06'], { phase, week: theWeek(scene.game).number });
  nextStepAtOnce(scene);
}

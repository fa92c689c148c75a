import { hitPoints } from '../hero/sheet.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { mostSpent } from '../orders.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setHero, tell } from '../scene.ts';

/**
 * TURN-05: whether the turns of this hero are played for it from now on, and within what. Refused are
 * gold that is no whole number from 0 to 9,999, and HP above all that the hero has: it would never enter.
 */
export function setAutopilot(
  scene: Scene,
  hero: HeroId,
  { on, spend, leastHp, fights }: IntentOf<'set autopilot'>,
): Refusal | void {
  if (spend !== null && !isWithin(spend, mostSpent))
    return refuse('bad limit', 'TURN-05', { of: 'gold', most: mostSpent });
  const { most } = hitPoints(scene.game, scene.goods, hero);
  if (!isWithin(leastHp, most)) return refuse('bad limit', 'TURN-05', { of: 'hp', most });
  const autopilot = { on, spend, leastHp, fights };
  setHero(scene, hero, { autopilot });
  tell(scene, 'autopilot set', ['TURN-05'], null, { [hero]: autopilot });
}

const isWithin = (amount: number, most: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= most;

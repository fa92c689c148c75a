import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { type Refusal } from '../refusal.ts';
import { faceOf, type Scene, setHero, tell } from '../scene.ts';
import { checkedName } from './name.ts';

/** FEAT-02, FEAT-04: the words that a hero's feature begins with. */
export function retitle(scene: Scene, hero: HeroId, intent: IntentOf<'retitle'>): Refusal | void {
  const title = checkedName(intent.title, 'title');
  if (typeof title !== 'string') return title;
  const quote = checkedName(intent.quote, 'quote');
  if (typeof quote !== 'string') return quote;
  setHero(scene, hero, { title, quote });
  tell(scene, 'retitled', ['FEAT-02'], { hero: faceOf(scene.game, hero), title });
}

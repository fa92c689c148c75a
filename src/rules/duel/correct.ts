import { returnBets } from '../betting/return.ts';
import { type IntentOf } from '../intent.ts';
import { checkedName } from '../lobby/name.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setHero } from '../scene.ts';
import { dropDeadlines } from '../week/deadlines.ts';
import { openBettingWhenPosted, post } from './feature.ts';

/**
 * BET-07: the host puts a posted feature right: its words as given (null: as they stand), its list
 * as what is equipped, and a note on what was wrong. Bets go back, and betting starts anew for the
 * whole time. Refused before a feature is posted and once the bets are closed.
 */
export function correctFeature(
  scene: Scene,
  { hero, why, ...words }: IntentOf<'correct feature'>,
): Refusal | void {
  const { duel, phase } = scene.game;
  if (!duel || (phase !== 'feature' && phase !== 'betting'))
    return refuse('nothing to correct', 'BET-07', { phase });
  const at = duel.pair.indexOf(hero);
  const stands = duel.features[at];
  if (!stands?.posted) return refuse('feature not posted', 'BET-07', {});
  const title = checkedName(words.title ?? stands.title, 'title');
  if (typeof title !== 'string') return title;
  const quote = checkedName(words.quote ?? stands.quote, 'quote');
  if (typeof quote !== 'string') return quote;
  const note = checkedName(why, 'note');
  if (typeof note !== 'string') return note;
  if (heroOf(scene.game, hero).lost === null) setHero(scene, hero, { title, quote });
  post(scene, duel, at, { title, quote }, { by: 'host', note });
  if (phase === 'betting') startBettingAnew(scene);
}

function startBettingAnew(scene: Scene): void {
  returnBets(scene, 'feature corrected');
  dropDeadlines(scene, 'betting');
  openBettingWhenPosted(scene, true);
}

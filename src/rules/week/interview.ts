import { type IntentOf } from '../intent.ts';
import { type Interview, questions } from '../interview.ts';
import { checkedName } from '../lobby/name.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroOf, type Scene, setHero, tell } from '../scene.ts';

/**
 * GAME-04: what a hero's player says of the build, all of it anew. Of a build that is public alone: after
 * the loss, or of who is left at the end of the game (GAME-02); then at any time, in a pause as well.
 */
export function answerInterview(
  scene: Scene,
  hero: HeroId,
  { answers }: IntentOf<'answer interview'>,
): Refusal | void {
  const { lost, title } = heroOf(scene.game, hero);
  if (!lost && scene.game.phase !== 'over') return refuse('not interviewed', 'GAME-04', {});
  const interview: Interview = {};
  for (const question of questions) {
    const answer = checkedName(answers[question] ?? '', 'answer');
    if (typeof answer !== 'string') return answer;
    if (answer !== '') interview[question] = answer;
  }
  if (Object.keys(interview).length === 0) return refuse('nothing answered', 'GAME-04', {});
  setHero(scene, hero, { interview });
  const face = faceOf(scene.game, hero);
  tell(scene, 'interviewed', ['GAME-04'], { hero: face, title, loss: lost, answers: interview });
}

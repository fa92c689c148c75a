import { type SecretKeeper } from '../checks/secrets.ts';
import { type Step } from '../format/transcript.ts';
import { type Played } from '../play/judge.ts';
import { versionsIn } from '../play/look.ts';
import { follow, type Games } from './games.ts';
import { learnGoods, noGoods, unsureOf, type Goods } from './goods.ts';
import { learnBets, learnFights, learnPanels } from './heroes.ts';
import { newsIn } from './news.ts';
import { nonePlanted, ownSecrets, type Planted } from './own.ts';

/** What the runner has gathered of the games of a run from what people were told. */
export type Lore = { games: Games; goods: Goods; planted: Planted };

export const noLore = (): Lore => ({ games: new Map(), goods: noGoods(), planted: nonePlanted() });

/**
 * Plants what has become somebody’s secret by this step, and ends what the rules make public with it.
 * What is told to the wrong people in this very step is not known to them.
 */
export function learn(
  { games, goods, planted }: Lore,
  keeper: SecretKeeper,
  played: Pick<Played, 'cast' | 'before' | 'after' | 'actor' | 'done'>,
  step: Pick<Step, 'line' | 'said'>,
): void {
  const { cast, before, after, actor, done } = played;
  const news = newsIn(cast, before, after);
  const own = ownSecrets(keeper, planted, step.line, versionsIn(before));
  follow(games, news, (person) => cast.people.get(person));
  const answered = ['answered', 'updated'].includes(done.outcome?.status ?? '');
  if (actor !== null && !answered && /buy|identify/i.test(step.said)) unsureOf(goods, actor);
  learnPanels(games, news, own);
  learnFights(games, news, own);
  learnGoods(goods, news, actor, own);
  learnBets(games, news, actor, own);
}

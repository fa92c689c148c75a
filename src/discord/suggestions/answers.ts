import { type ItemId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { suggested, type Choice } from '../options.ts';
import { answerName, answerOffer } from '../views/answers.ts';
import { meWords } from '../views/commands/me.ts';
import { itemMeant } from './goods.ts';
import { matching } from './pick.ts';
import { said } from './said.ts';

type Answering = Choice & { item: ItemId; ability: number; called: string };

const answersIn = ({ items }: HeroView): Answering[] =>
  items.flatMap(({ answers }) =>
    answers.map((one) => ({
      name: answerOffer(one),
      called: answerName(one),
      value: `${one.item}.${one.ability}`,
      item: one.item,
      ability: one.ability,
    })),
  );

/** Things of one's own with abilities that something sets off, with what holds of each now. */
export const answerOption = suggested(meWords.answers.thing, async ({ typed, own }) => {
  const view = await own();
  return view ? matching(typed, answersIn(view)) : [];
});

/**
 * What was suggested, or is called or begins as was typed; how each is called where that may be several; of
 * another thing of one's own what it lacks.
 */
export function answerMeant(
  view: HeroView,
  typed: string,
): { item: ItemId; ability: number } | string[] {
  const wanted = said(typed);
  const answers = answersIn(view);
  const chosen = answers.filter(({ value }) => value === typed);
  const exact = answers.filter(({ called }) => said(called) === wanted);
  const begun = answers.filter(({ name }) => said(name).startsWith(wanted));
  const all = chosen.length > 0 ? chosen : exact.length === 1 ? exact : begun;
  const [found, ...others] = all;
  if (!found) return { item: itemMeant(view, typed), ability: 0 };
  if (others.length === 0) return { item: found.item, ability: found.ability };
  const isAlone = ({ called }: Answering) => all.filter((one) => one.called === called).length < 2;
  return all.map((one) => (isAlone(one) ? one.called : one.name));
}

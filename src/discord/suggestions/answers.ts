import { type ItemId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { suggested, type Choice } from '../options.ts';
import { answerOffer } from '../views/answers.ts';
import { meWords } from '../views/commands/me.ts';
import { itemMeant } from './goods.ts';
import { matching } from './pick.ts';
import { said } from './said.ts';

type Answering = Choice & { item: ItemId; ability: number };

const answersIn = ({ items }: HeroView): Answering[] =>
  items.flatMap(({ answers }) =>
    answers.map((one) => ({
      name: answerOffer(one),
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

/** What was suggested, or begins as was typed; of another thing of one's own what it lacks. */
export function answerMeant(view: HeroView, typed: string): { item: ItemId; ability: number } {
  const wanted = said(typed);
  const answers = answersIn(view);
  const found =
    answers.find(({ value }) => value === typed) ??
    answers.find(({ name }) => said(name).startsWith(wanted));
  return found
    ? { item: found.item, ability: found.ability }
    : { item: itemMeant(view, typed), ability: 0 };
}

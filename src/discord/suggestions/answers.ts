import { type ItemId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { suggested, type Choice } from '../options.ts';
import { answerName, answerOffer, nthAlike } from '../views/answers.ts';
import { meWords } from '../views/commands/me.ts';
import { itemMeant } from './goods.ts';
import { matching } from './pick.ts';
import { said } from './said.ts';

type Answering = Choice & { item: ItemId; ability: number; called: string; besides: string[] };

/** ITEM-24: of who comes along by the name of its thing, too; `besides`: by what else it goes. */
const answersIn = ({ items }: HeroView): Answering[] =>
  numbered(
    items.flatMap(({ name: own, answers }) =>
      answers.map((one) => {
        const shown = one.along ? { ...one, thing: own } : one;
        const { item, ability, thing, name } = one;
        const called = answerName(shown);
        const value = `${item}.${ability}`;
        return { name: answerOffer(shown), called, value, item, ability, besides: [thing, name] };
      }),
    ),
  );

/** Of things that read the same the second is told apart from the first, and so on: `Parrot (no. 2)`. */
const numbered = (all: readonly Answering[]): Answering[] =>
  all.map((one, at) => {
    const before = all.slice(0, at).filter(({ name }) => name === one.name).length;
    const nth = nthAlike(before);
    return { ...one, name: one.name + nth, called: one.called + nth };
  });

const goesBy =
  (typed: string) =>
  ({ besides }: Answering): boolean =>
    besides.some((one) => said(one).startsWith(said(typed)));

/** Things of one's own with abilities that something sets off, with what holds of each now. */
export const answerOption = suggested(meWords.answers.thing, async ({ typed, own }) => {
  const view = await own();
  if (!view) return [];
  const all = answersIn(view);
  const found = matching(typed, all);
  return found.length > 0 ? found : matching('', all.filter(goesBy(typed)));
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
  const named = chosen.length > 0 ? chosen : exact.length === 1 ? exact : begun;
  const all = named.length > 0 ? named : answers.filter(goesBy(typed));
  const [found, ...others] = all;
  if (!found) return { item: itemMeant(view, typed), ability: 0 };
  if (others.length === 0) return { item: found.item, ability: found.ability };
  const isAlone = ({ called }: Answering) => all.filter((one) => one.called === called).length < 2;
  return all.map((one) => (isAlone(one) ? one.called : one.name));
}

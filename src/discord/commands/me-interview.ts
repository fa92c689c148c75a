import { longestAnswer, questions } from '../../rules/interview.ts';
import { inGame } from '../command.ts';
import { optional, text } from '../options.ts';
import { meWords } from '../views/commands/me.ts';
import { ownInterview } from '../views/interview.ts';

const words = meWords.interview;
const answer = (about: string) => optional(text(about, { min: 0, max: longestAnswer }));

/** GAME-04: what they say of their build; without a word, the questions and the button to the form. */
export const interview = inGame({
  name: 'interview',
  description: words.about,
  options: {
    best: answer(words.best),
    regret: answer(words.regret),
    plan: answer(words.plan),
    feared: answer(words.feared),
    advice: answer(words.advice),
  },
  run: async ({ act, own, options }) => {
    const view = await own();
    const given = questions.flatMap((one) => {
      const said = options[one];
      return said === null ? [] : [[one, said] as const];
    });
    if (given.length === 0 && view.hero.build !== null) return ownInterview(view);
    const answers = { ...view.hero.interview, ...Object.fromEntries(given) };
    return act({ do: 'answer interview', answers });
  },
});

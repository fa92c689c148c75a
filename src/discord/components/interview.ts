import { questions } from '../../rules/interview.ts';
import { interviewForm } from '../views/interview.ts';
import { notDone } from '../views/not-done.ts';
import { type Action, opens, whispers } from './action.ts';

/** GAME-04: the questions about a build, which its own player answers. */
export const interviewActions = {
  interview: opens(interviewForm, notDone.notAsked),
  'interview-form': whispers(async ({ own, act, fields }) => {
    await own();
    const answers = questions.map((one) => [one, fields.get(one) ?? ''] as const);
    return act({ do: 'answer interview', answers: Object.fromEntries(answers) });
  }),
} satisfies Record<string, Action>;

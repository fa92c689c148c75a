import { type Interview, longestAnswer, type Question, questions } from '../../rules/interview.ts';
import { type GameId, type HeroId } from '../../rules/names.ts';
import { type HeroView, type PublicHero } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { beginning, limits, shortened } from '../limits.ts';
import { button, card, modal, row, type Modal, type Row, type Screen } from '../screen.ts';
import { escape, plain } from './escape.ts';
import { type Opening } from './forms.ts';

/** GAME-04: what is asked about a build; each fits above a field of a form. */
export const asked: Record<Question, string> = {
  best: 'Which thing served you best?',
  regret: 'What would you not buy again?',
  plan: 'Which plan of yours did nobody see?',
  feared: 'Whom did you fear, and why?',
  advice: 'What is your advice to the others?',
};

/** How the thread of an interview is called. */
export const interviewThread = ({ name }: Pick<PublicHero, 'name'>): string =>
  shortened(`Interview: ${plain(name)}`, limits.threadName);

/** Below whatever asks: opens the form. */
export const answerRow = (game: GameId, hero: HeroId): Row =>
  row(button('Answer', writeCustomId('interview', { game, hero }), 'main'));

const numberedQuestions = questions.map((one, at) => `${at + 1}. ${asked[one]}`);

/**
 * The questions, for everybody to read; `mark` ends them. Nobody's words are in it, so that no filter
 * takes offence.
 */
export function interviewAsk(
  { id, player, lost }: Pick<PublicHero, 'id' | 'player' | 'lost'>,
  game: GameId,
  mark: string,
): Screen {
  const thanks = lost ? 'thank you for playing.' : 'you have won. Well done!';
  const shown = card(
    'Tell us about your build',
    [
      `<@${player}>, ${thanks} Everybody can read your build now (\`/game status\`), and would like to hear what you make of it:`,
      '',
      ...numberedQuestions,
      '',
      'Answer as many as you like: **Answer** opens a form. What you say is posted for everybody, and you can change it later.',
    ],
    [answerRow(game, id)],
  );
  return {
    ...shown,
    embeds: (shown.embeds ?? []).map((one) => ({ ...one, footer: { text: mark } })),
  };
}

/** One text a question, filled in with what was answered before. */
export const interviewForm = ({ game, id, view }: Opening): Modal =>
  modal(
    writeCustomId('interview-form', { game, ...(id.hero !== null && { hero: id.hero }) }),
    'About your build',
    questions.map((one) => ({
      id: one,
      label: asked[one],
      max: longestAnswer,
      required: false,
      long: true,
      value: beginning(view?.hero.interview?.[one] ?? '', longestAnswer),
    })),
  );

/** What was said, question by question; what was left open is left out. */
export const answerLines = (answers: Interview): string[] =>
  questions.flatMap((one) => {
    const said = answers[one];
    return said === undefined ? [] : ['', `**${asked[one]}**`, escape(said)];
  });

/** For the player alone: the questions, and how they are answered so far. */
export function ownInterview({ hero, everyone }: HeroView): Screen {
  const said = hero.interview;
  const lines = [
    'Say what you like about your build, and leave open what you do not. It is posted for everybody.',
    '**Answer** opens the form; by command each question has an option of `/me interview`.',
    ...(said ? answerLines(said) : ['', ...numberedQuestions]),
  ];
  // Much that has to be escaped may make more of them than a message holds; the form has it all.
  const text = shortened(lines.join('\n'), limits.embedDescription);
  return card('Your interview', [text], [answerRow(everyone.game, hero.id)]);
}

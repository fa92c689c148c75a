/** GAME-04: what whoever is out of the game is asked about the build, in this order. */
export const questions = ['best', 'regret', 'plan', 'feared', 'advice'] as const;
export type Question = (typeof questions)[number];

/** What was answered; a question that was left open is absent. */
export type Interview = Partial<Record<Question, string>>;

/** Of one answer, in characters as a reader counts them. */
export const longestAnswer = 500;

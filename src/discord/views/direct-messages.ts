import { say } from '../screen.ts';
import { escape } from './escape.ts';

const help = [
  'I am Marmello’s bot. Here you can bet on a duel in secret:',
  '“bet 5 on Bran” or “bet 3 on a tie” places or changes your bet, in whole gold; “withdraw” takes it back.',
  'Everything else is on your panel: `/now`. Rules: `/rules`. All commands: `/help`.',
];

/** What somebody can write to the bot. */
export const writtenHelp = say(...help);
/** The same for somebody who wrote something else. */
export const notUnderstood = say('I did not understand that, so nothing was done.', ...help);
/** What somebody wrote while the bot was away, and has bet by other means since. */
export const readTooLate = say(
  'I read this only now, and you have bet or taken a bet back since, so nothing was done.',
  'Write it again if you still mean it.',
);
/** Above what came of it, for whoever is in several games. */
export const ofGame = (name: string): string => `In **${escape(name)}**:`;

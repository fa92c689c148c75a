import { escape } from '../escape.ts';
import { answerLines } from '../interview.ts';
import { titled } from '../names.ts';
import { type Announcements } from './announcement.ts';
import { lossText } from './week.ts';

/** GAME-04: what somebody says of the own build. */
export const interviewAnnouncements: Announcements<'interviewed'> = {
  interviewed: ({ hero, title, loss, answers }) => ({
    title: `Interview with ${escape(hero.name)}`,
    body: [
      `${titled({ name: hero.name, title })}, ${loss ? `who ${lossText(loss)} in week ${loss.week}` : 'who won the game'}, on the build:`,
      ...answerLines(answers),
    ],
  }),
};

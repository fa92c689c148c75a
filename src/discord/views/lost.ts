import { type EventFaces } from '../../rules/event.ts';
import { type Loss } from '../../rules/game.ts';
import { escape } from './escape.ts';
import { fightLines } from './fight-lines.ts';
import { hostSays } from './host-says.ts';

type Died = EventFaces['died'];

/** GAME-03: what a player reads whose hero has lost, and how it came. The first line says why. */
export const lostLines = (loss: Loss | undefined, own: Died['own']): string[] => [
  `You have lost this game${loss ? whyLost(loss) : ''}. Your build is public now; \`/game status\` shows how the game stands. What do you make of it? **Answer** has some questions.`,
  ...hostSays(loss?.why),
  ...(own ? ['What came last:', ...fightLines(own.events)] : []),
];

/** What stands behind “You have lost this game”. */
export function whyLost({ cause, by }: Loss): string {
  switch (cause) {
    case 'monster':
      return `: ${by === null ? 'the monster' : escape(by)} has killed you`;
    case 'menagerie':
      return by === null
        ? ': you have died in the menagerie'
        : `: ${escape(by)} has killed you while you were looting`;
    case 'strikes':
      return ': you have passed three times with the monster undefeated';
    case 'removed':
      return ': the host has removed you';
    case 'left':
      return '';
  }
}

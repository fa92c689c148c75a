import { say, type Screen } from '../screen.ts';

/** What is answered where nothing was done and no rule of the game is why. */
export const notDone = {
  busy: say('Busy: nothing was changed. Please try again in a moment.'),
  tooFast: say('Slow down: nothing was done. Take a breath, then go on.'),
  notAMember: say(
    'Nothing was done: I am not a member of this server.',
    'Ask its manager to invite me.',
  ),
  gameGone: say('There is no such game any more.'),
  notPlayedHere: say('Nothing was done: that game is not played here.'),
  notYours: say(
    'Nothing was done: that is not yours to press.',
    'Your own panel is behind `/now`.',
  ),
  notAsked: say(
    'Nothing was written down: these questions are for whoever played that hero (GAME-04).',
    'What they answer is posted here, for you to read.',
  ),
  unknownCommand: say(
    'Nothing was done: I no longer know that command.',
    'Discord shows the present ones in a moment; `/help` lists them.',
  ),
  unreadable: say(
    'Nothing was done: one of those options cannot be read.',
    'Choose from what is offered while you type, and try again.',
  ),
};

/** On the panel of somebody whose button came too late. */
export const movedOn =
  'That button was made before things moved on, so nothing was done. Here is how they stand.';

/** For who presses on what was said of bets, once those are closed, or with nothing to stake. */
export const noBetNow = 'You can place no bet now. Here is how things stand.';

/** After a restart, for what nobody knows to have been done. */
export const notRecorded = 'I was restarted; your move was not recorded, please repeat it.';

/** For a button that means nothing any more; `fresh`: how things stand, where that is to be had. */
export function outOfDate(fresh: Screen | null): Screen {
  const words = 'Nothing was done: that button is out of date.';
  return fresh
    ? { ...fresh, content: `${words} Here is how things stand.` }
    : say(words, 'Use `/now` for your panel as it is.');
}

/** For a fault of ours: short enough to read out, and found in the log. */
export const broken = (fault: string): Screen =>
  say(
    `Something broke on my side (error ${fault}).`,
    'If your panel (`/now`) does not show it, your action was not done; please try again.',
  );

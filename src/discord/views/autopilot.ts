import { type Autopilot } from '../../rules/orders.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';

/** TURN-05: whether somebody's turns are played for them, and within what, one line for each limit. */
export const autopilotLines = ({ on, ...limits }: Autopilot): string[] => [
  on
    ? 'Your autopilot is on: it plays the turns in the menagerie that you do not take yourself.'
    : 'Your autopilot is off: a turn that you do not take is passed.',
  ...limitLines(limits),
];

export const limitLines = ({ spend, leastHp, fights }: Omit<Autopilot, 'on'>): string[] => [
  spend === null
    ? 'It spends as much gold as you have.'
    : spend === 0
      ? 'It spends no gold.'
      : `It spends ${spend} gold a week at most.`,
  leastHp === 0
    ? 'It enters with any HP.'
    : `It does not enter with fewer than ${leastHp} HP, and leaves a loot turn when it has fewer.`,
  fights
    ? 'It fights a monster that is undefeated, with whatever HP it has left, until one of the two is dead (MONSTER-02).'
    : 'It passes rather than fight a monster that is undefeated.',
];

export const autopilotCard = ({ autopilot }: HeroView): Screen =>
  card('Autopilot', [
    ...autopilotLines(autopilot),
    '',
    'A turn that it plays is played at its deadline, or at once where it begins and would end while you are away (`/me away`); what it plays costs no strike. One that it may not fight in is passed, as you would pass it. In it your hero reads the dearest things with its scroll, goes where it has noticed something, opens a chest if it has the key, buys what is dearer than what you wear, and leaves. Back in the void it takes curses off where it can, puts on what lies idle where a slot is free, and sets gems and the like on what it wears, for what comes after; what you have on when your turn begins is up to you. It sees what you see, goes round everything that it knows would hurt, and heeds your `/me orders` in fights.',
    '',
    'It never buys a red orb unseen or a curse, never takes what is there for good (a class, an ultimate, a favour), be it from an orb or from where it has noticed something, never puts on, takes off or uses what it is to leave alone (`/me orders`), never sells, never bets, and attacks nobody first.',
    '',
    'You change all this with the options of `/me autopilot`, at any time; nobody else sees your limits, but everybody is told that a turn was played so.',
  ]);

import { noWaySentences } from '../no-way.ts';
import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { phaseNames } from '../phases.ts';
import { tileName } from '../tiles.ts';
import { count } from '../times.ts';
import { type Sentences } from './sentences.ts';

const called = {
  game: 'the game',
  hero: 'your hero',
  title: 'the title',
  quote: 'the quote',
  note: 'the reason that you give',
  answer: 'each answer',
};

type WeekFacts = Pick<
  RefusalFacts,
  | 'bad name'
  | 'name taken'
  | 'monster name'
  | 'odd letters'
  | 'bet word'
  | 'bad zone'
  | 'channel taken'
  | 'game full'
  | 'already in'
  | 'no hero'
  | 'hero lost'
  | 'not interviewed'
  | 'nothing answered'
  | 'not in lobby'
  | 'still in lobby'
  | 'too few'
  | 'game over'
  | 'paused'
  | 'not paused'
  | 'not your turn'
  | 'turn begun'
  | 'no such spawn'
  | 'no map'
  | 'there already'
  | 'no safe way'
  | 'too few actions'
  | 'turn not begun'
  | 'monster stands'
  | 'stale'
  | 'not due'
>;

/** Refusals about the game and whose turn it is. */
export const weekRefusals: Sentences<WeekFacts> = {
  'bad name': ({ what, min, max }) => [
    `Nothing was written down: ${called[what]} needs ${min} to ${max} characters that can be read`,
    'Choose other words and send them again.',
  ],
  'name taken': ({ name }) => [
    `Nothing was written down: another hero is already called ${escape(name)}, or looks like it`,
    'Choose a name that nobody can take for theirs.',
  ],
  'monster name': ({ name, monster }) => [
    `You have not joined: ${escape(name)} is called like a monster, ${escape(monster)}, or looks like it`,
    'Choose a name that nobody can take for a monster’s.',
  ],
  'odd letters': ({ name }) => [
    `You have not joined: in ${escape(name)} are letters of several alphabets, or some that pass for others`,
    'Write the name with the letters of one alphabet.',
  ],
  'bet word': ({ name }) => [
    `You have not joined: a bet on ${escape(name)} could be taken for one on something else`,
    'Choose another: “tie” and “draw” are what one bets on, and an h with a number, such as “h1”, stands for a hero there.',
  ],
  'bad zone': ({ zone }) => [
    `The game was not made: there is no time zone “${escape(zone)}”`,
    'Type your city and take one of the zones that are offered, for example Europe/Rome.',
  ],
  'channel taken': ({ game }) => [
    `The game was not made: “${escape(game)}” is being played in that channel`,
    'Choose another channel with the option `channel`, or have a host of that game end it first (`/game status`).',
  ],
  'game full': ({ most }) => [
    `You have not joined: all ${most} seats are taken`,
    'Wait for the next game, or open one in another channel.',
  ],
  'already in': ({ name }) => [
    `You have not joined again: you already play ${escape(name)} here`,
    'To change your hero, leave with `/game leave` and join anew before the game starts.',
  ],
  'no hero': ({ phase }) => [
    'Nothing was done: you have no hero in this game',
    phase === 'lobby'
      ? 'Join with the button on its post or with `/game join`.'
      : 'It began without you; `/game status` shows how it stands, and the next one is open to you.',
  ],
  'hero lost': ({ name }) => [
    `Nothing was done: ${escape(name)} has lost this game`,
    'You can still follow it: `/game status` shows how it stands.',
  ],
  'not interviewed': () => [
    'Nothing was written down: you are interviewed about your build once you have lost, or the game is won',
    'Play on; until then your build is nobody else’s business.',
  ],
  'nothing answered': () => [
    'Nothing was written down: not one of the questions is answered',
    'Answer any that you like, and leave the others open.',
  ],
  'not in lobby': ({ phase }) => [
    `Nothing was done: this game has already begun (${phaseNames[phase]})`,
    'Wait for the next game, or open one in another channel.',
  ],
  'still in lobby': () => [
    'Nothing was done: this game has not begun yet',
    'Its host starts it with `/game start` once everybody is in.',
  ],
  'too few': ({ players, least }) => [
    `The game was not started: it has ${count(players, 'player')} and needs ${least}`,
    'Ask others to press Join, then start it again.',
  ],
  'game over': ({ phase }) => [
    `Nothing was done: ${phaseNames[phase]}`,
    'Open the next one with `/game create`.',
  ],
  paused: () => [
    'Nothing was done: the game is paused, and so are all its deadlines',
    'Its host goes on with `/host resume`; nobody loses time.',
  ],
  'not paused': () => [
    'Nothing was changed: the game is not paused',
    '`/game status` shows how it stands.',
  ],
  'not your turn': ({ whose }) => [
    whose.length === 0
      ? 'Nothing was done: no turn is open now'
      : `Nothing was done: it is the turn of ${listed(whose.map(escape))}`,
    'You are told when your turn is unlocked; `/now` shows what you can do meanwhile.',
  ],
  'turn begun': () => [
    'Nothing was done: your hero has already entered the menagerie',
    'Go on from your panel (`/now`), or end the turn there.',
  ],
  'no map': () => [
    'You have not moved: this week’s menagerie has no map',
    'Everything is near: buy what you like, or end your turn.',
  ],
  'there already': ({ tile, wall }) => [
    wall
      ? `You have not moved: ${tileName(tile)} is a wall, and you stand beside it, as near as one comes`
      : `You have not moved: you are on ${tileName(tile)} already, or beside it, as near as one comes`,
    'Look at an orb there, walk on, or end your turn.',
  ],
  'too few actions': ({ tile, least, spare, left }) => [
    `Nothing was done: the way to ${tileName(tile)} takes ${count(least, 'action')} at least, ${spare > 0 ? `what you want there ${spare} more, ` : ''}and you have ${left} left`,
    'With the last one your loot turn is over. Arrows take one at a time; what is nearer can still be had.',
  ],
  'no safe way': noWaySentences,
  'no such spawn': ({ free }) => [
    free.length === 0
      ? 'You have not entered: this turn leads to no map on which a tile could be chosen'
      : 'You have not entered: that is no spawn tile on which you have room',
    free.length === 0
      ? 'Enter without naming a tile.'
      : `Choose one of ${listed(free.map(tileName))}, or none and the lot decides.`,
  ],
  'turn not begun': () => [
    'Nothing was done: your hero has not entered the menagerie yet',
    'Press Enter on your panel (`/now`) first.',
  ],
  'monster stands': ({ monster }) => [
    `Nothing was done: ${escape(monster)} is undefeated and guards the loot`,
    'Somebody has to defeat it first.',
  ],
  stale: () => [
    'Nothing was done: things have moved on since that was shown',
    'Here is how they stand now; `/now` always shows it.',
  ],
  'not due': () => ['Nothing was done: it is not time for that yet', '`/now` shows until when.'],
};

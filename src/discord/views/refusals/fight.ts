import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { count } from '../times.ts';
import { tileName } from '../tiles.ts';
import { type Sentences } from './sentences.ts';

const aims = {
  self: 'nobody but yourself',
  enemy: 'one enemy',
  ally: 'one of your own side',
  anybody: 'one creature',
  tile: 'a tile',
};

/** Refusals of an action in a fight. */
export const fightRefusals: Sentences<FightRefusalFacts> = {
  'fight over': () => ['Nothing was done: the fight is over', '`/now` shows what comes next.'],
  'no such creature': () => [
    'Nothing was done: nobody of that name fights here',
    'Your panel (`/now`) names everybody on the board.',
  ],
  'not standing': ({ name }) => [
    `Nothing was done: ${escape(name)} is no longer standing`,
    'Choose somebody else.',
  ],
  'wait your turn': ({ whose }) => [
    `Nothing was done: it is the turn of ${escape(whose)} in this fight`,
    'Your panel calls you when it is yours.',
  ],
  'answer first': ({ of }) => [
    `Nothing was done: ${escape(of)} has to answer a question first`,
    'The fight goes on with the answer.',
  ],
  'nothing asked': () => [
    'Nothing was answered: you are not being asked about that',
    'Your panel (`/now`) shows what you can do.',
  ],
  'no actions left': () => [
    'Nothing was done: both actions of this turn are spent',
    'End your turn; you have two actions again in the next.',
  ],
  'no such target': () => [
    'Nobody was attacked: there is no such target',
    'Your panel (`/now`) offers those in range.',
  ],
  'nobody to check': ({ self, others }) => [
    self
      ? 'Nobody’s health was checked: that is your own hero'
      : 'Nobody’s health was checked: nobody of that name fights here',
    `${self ? 'Your HP stand on your panel (`/now`). ' : ''}You can ask about ${listed(others.map(escape), 'nobody')}.`,
  ],
  'own side': ({ target }) => [
    `Nobody was attacked: ${escape(target)} is on your side`,
    'Choose an enemy.',
  ],
  'target dead': ({ target }) => [
    `Nobody was attacked: ${escape(target)} is dead already`,
    'Choose somebody else.',
  ],
  'target hidden': () => [
    'Nobody was attacked: you cannot see that target',
    'Look for it, or choose somebody whom you see.',
  ],
  'no such attack': ({ attacks }) => [
    'Nobody was attacked: you have no such attack',
    `You have ${listed(attacks.map(escape), 'none')}.`,
  ],
  'out of range': ({ target, attack, range, distance }) => [
    `Nobody was attacked: ${escape(target)} is ${count(distance, 'tile')} away, and ${escape(attack)} reaches ${range}`,
    'Move nearer first, or choose another attack.',
  ],
  'no line of sight': ({ target }) => [
    `Nobody was attacked: something stands between you and ${escape(target)}`,
    'Move to where you see them.',
  ],
  'cannot move so': ({ kind, kinds }) => [
    `You have not moved: you cannot ${kind}`,
    `You can ${listed(kinds)}.`,
  ],
  'no such tile': () => [
    'You have not moved: there is no such tile',
    'Tiles are named by column and row, for example C4.',
  ],
  'already there': ({ tile }) => [
    `You have not moved: you stand on ${tileName(tile)} already`,
    'Choose another tile.',
  ],
  'tile taken': ({ tile }) => [
    `You have not moved: ${tileName(tile)} is taken`,
    'Choose a free tile.',
  ],
  'out of reach': ({ tile, speed }) => [
    `You have not moved: ${tileName(tile)} is farther than ${count(speed, 'tile')} away`,
    'Go as far as you can; the chooser on your panel lists what is in reach.',
  ],
  'no such condition': ({ condition }) => [
    `Nothing was done: you are not ${condition}`,
    'Use the action for something else.',
  ],
  'condition forbids': ({ condition }) => [
    `Nothing was done: you are ${condition}, which keeps you from that`,
    'Your panel (`/now`) shows what you still can do.',
  ],
  'search elsewhere': () => [
    'Nothing was searched: you do not stand in that square of 5 by 5',
    'Name the north-west tile of a square with you inside.',
  ],
  'not mounted': () => ['Nothing was done: you ride nobody', 'Use the action for something else.'],
  'no such ability': () => [
    'Nothing was done: you have no such ability now',
    'Your panel (`/now`) shows what you have.',
  ],
  'mounted already': () => ['Nobody was mounted: you ride somebody already', 'Unmount first.'],
  'no such mount': () => [
    'Nobody was mounted: there is nobody like that to ride',
    'Your panel (`/now`) shows what you can do.',
  ],
  'mount unwilling': ({ mount }) => [
    `Nobody was mounted: ${escape(mount)} has not agreed to it`,
    'Ask its player, or ride a mount of your own.',
  ],
  'mount too small': ({ mount }) => [
    `Nobody was mounted: ${escape(mount)} is not larger than you`,
    'Ride somebody of a greater size.',
  ],
  'mount taken': ({ mount }) => [
    `Nobody was mounted: ${escape(mount)} carries somebody, or is carried, already`,
    'Wait until it is free.',
  ],
  'mount too far': ({ mount, distance }) => [
    `Nobody was mounted: ${escape(mount)} is ${count(distance, 'tile')} away`,
    'Go next to it first.',
  ],
  'used enough': ({ each, times }) => [
    `Nothing was used: that works ${times === 1 ? 'once' : `${times} times`} a ${each}`,
    'Your panel (`/now`) shows what you still can do.',
  ],
  'no charge left': () => [
    'Nothing was used: it has no charge left',
    'Your panel (`/now`) shows what you still can do.',
  ],
  'aim otherwise': ({ on }) => [
    `Nothing was used: that is aimed at ${aims[on]}`,
    'Choose it so and try again.',
  ],
  'no place for a trap': ({ tile }) => [
    `Nothing was placed: ${tileName(tile)} takes no trap`,
    'Choose open ground that is no spawn tile.',
  ],
  'no trap of yours': ({ tile }) => [
    `Nothing was picked up: no trap of yours lies ready at ${tileName(tile)}`,
    'Stand beside one that has not been sprung.',
  ],
  'no ally': ({ target }) => [
    `Nothing was used: ${escape(target)} is not on your side`,
    'Choose somebody who is.',
  ],
  'tile out of range': ({ tile, attack, range, distance }) => [
    `Nothing was used: ${tileName(tile)} is ${count(distance, 'tile')} away, and ${escape(attack)} reaches ${range}`,
    'Choose a tile nearer to you.',
  ],
  'tile out of sight': ({ tile }) => [
    `Nothing was used: something stands between you and ${tileName(tile)}`,
    'Choose a tile that you see.',
  ],
  'not in this fight': ({ mode }) => [
    mode === 'duel'
      ? 'Nothing was done: that has no place in a duel'
      : 'Nothing was done: that belongs to duels',
    'Your panel (`/now`) shows what you can do.',
  ],
  'not offered': () => [
    'Nothing was done: that cannot be done now',
    'Your panel (`/now`) shows what can.',
  ],
  'thumb already up': () => [
    'Nothing was done: your thumb is up already',
    'The monster comes when your opponent’s is too.',
  ],
  'monster already out': ({ monster }) => [
    `Nothing was done: ${escape(monster)} is out already`,
    'Fight on.',
  ],
};

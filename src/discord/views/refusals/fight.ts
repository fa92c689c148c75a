import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { count } from '../times.ts';
import {
  nearestTile,
  otherAbilities,
  otherMounts,
  otherTargets,
  squares,
  stillPossible,
  undone,
  waysToReach,
} from './instead.ts';
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
    `Nothing was done: it is ${whose === '' ? 'somebody else’s turn' : `the turn of ${escape(whose)}`} in this fight`,
    'Your panel calls you when it is yours.',
  ],
  'answer first': ({ of }) => [
    `Nothing was done: ${of === '' ? 'somebody' : escape(of)} has to answer a question first`,
    'The fight goes on with the answer.',
  ],
  'nothing asked': () => [
    'Nothing was answered: you are not being asked about that',
    'Your panel (`/now`) shows what you can do.',
  ],
  'no actions left': () => [
    'Nothing was done: the actions of this turn are spent',
    'End your turn; you have actions again in the next.',
  ],
  'no such target': (facts) => [`${undone(facts)}: there is no such target`, otherTargets(facts)],
  'nobody to check': ({ self, others }) => [
    self
      ? 'Nobody’s health was checked: that is your own hero'
      : 'Nobody’s health was checked: nobody of that name fights here',
    `${self ? 'Your HP stand on your panel (`/now`). ' : ''}You can ask about ${listed(others.map(escape), 'nobody')}.`,
  ],
  'own side': (facts) => [
    `${undone(facts)}: ${escape(facts.target)} is on your side`,
    otherTargets(facts),
  ],
  'target dead': (facts) => [
    `${undone(facts)}: ${escape(facts.target)} is dead already`,
    otherTargets(facts),
  ],
  'target hidden': (facts) => [`${undone(facts)}: you cannot see that target`, otherTargets(facts)],
  'no such attack': ({ attacks }) => [
    'Nobody was attacked: you have no such attack',
    `You have ${listed(attacks.map(escape), 'none')}.`,
  ],
  'out of range': (facts) => [
    `${undone(facts)}: ${escape(facts.target)} is ${count(facts.distance, 'tile')} away, and ${escape(facts.attack)} reaches ${facts.range}`,
    waysToReach(facts),
  ],
  'no line of sight': (facts) => [
    `${undone(facts)}: something stands between you and ${escape(facts.target)}`,
    waysToReach(facts),
  ],
  'cannot move so': ({ kind, kinds }) => [
    `You have not moved: you cannot ${kind}`,
    `You can ${listed(kinds)}.`,
  ],
  'no such tile': ({ last }) => [
    'Nothing was done: there is no such tile',
    `Tiles are named by column and row, here from A1 to ${tileName(last)}.`,
  ],
  'already there': (facts) => [
    `You have not moved: you stand on ${tileName(facts.tile)} already`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'tile taken': (facts) => [
    `You have not moved: ${tileName(facts.tile)} has no room for you`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'out of reach': (facts) => [
    `You have not moved: ${tileName(facts.tile)} is more than ${count(facts.speed, 'tile')} of movement away`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'no such condition': (facts) => [
    `Nothing was done: you are not ${facts.condition}`,
    stillPossible(facts),
  ],
  'condition forbids': (facts) => [
    `Nothing was done: you are ${facts.condition}, which keeps you from that`,
    stillPossible(facts),
  ],
  'search elsewhere': (facts) => [
    'Nothing was searched: you do not stand in that square of 5 by 5',
    squares(facts),
  ],
  'searched enough': (facts) => [
    `Nothing was searched: you have investigated ${facts.most} times in this loot round`,
    stillPossible(facts),
  ],
  'not mounted': (facts) => ['Nothing was done: you ride nobody', stillPossible(facts)],
  'no such ability': (facts) => [
    'Nothing was done: you have no such ability now',
    otherAbilities(facts),
  ],
  'mounted already': () => ['Nobody was mounted: you ride somebody already', 'Unmount first.'],
  'no such mount': (facts) => [
    'Nobody was mounted: there is nobody like that to ride',
    otherMounts(facts),
  ],
  'mount unwilling': (facts) => [
    `Nobody was mounted: ${escape(facts.mount)} has not agreed to it`,
    `Ask its player. ${otherMounts(facts)}`,
  ],
  'mount too small': (facts) => [
    `Nobody was mounted: ${escape(facts.mount)} is not larger than you`,
    otherMounts(facts),
  ],
  'mount taken': (facts) => [
    `Nobody was mounted: ${escape(facts.mount)} carries somebody, or is carried, already`,
    otherMounts(facts),
  ],
  'mount too far': (facts) => [
    `Nobody was mounted: ${escape(facts.mount)} is ${count(facts.distance, 'tile')} away`,
    `Go next to it first. ${otherMounts(facts)}`,
  ],
  'used enough': (facts) => [
    `Nothing was used: that works ${facts.times === 1 ? 'once' : `${facts.times} times`} a ${facts.each}`,
    otherAbilities(facts),
  ],
  'not learned': (facts) => [
    `Nothing was used: that comes with level ${facts.level}`,
    otherAbilities(facts),
  ],
  'no charge left': (facts) => ['Nothing was used: it has no charge left', otherAbilities(facts)],
  'too little hp': (facts) => [
    `Nothing was used: it costs ${facts.hp} HP, and you would not live through that`,
    otherAbilities(facts),
  ],
  'aim otherwise': (facts) => [
    `Nothing was used: that is aimed at ${aims[facts.on]}`,
    facts.on === 'self' || facts.on === 'tile'
      ? 'Choose it so and try again.'
      : otherTargets(facts),
  ],
  'no place for a trap': (facts) => [
    `Nothing was placed: ${tileName(facts.tile)} takes no trap`,
    nearestTile(facts, 'that takes one'),
  ],
  'no trap of yours': (facts) => [
    `Nothing was picked up: no trap of yours lies ready at ${tileName(facts.tile)}`,
    nearestTile(facts, 'where one of yours does'),
  ],
  'no ally': (facts) => [
    `Nothing was used: ${escape(facts.target)} is not on your side`,
    otherTargets(facts),
  ],
  'tile out of range': (facts) => [
    `Nothing was done: ${tileName(facts.tile)} is ${count(facts.distance, 'tile')} away, and ${escape(facts.attack)} reaches ${facts.range}`,
    nearestTile(facts, 'that would do'),
  ],
  'tile out of sight': (facts) => [
    `Nothing was used: something stands between you and ${tileName(facts.tile)}`,
    nearestTile(facts, 'that would do'),
  ],
  'not in this fight': (facts) => [
    facts.mode === 'duel'
      ? 'Nothing was done: that has no place in a duel'
      : 'Nothing was done: that belongs to duels',
    stillPossible(facts),
  ],
  'not offered': (facts) => ['Nothing was done: that cannot be done now', stillPossible(facts)],
  'thumb already up': () => [
    'Nothing was done: your thumb is up already',
    'The monster comes when your opponent’s is too.',
  ],
  'monster already out': ({ monster }) => [
    `Nothing was done: ${escape(monster)} is out already`,
    'Fight on.',
  ],
};

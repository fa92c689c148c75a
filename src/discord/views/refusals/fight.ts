import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { count } from '../times.ts';
import { otherTargets, stillPossible, undone, waysToReach } from './instead.ts';
import type { movingRefusals } from './moving.ts';
import { type Sentences } from './sentences.ts';
import type { usingRefusals } from './using.ts';

/** What is told elsewhere. */
type Elsewhere = keyof typeof movingRefusals | keyof typeof usingRefusals;

/** Refusals of anything else in a fight. */
export const fightRefusals: Sentences<Omit<FightRefusalFacts, Elsewhere>> = {
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
    'All else waits for the answer.',
  ],
  'nothing asked': () => [
    'Nothing was answered: you are not being asked about that',
    'Your panel (`/now`) shows what you can do.',
  ],
  'no actions left': ({ along, peace }) =>
    along === undefined
      ? [
          'Nothing was done: the actions of this turn are spent',
          'End your turn; you have actions again in the next.',
        ]
      : [
          `Nothing was done: ${escape(along)} has no action left in this turn`,
          peace
            ? 'It acts again with each action of your hero: go on, or wait.'
            : 'It acts again in the next turn of your hero.',
        ],
  'no such target': (facts) => [`${undone(facts)}: there is no such target`, otherTargets(facts)],
  'nobody to check': ({ others }) => [
    'Nobody’s health was checked: nobody of that name fights here',
    `You can ask about ${listed(others.map(escape), 'nobody')}.`,
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
  'no such condition': (facts) => [
    `Nothing was done: you are not ${facts.condition}`,
    stillPossible(facts),
  ],
  'condition forbids': (facts) => [
    `Nothing was done: ${facts.of === undefined ? 'you are' : `${escape(facts.of)} is`} ${facts.condition}, which forbids that`,
    stillPossible(facts),
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
  'no monster to come': () => [
    'No thumb was raised: no monster can be released into this duel',
    'Fight on, or concede.',
  ],
  'monster already out': ({ monster, waits }) => [
    `Nothing was done: ${escape(monster)} ${waits ? 'is let out already, and waits for room' : 'is out already'}`,
    'Fight on.',
  ],
};

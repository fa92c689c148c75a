import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { count } from '../times.ts';
import { nearestTile, otherAbilities, otherTargets, squares, stillPossible } from './instead.ts';
import { tileName } from '../tiles.ts';
import { type Sentences } from './sentences.ts';

const aims = {
  self: 'nobody but yourself',
  enemy: 'one enemy',
  ally: 'one of your own side',
  anybody: 'one creature',
  tile: 'a tile',
};

const grounds = {
  'no push': 'that neither pushes nor pulls anybody',
  card: 'its card says whom it grounds, and leaves you no choice',
  'nobody aloft': 'nobody whom it would move is known to be in the air',
};

/** ITEM-27, WEEK-03: in what so many uses are, and when they come back. */
const bounds = {
  turn: 'a turn',
  round: 'a round',
  fight: 'a fight',
  week: 'each week, and is back once you level up',
  game: 'in the whole game, and never comes back',
};

type Facts = Pick<
  FightRefusalFacts,
  | 'no such ability'
  | 'used up'
  | 'used enough'
  | 'not learned'
  | 'not powered'
  | 'not in quests'
  | 'no charge left'
  | 'one spell a turn'
  | 'aim otherwise'
  | 'nobody to ground'
  | 'no place for a trap'
  | 'no trap of yours'
  | 'too many traps'
  | 'lies already'
  | 'left behind'
  | 'trap left behind'
  | 'no ally'
  | 'tile out of range'
  | 'tile out of sight'
  | 'no room there'
  | 'search elsewhere'
  | 'searched enough'
>;

/** Refusals of abilities, traps and searches. */
export const usingRefusals: Sentences<Facts> = {
  'no such ability': (facts) => [
    'Nothing was done: you have no such ability now',
    otherAbilities(facts),
  ],
  'used up': ({ thing, ...facts }) => [
    `Nothing was used: ${escape(thing)} is used up`,
    otherAbilities(facts),
  ],
  'used enough': ({ each, times, walk, ...facts }) => [
    `Nothing was used: that works ${times === 1 ? 'once' : `${times} times`} ${walk ? 'in a whole loot turn, as it gives gold or charges' : bounds[each]}`,
    otherAbilities(facts),
  ],
  'not learned': (facts) => [
    `Nothing was used: that comes with level ${facts.level}`,
    otherAbilities(facts),
  ],
  'not powered': (facts) => [
    'Nothing was used: that works only with a manatech crystal in the thing',
    otherAbilities(facts),
  ],
  'not in quests': (facts) => [
    'Nothing was used: that is disabled in quests',
    otherAbilities(facts),
  ],
  'no charge left': (facts) => ['Nothing was used: it has no charge left', otherAbilities(facts)],
  'one spell a turn': (facts) =>
    facts.instead?.peace
      ? [
          'Nothing was used, and no charge was spent: one spell or scroll at a time, and you have just used one',
          'Do something else first, or wait; then the next one works.',
        ]
      : [
          'Nothing was used: one spell or scroll a turn, and this turn has had it',
          otherAbilities(facts),
        ],
  'aim otherwise': (facts) => [
    `Nothing was used: that is aimed at ${aims[facts.on]}`,
    facts.on === 'self' || facts.on === 'tile'
      ? 'Choose it so and try again.'
      : otherTargets(facts),
  ],
  'nobody to ground': (facts) => [
    `Nothing was used: ${grounds[facts.why]}`,
    'Use it without grounding anybody.',
  ],
  'no place for a trap': (facts) => [
    `Nothing was placed: ${tileName(facts.tile)} takes no trap`,
    nearestTile(facts, 'that takes one'),
  ],
  'no trap of yours': (facts) => [
    `Nothing was picked up: no trap of yours lies ready at ${tileName(facts.tile)}`,
    nearestTile(facts, 'where one of yours does'),
  ],
  'too many traps': (facts) => [
    `Nothing was placed: ${count(facts.most, 'trap')} of yours lie there already`,
    'Pick one of them up first.',
  ],
  'lies already': (facts) => [
    `Nothing was placed: that trap lies at ${tileName(facts.tile)} already`,
    'Pick it up there first, or place another.',
  ],
  'left behind': (facts) => [
    `Nothing was done: whoever ${escape(facts.target)} belongs to is away, and until then it is safe`,
    otherTargets(facts),
  ],
  'trap left behind': (facts) => [
    `Nothing was picked up: the trap at ${tileName(facts.tile)} is somebody else’s, and what others have left here nobody takes or breaks`,
    nearestTile(facts, 'with one of yours'),
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
    `Nothing was done: something stands between you and ${tileName(facts.tile)}`,
    nearestTile(facts, 'that would do'),
  ],
  'no room there': (facts) => [
    `Nothing was used: nobody has room to appear at ${tileName(facts.tile)} or near it`,
    nearestTile(facts, 'that would do'),
  ],
  'search elsewhere': (facts) => [
    'Nothing was searched: you do not stand in that square of 5 by 5',
    squares(facts),
  ],
  'searched enough': (facts) => [
    `Nothing was searched: you have investigated ${facts.most} times in this loot round`,
    stillPossible(facts),
  ],
};

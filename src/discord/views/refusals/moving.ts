import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { count } from '../times.ts';
import { nearestTile, otherMounts, stillPossible } from './instead.ts';
import { tileName } from '../tiles.ts';
import { type Sentences } from './sentences.ts';

type Facts = Pick<
  FightRefusalFacts,
  | 'cannot move so'
  | 'no such tile'
  | 'already there'
  | 'tile taken'
  | 'out of reach'
  | 'walled off'
  | 'across water'
  | 'not all water'
  | 'riding'
  | 'not mounted'
  | 'mounted already'
  | 'no such mount'
  | 'mount unwilling'
  | 'mount too small'
  | 'mount not in slot'
  | 'mount taken'
  | 'mount too far'
>;

/** Refusals of a way to go, and of riding. */
export const movingRefusals: Sentences<Facts> = {
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
    `You have not moved: there is no room on ${tileName(facts.tile)}`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'walled off': (facts) => [
    `You have not moved: a force wall stands between you and ${tileName(facts.tile)}`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'across water': (facts) => [
    `You have not moved: the Styx lies between you and ${tileName(facts.tile)}, and through it one swims`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'not all water': (facts) => [
    `You have not moved: one swims in the Styx alone, and the way to ${tileName(facts.tile)} is not all Styx`,
    nearestTile(facts, 'that you can reach so'),
  ],
  riding: (facts) => [
    `You have not moved: you ride ${escape(facts.mount)}, which carries you`,
    `Press **Lead ${escape(facts.mount)}**, or say \`by:\`, to move it; or get off first.`,
  ],
  'out of reach': (facts) => [
    `You have not moved: ${tileName(facts.tile)} is more than ${count(facts.speed, 'tile')} of movement away`,
    nearestTile(facts, 'that you can reach so'),
  ],
  'not mounted': (facts) => ['Nothing was done: you ride nobody', stillPossible(facts)],
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
  'mount not in slot': (facts) => [
    `Nobody was mounted: ${escape(facts.mount)} is not in your mount slot`,
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
};

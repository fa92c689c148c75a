import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { type Sentences } from './sentences.ts';

type Kind =
  | 'goods of no use'
  | 'goods look alike'
  | 'goods like a hero'
  | 'another thing'
  | 'goods want a reason'
  | 'too many goods'
  | 'goods stand';

const noUse: Record<RefusalFacts['goods of no use']['why'], [why: string, now: string]> = {
  kinds: [
    'things of its kinds lie in no orb, so that nobody could have it',
    'Give it other “kinds”, or leave it out.',
  ],
  'no week': [
    'nobody would meet a boss or a Skeli that is new',
    'Say with “week” when it comes, in the place of “part”, or leave it out.',
  ],
  week: [
    'its “week” is over, so that nobody would meet it',
    'Give it a later “week”, or leave it out.',
  ],
  outdone: [
    'a stronger monster comes in its place from the next week on, and this week’s stays as it is',
    'Leave it out.',
  ],
  stalls: [
    'it is a menagerie to walk in, and this game fights on arenas only',
    'Leave out its stalls and hiding places.',
  ],
  guards: [
    'one of its guards is no Skeli of this game',
    'Name after “skeli” one that this game has, as the map does now.',
  ],
};

const parts: Record<RefusalFacts['another thing']['part'], string> = {
  kind: 'is something else than this file brings (an item, a monster or a map), and stays that',
  kinds: 'has other “kinds”, and stays that kind of thing',
  slot: 'goes into another “slot”, and stays that kind of thing',
  part: 'is a monster of another sort (a week’s, a boss or a Skeli), and stays that',
  week: 'comes in another “week”, which would be left without it',
};

/** Refusals of goods that a host brings; nothing of the file was taken. */
export const broughtRefusals: Sentences<Pick<RefusalFacts, Kind>> = {
  'goods of no use': ({ name, why }) => {
    const [because, now] = noUse[why];
    return [`Nothing was taken: ${escape(name)} cannot be brought, as ${because}`, now];
  },
  'goods look alike': ({ name, other }) => [
    `Nothing was taken: ${escape(name)} looks like ${escape(other)}, which this game has`,
    'Write the name as it is to change that one, or choose another name.',
  ],
  'goods like a hero': ({ name, hero }) => [
    name === hero
      ? `Nothing was taken: a hero of this game is called ${escape(hero)}`
      : `Nothing was taken: ${escape(name)} looks like ${escape(hero)}, who is a hero of this game`,
    'Choose another name for the monster.',
  ],
  'another thing': ({ name, part }) => [
    `Nothing was taken: ${escape(name)} of this game ${parts[part]}`,
    'Keep that as it is, or choose another name for a new thing.',
  ],
  'goods want a reason': ({ names }) => [
    `Nothing was taken: this changes ${listed(names.map((name) => escape(name)))}, and everybody shall read why`,
    'Say why with `why`.',
  ],
  'too many goods': ({ most }) => [
    `Nothing was taken: a game has ${most} goods of its own at most`,
    'Change some of those that it has.',
  ],
  'goods stand': () => [
    'Nothing was taken: all of this is so already',
    'Change something in the file, and send it again.',
  ],
};

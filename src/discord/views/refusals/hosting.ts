import { houseRules } from '../../../rules/house.ts';
import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { settingValue } from '../settings.ts';
import { type Sentences } from './sentences.ts';

type HostingFacts = Pick<
  RefusalFacts,
  | 'bad setting'
  | 'setting stands'
  | 'no such hero'
  | 'begun since'
  | 'not host'
  | 'already host'
  | 'bot as host'
  | 'hero lives'
  | 'no monster to play'
  | 'monster taken'
  | 'monster not taken'
>;

/** Refusals of what only a host does. */
export const hostingRefusals: Sentences<HostingFacts> = {
  'bad setting': ({ setting, min, max }) =>
    houseRules[setting].unit === 'yes or no'
      ? [
          `The setting “${setting}” was not changed: it is yes or no`,
          `Say yes or no, as 1 or 0 in a command. ${houseRules[setting].says}`,
        ]
      : [
          `The setting “${setting}” was not changed: it goes from ${min} to ${max}`,
          `Send a number between them. ${houseRules[setting].says}`,
        ],
  'setting stands': ({ setting, value, from }) => [
    `Nothing was changed, and nobody was told: “${setting}” is ${settingValue(setting, value)} ${from === 'now' ? 'already' : 'from next week on, as was announced'}`,
    `To change it, give another value. ${houseRules[setting].says}`,
  ],
  'no such hero': () => [
    'Nobody was removed: no hero of this game has that name',
    'Choose one of the names that are offered; `/game status` shows them all.',
  ],
  'not host': ({ hosts }) => [
    'Nothing was done: only a host of this game may do that',
    `Ask ${listed(hosts.map((host) => `<@${host}>`))}. Who manages the server can take over with \`/host take-over\`.`,
  ],
  'already host': ({ self }) => [
    `Nothing was changed: ${self ? 'you are' : 'that person is'} a host of this game already`,
    '`/game status` shows who the hosts are.',
  ],
  'bot as host': ({ player }) => [
    `Nobody was made a host: <@${player}> is a bot, and a host is a person`,
    'Choose somebody else.',
  ],
  'hero lives': ({ name }) => [
    `You do not play the monster: your own hero ${escape(name)} lives in this game, and you would fight your rivals and see what only those in the fight see`,
    'It plays itself well enough; a host whose hero is out, or who has none, may take it.',
  ],
  'no monster to play': () => [
    'No monster was taken: nobody fights it now',
    'Take it once somebody has entered and fights it; that is announced.',
  ],
  'monster taken': ({ by, self }) => [
    `Nothing was done: ${self ? 'you play the monster already' : `<@${by}> plays the monster`}`,
    self
      ? 'Its panel is behind **Host Panel** under `/game status`; there you can give it back.'
      : 'It plays itself again when they give it back, or when this fight is over.',
  ],
  'monster not taken': ({ fights }) => [
    'Nothing was done: you play no monster now',
    fights
      ? '**Host Panel** under `/game status` lets you take the one of this fight, unless another host plays it.'
      : 'Nobody fights one now; a host can take it once somebody does.',
  ],
  'begun since': ({ name }) => [
    `Nobody was removed: the game has begun since you were asked, and to remove ${escape(name)} from it would be for good`,
    'Choose again if that is what you want.',
  ],
};

import { anywhere, group, inGame } from '../command.ts';
import {
  choice,
  optional,
  text,
  textChannel,
  wholeNumber,
  type Option,
  type Options,
} from '../options.ts';
import { card, say } from '../screen.ts';
import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { createGame } from '../creating.ts';
import { zoneOption } from '../suggestions/zones.ts';
import { leaving } from '../leaving.ts';
import { settingLines } from '../views/settings.ts';
import { statusFor } from '../views/host.ts';

const settings = Object.keys(houseRules) as HouseSetting[];
/** Discord's option names have no spaces. */
const optionName = (setting: HouseSetting) => setting.replaceAll(' ', '-');

function settingOption(setting: HouseSetting): Option<number | null> {
  const { says, unit, min, max } = houseRules[setting];
  if (unit !== 'yes or no') return optional(wholeNumber(says, { min, max }));
  const yesNo = optional(choice(says, { yes: 'yes', no: 'no' }));
  return { ...yesNo, read: (raw) => Number(yesNo.read(raw) === 'yes') };
}

const houseOptions: Options = Object.fromEntries(
  settings.map((setting) => [optionName(setting), settingOption(setting)]),
);

const create = anywhere({
  name: 'create',
  description: 'Open a new game in this channel, or in another one',
  options: {
    name: text('What the game is called', { min: 2, max: 60 }),
    zone: zoneOption,
    channel: optional(textChannel('Where it is played; here, if you name none')),
    ...houseOptions,
  },
  run: ({ caller, desk, options }) => {
    const given = options as unknown as Record<string, number | null>;
    const house = settings.flatMap((setting) => {
      const value = given[optionName(setting)];
      return typeof value === 'number' ? [[setting, value] as const] : [];
    });
    const { name, zone, channel } = options;
    return createGame(desk, caller, {
      name,
      zone,
      house: Object.fromEntries(house),
      channel: channel ?? caller.channel,
    });
  },
});

const join = inGame({
  name: 'join',
  description: 'Join this channel’s game with a hero of yours',
  options: {
    name: text('Your hero’s name, 2 to 32 characters', { min: 2, max: 32 }),
    title: optional(text('Your hero’s title, for example “the Tinker”', { max: 60 })),
  },
  run: ({ act, options: { name, title } }) => act({ do: 'join', name, title: title ?? '' }),
});

const leave = inGame({
  name: 'leave',
  description: 'Leave the game; once it has started that means to lose it',
  run: ({ desk, caller, game }) => leaving(desk, caller, game.game),
});

const start = inGame({
  name: 'start',
  description: 'Start the game with everybody who has joined (host)',
  run: ({ act }) => act({ do: 'start' }),
});

const show = inGame({
  name: 'status',
  description: 'Who plays, whose turn it is, when the week ends, and the builds that are public',
  run: async ({ desk, caller, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view ? statusFor(view, caller.player) : say('There is no such game any more.');
  },
});

const settingsShown = inGame({
  name: 'settings',
  description: 'The rulings of this table, and what each one means',
  run: async ({ desk, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view
      ? card('House settings', [
          ...settingLines(view.house),
          '',
          'A host changes them on the host panel (`/game status`).',
        ])
      : say('There is no such game any more.');
  },
});

export const game = group({ name: 'game', description: 'Open, join, start and follow a game' }, [
  create,
  join,
  leave,
  start,
  show,
  settingsShown,
]);

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
import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { createGame } from '../creating.ts';
import { zoneOption } from '../suggestions/zones.ts';
import { leaving } from '../leaving.ts';
import { gameWords as words } from '../views/commands/game.ts';
import { statusFor } from '../views/host.ts';
import { notDone } from '../views/not-done.ts';
import { settingsCard } from '../views/settings.ts';

/** A command has room for 25 options, so these are set once the lobby is open. */
const later: readonly HouseSetting[] = ['reminder ahead', 'days away'];
const settings = (Object.keys(houseRules) as HouseSetting[]).filter(
  (setting) => !later.includes(setting),
);
/** Discord's option names have no spaces. */
const optionName = (setting: HouseSetting) => setting.replaceAll(' ', '-');

function settingOption(setting: HouseSetting): Option<number | null> {
  const { says, unit, min, max } = houseRules[setting];
  if (unit !== 'yes or no') return optional(wholeNumber(says, { min, max }));
  const yesNo = optional(choice(says, words.create.yesNo));
  return { ...yesNo, read: (raw) => Number(yesNo.read(raw) === 'yes') };
}

const houseOptions: Options = Object.fromEntries(
  settings.map((setting) => [optionName(setting), settingOption(setting)]),
);

const create = anywhere({
  name: 'create',
  description: words.create.about,
  options: {
    name: text(words.create.name, { min: 2, max: 60 }),
    zone: zoneOption,
    channel: optional(textChannel(words.create.channel)),
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
  description: words.join.about,
  options: {
    name: text(words.join.name, { min: 2, max: 32 }),
    title: optional(text(words.join.title, { max: 60 })),
  },
  run: ({ act, options: { name, title } }) => act({ do: 'join', name, title: title ?? '' }),
});

const leave = inGame({
  name: 'leave',
  description: words.leave,
  run: ({ desk, caller, game }) => leaving(desk, caller, game.game),
});

const start = inGame({
  name: 'start',
  description: words.start,
  run: ({ act }) => act({ do: 'start' }),
});

const show = inGame({
  name: 'status',
  description: words.status,
  run: async ({ desk, caller, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view ? statusFor(view, caller.player) : notDone.gameGone;
  },
});

const settingsShown = inGame({
  name: 'settings',
  description: words.settings,
  run: async ({ desk, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view ? settingsCard(view) : notDone.gameGone;
  },
});

export const game = group({ name: 'game', description: words.about }, [
  create,
  join,
  leave,
  start,
  show,
  settingsShown,
]);

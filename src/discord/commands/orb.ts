import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import { card, say } from '../screen.ts';
import {
  itemMeant,
  orbMeant,
  orbToBuy,
  orbToIdentify,
  ringToTakeOff,
} from '../suggestions/goods.ts';
import { orbLines, ownOrbLines } from '../views/orbs.ts';

const list = inGame({
  name: 'list',
  description: 'What lies in the menagerie, and what you know of it',
  run: async ({ desk, caller, game }) => {
    const own = await desk.asks.heroView(game.game, caller.player);
    const view = own?.everyone ?? (await desk.asks.publicView(game.game));
    if (!view) return say('There is no such game any more.');
    return card(`Orbs of week ${view.week}`, own ? ownOrbLines(own) : orbLines(view));
  },
});

const buy = inGame({
  name: 'buy',
  description: 'Buy what lies in an orb',
  options: { orb: orbToBuy, 'take-off': optional(ringToTakeOff) },
  run: async ({ act, own, options }) => {
    const view = await own();
    const ring = options['take-off'];
    return act({
      do: 'buy',
      orb: orbMeant(view, options.orb),
      popOff: ring === null ? null : itemMeant(view, ring),
    });
  },
});

const identify = inGame({
  name: 'identify',
  description: 'Spend a charge of your identify scroll on what lies in an orb',
  options: { orb: orbToIdentify },
  run: async ({ act, own, options }) =>
    act({ do: 'identify', orb: orbMeant(await own(), options.orb) }),
});

export const orb = group(
  { name: 'orb', description: 'Look at, identify and buy what lies in orbs' },
  [list, buy, identify],
);

import { group, inGame } from '../command.ts';
import { choice, optional } from '../options.ts';
import {
  chestToOpen,
  itemMeant,
  orbMeant,
  orbToBuy,
  orbToIdentify,
  orbToSave,
  ringToTakeOff,
} from '../suggestions/goods.ts';
import { orbWords as words } from '../views/commands/goods.ts';
import { notDone } from '../views/not-done.ts';
import { orbsCard } from '../views/orbs.ts';
import { severalOrbs } from '../views/several-orbs.ts';

const list = inGame({
  name: 'list',
  description: words.list,
  run: async ({ desk, caller, game }) => {
    const own = await desk.asks.heroView(game.game, caller.player);
    const view = own?.everyone ?? (await desk.asks.publicView(game.game));
    return view ? orbsCard(view, own) : notDone.gameGone;
  },
});

const buy = inGame({
  name: 'buy',
  description: words.buy,
  options: {
    orb: orbToBuy,
    as: optional(choice(words.as, words.forms)),
    'take-off': optional(ringToTakeOff),
  },
  run: async ({ act, own, options }) => {
    const view = await own();
    const ring = options['take-off'];
    const orb = orbMeant(view, options.orb);
    if (typeof orb !== 'string') return severalOrbs('buy', options.orb, orb);
    return act({
      do: 'buy',
      orb,
      popOff: ring === null ? null : itemMeant(view, ring),
      ...(options.as && { as: options.as }),
    });
  },
});

const identify = inGame({
  name: 'identify',
  description: words.identify,
  options: { orb: orbToIdentify },
  run: async ({ act, own, options }) => {
    const orb = orbMeant(await own(), options.orb);
    return typeof orb === 'string'
      ? act({ do: 'identify', orb })
      : severalOrbs('identify', options.orb, orb);
  },
});

const save = inGame({
  name: 'save',
  description: words.save,
  options: { orb: orbToSave },
  run: async ({ act, own, options }) => {
    const orb = orbMeant(await own(), options.orb);
    return typeof orb === 'string'
      ? act({ do: 'save', orb })
      : severalOrbs('save', options.orb, orb);
  },
});

const open = inGame({
  name: 'open',
  description: words.open,
  options: { orb: chestToOpen },
  run: async ({ act, own, options }) => {
    const orb = orbMeant(await own(), options.orb);
    return typeof orb === 'string'
      ? act({ do: 'open', orb })
      : severalOrbs('open', options.orb, orb);
  },
});

export const orb = group({ name: 'orb', description: words.about }, [
  ...[list, buy, identify, save, open],
]);

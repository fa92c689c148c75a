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
import { orbPanel } from '../views/panel/orb.ts';
import { isKeyInVain } from '../views/panel/red-orb.ts';
import { orbsCard } from '../views/orbs.ts';
import { severalOrbs } from '../views/several.ts';

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
    const found = view.orbs.find(({ id }) => id === orb);
    // Its panel says so, and has the button for whoever wants it all the same.
    if (found && view.legal.buy.includes(found.id) && isKeyInVain(view, found))
      return orbPanel(view, found);
    return act({
      do: 'buy',
      orb,
      popOff: ring === null ? null : itemMeant(view, ring),
      ...(options.as && { as: options.as }),
    });
  },
});

/** What is done with one orb, and asks for nothing else. */
const onOrb = (deed: 'identify' | 'save' | 'open', option: typeof orbToSave) =>
  inGame({
    name: deed,
    description: words[deed],
    options: { orb: option },
    run: async ({ act, own, options }) => {
      const orb = orbMeant(await own(), options.orb);
      return typeof orb === 'string' ? act({ do: deed, orb }) : severalOrbs(deed, options.orb, orb);
    },
  });

const identify = onOrb('identify', orbToIdentify);
const save = onOrb('save', orbToSave);
const open = onOrb('open', chestToOpen);

export const orb = group({ name: 'orb', description: words.about }, [
  ...[list, buy, identify, save, open],
]);

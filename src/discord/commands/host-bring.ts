import { perform, told } from '../acting.ts';
import { inGame } from '../command.ts';
import { BadOption, file, optional, text } from '../options.ts';
import { broughtCards } from '../views/brought-cards.ts';
import { hostWords as words } from '../views/commands/host.ts';
import { faultyGoods, unreadableFile } from '../views/faulty-goods.ts';

/** GAME-06: goods of a host's own, out of a file. */
export const bring = inGame({
  name: 'bring',
  description: words.bring.about,
  options: {
    file: file(words.bring.file),
    why: optional(text(words.bring.why, { max: 200 })),
  },
  run: async ({ desk, caller, game, act, options }) => {
    const view = await desk.asks.publicView(game.game);
    const sent = caller.files?.get(options.file);
    if (!sent) throw new BadOption('file');
    // Whoever is no host is told so by the rules, and nothing is fetched for them.
    if (view?.hosts.includes(caller.player) !== true)
      return act({ do: 'bring', goods: [nothing], why: null });
    const found = await desk.goodsIn(sent);
    if (!found) return unreadableFile(sent.name);
    if ('faults' in found) return faultyGoods(found.faults);
    const intent = { do: 'bring', goods: found.goods, why: options.why } as const;
    const done = await perform(desk, caller, game.game, intent);
    return done.done ? broughtCards(done.lines, found.cards) : told(done);
  },
});

/** The hash of nothing. */
const nothing = '0'.repeat(64);

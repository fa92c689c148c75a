import { group, inGame } from '../command.ts';
import { optional, text } from '../options.ts';
import { duelWords as words } from '../views/commands/duel.ts';
import { duelCard } from '../views/duel.ts';
import { notDone } from '../views/not-done.ts';

const feature = inGame({
  name: 'feature',
  description: words.feature.about,
  options: {
    title: optional(text(words.feature.title, { max: 60 })),
    quote: optional(text(words.feature.quote, { max: 300 })),
  },
  run: async ({ act, own, options: { title, quote } }) => {
    const view = await own();
    return act({
      do: 'post feature',
      title: title ?? view.hero.title,
      quote: quote ?? view.quote,
    });
  },
});

const show = inGame({
  name: 'show',
  description: words.show,
  run: async ({ desk, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view ? duelCard(view) : notDone.gameGone;
  },
});

export const duel = group({ name: 'duel', description: words.about }, [feature, show]);

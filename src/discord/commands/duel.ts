import { group, inGame } from '../command.ts';
import { optional, text } from '../options.ts';
import { say } from '../screen.ts';
import { duelCard } from '../views/duel.ts';

const feature = inGame({
  name: 'feature',
  description: 'Post your feature before your duel: title, quote and all that you wear',
  options: {
    title: optional(text('Your hero’s title; the one it has, if you give none', { max: 60 })),
    quote: optional(text('A quote or description', { max: 300 })),
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
  description: 'This week’s duel: who fights, their features, who has bet',
  run: async ({ desk, game }) => {
    const view = await desk.asks.publicView(game.game);
    return view?.duel ? duelCard(view.duel) : say('No duel has been named yet this week.');
  },
});

export const duel = group({ name: 'duel', description: 'The week’s duel and its features' }, [
  feature,
  show,
]);

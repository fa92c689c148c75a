import { group, inGame } from '../command.ts';
import { optional, text } from '../options.ts';
import { heroCard } from '../views/hero.ts';

const show = inGame({
  name: 'show',
  description: 'Your hero: stats, attacks, things and gold',
  run: async ({ own }) => heroCard(await own()),
});

const title = inGame({
  name: 'title',
  description: 'Give your hero a title and a quote for the duel feature',
  options: {
    title: text('The title, for example “the Tinker”', { min: 0, max: 60 }),
    quote: optional(text('A quote or description', { min: 0, max: 300 })),
  },
  run: async ({ act, own, options }) =>
    act({ do: 'retitle', title: options.title, quote: options.quote ?? (await own()).quote }),
});

export const me = group({ name: 'me', description: 'Your own hero', where: 'server and direct' }, [
  show,
  title,
]);

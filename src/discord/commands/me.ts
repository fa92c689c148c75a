import { group, inGame } from '../command.ts';
import { optional, text } from '../options.ts';
import { meWords as words } from '../views/commands/me.ts';
import { heroCard } from '../views/hero.ts';

const show = inGame({
  name: 'show',
  description: words.show,
  run: async ({ own }) => heroCard(await own()),
});

const title = inGame({
  name: 'title',
  description: words.title.about,
  options: {
    title: text(words.title.title, { min: 0, max: 60 }),
    quote: optional(text(words.title.quote, { min: 0, max: 300 })),
  },
  run: async ({ act, own, options }) =>
    act({ do: 'retitle', title: options.title, quote: options.quote ?? (await own()).quote }),
});

export const me = group({ name: 'me', description: words.about, where: 'server and direct' }, [
  show,
  title,
]);

import { group, inGame } from '../command.ts';
import { avoidable, mostHp } from '../../rules/orders.ts';
import { choice, optional, text, wholeNumber } from '../options.ts';
import { answerMeant, answerOption } from '../suggestions/answers.ts';
import { itemMeant, itemToKeep, itemToUse } from '../suggestions/goods.ts';
import { meWords as words } from '../views/commands/me.ts';
import { heroCard } from '../views/hero.ts';
import { autopilot } from './me-autopilot.ts';
import { away, calls, quiet } from './me-calls.ts';
import { interview } from './me-interview.ts';
import { ordersCard } from '../views/orders.ts';
import { severalDeeds } from '../views/several.ts';

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

const grounds = { both: avoidable, lava: ['lava'], styx: ['styx'], none: [] } as const;

const orders = inGame({
  name: 'orders',
  description: words.orders.about,
  options: {
    'concede-below': optional(wholeNumber(words.orders.concedeBelow, { min: 0, max: mostHp })),
    'never-into': optional(choice(words.orders.neverInto, words.orders.grounds)),
    'leave-alone': optional(itemToKeep),
    'use-again': optional(itemToUse),
  },
  run: async ({ act, own, options }) => {
    const view = await own();
    if (Object.values(options).every((one) => one === null)) return ordersCard(view);
    const { concedeBelow, never, keep } = view.orders;
    const into = options['never-into'];
    const [more, fewer] = [options['leave-alone'], options['use-again']].map((one) =>
      one === null ? [] : [itemMeant(view, one)],
    );
    const kept = [...keep.map(({ id }) => id), ...(more ?? [])];
    return act({
      do: 'set orders',
      concedeBelow: options['concede-below'] ?? concedeBelow,
      never: into === null ? never : [...grounds[into]],
      keep: kept.filter((id) => !fewer?.includes(id)),
    });
  },
});

const answers = inGame({
  name: 'answers',
  description: words.answers.about,
  options: { thing: answerOption, word: choice(words.answers.word, words.answers.words) },
  run: async ({ act, own, options }) => {
    const meant = answerMeant(await own(), options.thing);
    return Array.isArray(meant)
      ? severalDeeds('answers', options.thing, meant)
      : act({ do: 'set answer', ...meant, word: options.word });
  },
});

export const me = group({ name: 'me', description: words.about, where: 'server and direct' }, [
  show,
  title,
  orders,
  answers,
  autopilot,
  calls,
  quiet,
  away,
  interview,
]);

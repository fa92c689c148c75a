import { anywhere, single } from '../command.ts';
import { suggested } from '../options.ts';
import { limits, shortened } from '../limits.ts';
import { lookUp } from '../looking-up.ts';
import { singleWords } from '../views/commands/single.ts';

const words = singleWords.rules;

const about = suggested(words.what, ({ asks, typed }) =>
  asks.searchRules(typed === '' ? 'turn' : typed, limits.choices).map(({ id, title }) => ({
    name: shortened(`${id} ${title}`, limits.choiceName),
    value: id,
  })),
);

/** Usable everywhere: it needs no game, but tells of a ruling what the caller's game has made of it. */
export const rules = single(
  anywhere({
    name: 'rules',
    description: words.about,
    options: { about },
    run: ({ desk, caller, options }) => lookUp(desk, caller, options.about),
  }),
  'everywhere',
);

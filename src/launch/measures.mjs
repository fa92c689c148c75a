// Of all commands, those that measure, and that take their time; in the form of commands.mjs.

/** An option that is a whole number. */
export const count = {
  value: 'N',
  form: /^[1-9]\d*$/,
  is: 'a whole number from 1 on',
  read: Number,
};

const figures = [
  'starts',
  'acknowledgements',
  'acts',
  'memory',
  'fights',
  'minds',
  'skirmish',
  'ground',
  'stock',
  'pictures',
  'presses',
  'seasons',
  'rollover',
];

export const measures = {
  bench: {
    tool: 'bench/main.ts',
    undone: 'Nothing was measured',
    does: 'Measures what you name, or everything.',
    words: [
      {
        ...{
          name: 'NAME',
          many: true,
          optional: true,
          form: new RegExp(`^(${figures.join('|')})$`),
        },
        is: `${figures.slice(0, -1).join(', ')} or ${figures.at(-1)}`,
      },
    ],
    options: {
      runs: { ...count, other: '3', says: 'how often; the median counts (3)' },
      taste: { says: 'a twentieth of the load, once: to see that it works' },
      write: { says: 'writes docs/figures.md' },
    },
    example: '--runs 5 starts',
  },
  soak: {
    tool: 'bench/soak/main.ts',
    undone: 'Nothing was played',
    does: 'Plays transcripts, kills the bot again and again, looks whether anything was lost or done twice.',
    more: `The bot is killed at every boundary between two steps of each command four times (twice when the
first is done and its answer is on the way, twice when the second is about to leave), of each kind
of press, form, direct message and deadline once, and 200 times at any moment.`,
    words: [
      { name: 'crashes', form: /^crashes$/, is: 'the word “crashes” first' },
      {
        name: 'FILE',
        many: true,
        optional: true,
        is: 'transcripts; without, all of test/transcripts',
      },
    ],
    options: {
      short: { says: 'a few kinds of acts, by lot, once each, about a minute and a half' },
      minutes: {
        ...{
          value: 'N',
          form: /^(?!0*\.?0*$)\d+(\.\d+)?$/,
          is: 'a number greater than 0',
          read: Number,
        },
        says: 'no new kill after so many',
      },
      only: {
        value: 'WORDS',
        is: 'words',
        says: 'none but the acts with these words in their name',
      },
      acts: {
        ...{
          value: 'KIND',
          form: /^(commands|others|all)$/,
          is: 'commands or others',
          other: 'all',
        },
        says: 'commands: those that are typed alone; others: all but those',
      },
      write: { says: 'writes docs/figures.md, commands and others each for themselves' },
    },
    example: 'crashes --short',
  },
};

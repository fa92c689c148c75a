// Of all commands, those that measure, and that take their time; in the form of commands.mjs.

/** An option that is a whole number. */
export const count = {
  value: 'N',
  form: /^[1-9]\d*$/,
  is: 'a whole number from 1 on',
  read: Number,
};

/** `1/2` */
const partOf = (text) => {
  const [nth, of] = text.split('/').map(Number);
  return { nth, of };
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
    more: `Of each kind of command, press, form, direct message and deadline one act is done over and over
again, and the bot killed in it: once at any moment, and eight times at a boundary between two of
its steps by lot, when the first is done and its answer is on the way, or when the second is about
to leave.`,
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
      part: {
        ...{
          value: 'N/M',
          form: /^([1-9])\/([1-9])$/,
          is: 'a part of how many, such as 1/2',
          other: '1/1',
          read: partOf,
        },
        says: 'the first of two parts, or whichever, of the files with what is struck',
      },
      write: { says: 'writes docs/figures.md, commands, others and parts each for themselves' },
    },
    check: ({ part }) =>
      part.nth > part.of
        ? `--part takes a part of how many, and there is no ${part.nth} of ${part.of}`
        : null,
    example: 'crashes --short',
  },
};

// What each command of run.mjs does and takes. Plain Node: it is read before any package is there.
//
// `tool` is the file that a process of its own runs; a command without it is a part of the program.
// `undone` says what did not happen when the arguments make no sense, `instead` what may have been
// meant. `words` are the arguments in their order, `is` what fits there; an option with a `value`
// takes one, and is `other` when it is not given.
import { tools } from './tools.mjs';

const partOfThree = {
  undone: 'Nothing was started',
  instead: 'Ports and all else are settings (README), as in: STAGE_PORT=4000 npm start',
};

export const commands = {
  start: {
    ...partOfThree,
    does: 'Sets everything up and runs the game; without a Discord token the stage opens.',
  },
  stage: { ...partOfThree, does: 'Opens the stage alone: a Discord of your own on this machine.' },
  bot: { ...partOfThree, does: 'Runs the bot alone, on Discord or on a stage beside it.' },
  verify: {
    tool: 'src/launch/verify.ts',
    undone: 'Nothing was verified',
    does: 'Plays a finished duel again from its published key.',
    words: [
      {
        ...{ name: 'SEAL', form: /^[0-9a-f]{8,64}$/ },
        is: '8 or more letters of what “The dice of the duel are sealed” shows',
      },
    ],
    example: '0f3a9c27d1b4',
  },
  backup: {
    tool: 'src/launch/backup.ts',
    undone: 'Nothing was saved',
    does: 'Writes the database of the settings into a file. On PGlite stop the bot before.',
    words: [{ name: 'FILE', form: /^[^-]/, is: 'the name of a file, not beginning with “-”' }],
    example: 'menagerie.backup',
  },
  restore: {
    tool: 'src/launch/backup.ts',
    undone: 'Nothing was restored',
    does: 'Fills the database of the settings, an empty one, from a backup. Stop the bot before.',
    words: [{ name: 'FILE', is: 'the name of a backup' }],
    example: 'menagerie.backup',
  },
  ...tools,
};

// Of all commands, those for whoever works on the project; in the form of commands.mjs.
import { count, measures } from './measures.mjs';

const tests = {
  tool: 'test/support/suite/main.ts',
  undone: 'No test was run',
  instead: 'One file of tests alone: npx vitest run FILE',
};

export const tools = {
  test: { ...tests, does: 'Runs all tests, on PGlite and on PostgreSQL where that is there.' },
  check: { ...tests, does: 'Runs the quick part of the tests, for every commit.' },
  units: { ...tests, does: 'Runs the quick tests alone, without types and lint.' },
  transcript: {
    tool: 'test/support/transcript/main.ts',
    undone: 'Nothing was played',
    does: 'Plays transcript files against the real bot on the stage (docs/transcripts.md).',
    words: [{ name: 'FILE', many: true, is: 'a file of a transcript, or several' }],
    options: {
      show: { says: 'also prints, step by step, what each person newly saw' },
      jobs: { ...count, other: '3', says: 'how many files are played at once (3)' },
    },
    example: '--show test/transcripts/bets.yaml',
  },
  scenario: {
    tool: 'test/support/scenario/main.ts',
    undone: 'Nothing was played',
    does: 'Plays fights from files and looks whether the rules decide them so (docs/scenarios.md).',
    words: [{ name: 'FILE', many: true, is: 'a file or a folder of scenarios, or several' }],
    options: {
      show: { says: 'also prints the board after every step, and what happened in it' },
      play: { says: 'then plays the fight on to its end, everybody by their minds, and tells it' },
      dice: { ...count, says: 'with --play: the number that it said, to have the same dice again' },
    },
    example: '--show test/scenarios/combat',
    check: ({ play, dice }) => (dice && !play ? '--dice goes with --play alone' : null),
  },
  season: {
    tool: 'test/support/season/main.ts',
    undone: 'Nothing was played',
    does: 'Plays a whole game by autopilots, from the lobby to the last survivor, and tells it.',
    options: {
      players: {
        ...{ value: 'N', form: /^([2-9]|10)$/, is: 'a whole number from 2 to 10', read: Number },
        ...{ other: '8', says: 'how many heroes there are (8)' },
      },
      seed: {
        ...count,
        form: /^[1-9]\d{0,14}$/,
        other: '1',
        says: 'the same number gives the same season (1)',
      },
      count: {
        ...count,
        other: '1',
        says: 'plays so many with the numbers from there on, untold (1)',
      },
      checked: {
        says: 'looks after every act whether money, things and turns are as they must be',
      },
    },
    example: '--players 8 --seed 1',
  },
  content: {
    tool: 'test/support/content/main.ts',
    undone: 'No content was looked at',
    does: 'Checks all of seeds/, counts what is there, plays with each thing and says what is missing.',
    words: [
      {
        ...{ name: 'ID', many: true, optional: true, form: /^(items|monsters)\/[a-z0-9/-]+$/ },
        is: 'with --ablate alone: the path of a thing or monster under seeds/, without the ending',
      },
    ],
    options: {
      ablate: { says: 'changes each number and takes each ability away: its scenario must fail' },
      combos: { says: 'looks for up to three things that go on without end together (GAME-06)' },
      balance: { says: 'has all things tried in duels, and writes docs/balance.md; takes hours' },
      minutes: { ...count, says: 'with --balance: for how long at most; the rest another time' },
    },
    example: '--ablate items/magic/ring-of-thorns',
    check: ({ words, ablate, combos, balance, minutes }) =>
      words.length > 0 && !ablate
        ? 'things and monsters are named with --ablate alone'
        : [ablate, combos, balance].filter(Boolean).length > 1
          ? '--ablate, --combos and --balance go one at a time'
          : minutes !== undefined && !balance
            ? '--minutes goes with --balance alone'
            : null,
  },
  rules: {
    tool: 'test/support/rules/main.ts',
    undone: 'No rule was looked at',
    does: 'Lists every rule, where it is explained and which tests cite it (docs/rulebook.md).',
    words: [
      { name: 'ID', many: true, optional: true, is: 'with --break alone: the rules to break' },
    ],
    options: {
      ledger: {
        value: 'FILE',
        is: 'a ledger’s file',
        says: 'compares ids and words with a ledger',
      },
      break: { says: 'breaks each rule and sees a test fail' },
      changed: {
        ...{ value: 'REVISION', is: 'a revision of git' },
        says: 'the same, where files or tests differ from that revision',
      },
    },
    example: '--break BET-04 WEEK-01',
    check(given) {
      const asked = ['ledger', 'break', 'changed'].filter((name) => given[name]);
      if (asked.length > 1 && asked.join() !== 'break,changed')
        return 'it does one thing at a time, --ledger, --break or --changed';
      return given.words.length > 0 && asked.join() !== 'break'
        ? 'ids go with --break alone'
        : null;
    },
  },
  mutate: {
    tool: 'test/support/mutation/main.ts',
    undone: 'Nothing was tried',
    does: 'Changes the rules of fights in one small place after the other, and looks which scenario finds it.',
    words: [
      {
        name: 'FOLDER',
        form: /^(attacks|conditions|movement|company)$/,
        is: 'attacks, conditions, movement or company',
      },
    ],
    example: 'attacks',
  },
  docs: {
    tool: 'test/support/docs/main.ts',
    undone: 'Nothing was written',
    does: 'Writes anew what README, ARCHITECTURE, .env.example and docs/schema say from the code.',
  },
  ...measures,
  image: {
    tool: 'src/store/image/make.ts',
    undone: 'Nothing was made',
    does: 'Makes the image anew from which an empty PGlite is filled (docs/migrations.md).',
  },
};

/** Folders and files of tests that ask for no database, no stage and no browser. */
export const quickOnes = [
  'test/house',
  'test/rules',
  'test/rulebook',
  'test/catalogue',
  'test/story',
  'test/clock',
  'test/config.test.ts',
  'test/discord/views',
  'test/scenario.test.ts',
  'test/support/scenario',
  'test/support/transcript',
];

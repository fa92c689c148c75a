import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

/** Files that exist, since lint with types asks the compiler about each by its path. */
const places = {
  rules: 'src/rules/drawing.ts',
  story: 'src/story/index.ts',
  play: 'src/play/open.ts',
  clock: 'src/clock/machine.ts',
  discord: 'src/discord/command.ts',
};

let eslint: ESLint;
beforeAll(async () => {
  eslint = new ESLint({ cache: false });
  // The first file is the slow one: the compiler reads the whole project for it.
  await complaints('rules', '\n');
}, 180_000);

async function complaints(place: keyof typeof places, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: places[place] });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

test.each([
  ['rules', 'export const hour = Date.now();', 'no-restricted-properties'],
  ['rules', 'export const hour = new Date();', 'no-restricted-syntax'],
  ['rules', 'export const chance = Math.random();', 'no-restricted-properties'],
  ['rules', 'export const home = process.cwd();', 'no-restricted-globals'],
  ['rules', 'export const roll = async () => await Promise.resolve(1);', 'no-restricted-syntax'],
  ['story', 'export const chance = Math.random();', 'no-restricted-properties'],
  ['play', 'export const hour = Date.now();', 'no-restricted-properties'],
  ['play', 'export const hour = new Date();', 'no-restricted-syntax'],
  ['discord', 'export const hour = Date();', 'no-restricted-syntax'],
  ['discord', 'export const chance = Math.random();', 'no-restricted-properties'],
  ['discord', 'export let what: any;', '@typescript-eslint/no-explicit-any'],
] as const)('in %s, lint refuses: %s', async (place, text, rule) => {
  expect(await complaints(place, `${text}\n`)).toContain(rule);
});

test('the machine’s clock may read the time', async () => {
  const text = 'export const machine = { now: () => Date.now() };\n';
  expect(await complaints('clock', text)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SeenFightEvent } from '../../src/rules/combat/event.ts';
import { duelAccount } from '../../src/story/index.ts';

const read = (file: string) => readFileSync(new URL(`duels/${file}`, import.meta.url), 'utf8');

/** What everybody may know of a duel, an event a line, without the rules that decided. */
const recorded = (name: string): SeenFightEvent[] =>
  read(`${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as SeenFightEvent), rules: [], to: 'everybody' }));

test.each(['hook-and-mirror', 'stolen-hours'])('[DUEL-03] the account of %s', (name) => {
  const account = duelAccount(recorded(name));
  expect(`${account}\n`).toBe(read(`${name}.txt`));
  const sentences = account.split(/(?<=\.)\s+/);
  expect(sentences.filter((one, at) => one === sentences[at + 1])).toEqual([]);
});

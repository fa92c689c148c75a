import { expect, test } from 'vitest';
import { type TriggerWord, triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { card, endless, thing } from './imagined.ts';

/** What comes about once in a fight at most, and why. */
const once: Partial<Record<TriggerWord, string>> = {
  'I die': 'GAME-03: the dead do not come back',
  'a monster is released': 'DUEL-05: it is once; who comes in its place is no release (DUEL-08)',
};
const again = triggerWords.filter((when) => !(when in once));

const grown = (when: TriggerWord, stat: string) => ({
  when,
  // STAT-01: the dead have nothing more.
  do: [{ change: { [stat]: 1 }, to: when === 'I die' ? everybody : 'self' }],
});
const everybody = { all: 'everybody', within: 9, of: 'self' };
const yeast = (when: TriggerWord, stat = 'damage') => thing('Yeast', grown(when, stat));
const dog = (when: TriggerWord) => {
  const abilities = [{ name: 'Grow', ...grown(when, 'dodge') }];
  return card('Dog', { kinds: ['companion'], abilities: [{ companion: 'Dog', hp: 9, abilities }] });
};

test.each(again)('[GAME-06] what grows whenever %s grows without end', (when) => {
  expect(endless(yeast(when))).toEqual([['Yeast']]);
  expect(endless(dog(when))).toEqual([['Dog']]);
});

test.each(Object.entries(once))('[GAME-06] not so whenever %s (%s)', (when) => {
  expect(endless(yeast(when as TriggerWord))).toEqual([]);
});

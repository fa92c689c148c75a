import { expect, test } from 'vitest';
import { type TriggerWord, triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { card, charged, endless, thing } from './imagined.ts';
import { inTurmoil } from './turmoil.ts';

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

test.each(again)('[GAME-06] nor does a charge bound it that comes back whenever %s', (when) => {
  const hymn = charged('Hymn', { use: {}, do: [{ change: { damage: 1 } }] });
  const pad = thing('Pad', { when, do: [{ refill: 1, of: 'other things' }] });
  expect(endless(hymn, pad)).toEqual([['Hymn', 'Pad']]);
});

const refills = { use: {}, do: [{ refill: 1, of: 'other things' }] };

test('[GAME-06] nor do charges that things give back to each other', () => {
  const hymn = charged('Hymn', { use: {}, do: [{ change: { damage: 1 } }, ...refills.do] });
  const echo = charged('Echo', refills);
  expect(endless(hymn)).toEqual([]);
  expect(endless(hymn, echo)).toEqual([['Hymn', 'Echo']]);
  const plain = charged('Psalm', { use: {}, do: [{ change: { damage: 1 } }] });
  expect(endless(plain, echo)).toEqual([]);
  expect(endless(plain, echo, charged('Choir', refills))).toEqual([['Psalm', 'Echo', 'Choir']]);
});

test('[GAME-06] nor one that a thing gives back to itself', () => {
  const chant = { use: {}, do: [{ change: { damage: 1 } }], charge: true };
  const verse = (when: TriggerWord) => ({ when, do: [{ refill: 1, of: 'this thing' }] });
  const hymnal = (when: TriggerWord) =>
    card('Hymnal', { charges: 2, abilities: [chant, verse(when)] });
  expect(endless(hymnal('I kill'))).toEqual([['Hymnal']]);
  expect(endless(hymnal('a monster is released'))).toEqual([]);
});

test.each(again)('[GAME-06] nor how long it lasts, where whenever %s it lasts longer', (when) => {
  const bell = thing('Bell', { when, do: [{ sustain: 1, to: 'self' }] });
  const tea = thing('Tea', { when, do: [{ change: { stealth: 1 }, turns: 2 }] });
  expect(endless(tea)).toEqual([]);
  expect(endless(bell, tea)).toEqual([['Bell', 'Tea']]);
});

test('[GAME-06] nor that it has fled by the time at which it would grow', () => {
  const flees = { when: 'I am struck', do: [{ move: 6, way: 'away', to: 'other' }] };
  const heels = thing('Heels', flees, grown('I am missed', 'damage'));
  expect(inTurmoil([heels.card])).not.toBeNull();
});

import { expect, test } from 'vitest';
import { isOfOneAlphabet } from '../../../src/rules/lobby/alphabets.ts';
import { checkedName, isBetWord, skeleton, tidied } from '../../../src/rules/lobby/name.ts';

test.each([
  ['Brakka', 'Brаkka', 'a Cyrillic а'],
  ['HENNA', 'ΗΕΝΝΑ', 'Greek capitals'],
  ['Bran', 'ВRАN', 'Cyrillic capitals'],
  ['Zoe', 'Ζοe', 'a Greek zeta'],
  ['Odo', '0d0', 'digits'],
  ['Milo', 'Mi|o', 'a bar'],
  ['Illi', 'lllI', 'small Ls and capital Is'],
  ['Marna', 'Mama', 'an r beside an n'],
  ['Wanda', 'Vvanda', 'two Vs'],
  ['Bran', 'b r-a.n!', 'spaces and dots'],
  ['Bran', 'Ｂｒａｎ', 'wide letters'],
  ['Bran', '𝓑𝓻𝓪𝓷', 'ornate letters'],
  ['Bran', 'Brän', 'marks'],
  ['Bran', 'Br\u200ban', 'an invisible space'],
  ['Brannoch', 'Brannօch', 'an Armenian o'],
  ['Brannoch', 'Brɑnnoch', 'a Latin alpha'],
  ['Brannoch', 'Brannⲟch', 'a Coptic o'],
  ['Brannoch', 'Branɴᴏch', 'small capitals'],
  ['Brannoch', 'Bꭇannoch', 'an r of phonetics'],
  ['Brannoch', 'Brann൦ch', 'a Malayalam nought'],
  ['Brannoch', 'Brannoϲհ', 'a lunate sigma and an Armenian ho'],
  ['Brannoch', '🅱rann🅾ch', 'letters in boxes'],
  ['Strom', 'Strøm', 'a stroke'],
])('[GAME-01] “%s” and “%s” look the same (%s)', (a, b) => {
  expect(skeleton(a)).toBe(skeleton(b));
});

test.each([
  ['Brakka', 'Brokka'],
  ['Bran', 'Brand'],
  ['Nora', 'Mora'],
  ['北風', '南風'],
])('[GAME-01] “%s” and “%s” look different', (a, b) => {
  expect(skeleton(a)).not.toBe(skeleton(b));
});

test.each([
  ['B', 'one letter'],
  ['', 'nothing'],
  ['   ', 'blanks'],
  ['\u200b\u200b\u200b', 'zero-width spaces'],
  ['\u3164\u3164\u3164', 'fillers, which count as letters and show nothing'],
  ['\u2800\u2800\u2800', 'empty braille'],
  ['!?!', 'no letter'],
  ['A\u0301\u0302', 'one letter under two marks'],
  ['A'.repeat(33), '33 letters'],
])('a hero is not called “%s” (%s)', (name) => {
  expect(checkedName(name, 'hero')).toMatchObject({
    refused: 'bad name',
    rule: 'GAME-01',
    facts: { what: 'hero', min: 2, max: 32 },
  });
});

test.each([
  ['Bo', 'Bo'],
  ['B'.repeat(32), 'B'.repeat(32)],
  ['  Old\n\n Fennimore ', 'Old Fennimore'],
  ['Zo\u0065\u0308', 'Zo\u00eb'],
  ['Ev\u202ei\u2066l', 'Evil'],
  ['Ça\u0327\u0327\u0327\u0327', 'Ça\u0327\u0327'],
  ['北風', '北風'],
])('“%s” stands as “%s”', (typed, stands) => {
  expect(checkedName(typed, 'hero')).toBe(stands);
});

test('a title may be empty, a quote is cut off by nobody', () => {
  expect(checkedName('', 'title')).toBe('');
  expect(checkedName('x'.repeat(61), 'title')).toMatchObject({ refused: 'bad name' });
  expect(checkedName('x'.repeat(300), 'quote')).toHaveLength(300);
  expect(checkedName('x'.repeat(301), 'quote')).toMatchObject({ refused: 'bad name' });
});

test('a name of megabytes costs nothing, and none is cut', () => {
  expect(checkedName('x'.repeat(5_000_000), 'hero')).toMatchObject({ refused: 'bad name' });
  expect(tidied(`${'x'.repeat(1999)}😀`)).toBe(`${'x'.repeat(1999)}😀`);
});

test('[GAME-01] a letter that takes two units counts as one, and half a letter as none', () => {
  const full = `Cleo ${'🦄'.repeat(27)}`;
  expect(checkedName(full, 'hero')).toBe(full);
  expect(checkedName(`${full}🦄`, 'hero')).toMatchObject({ refused: 'bad name' });
  expect(checkedName('Cleo \ud83e', 'hero')).toBe('Cleo');
});

test.each([
  ['Brannօch', 'an Armenian letter'],
  ['ꓐrannoch', 'a Lisu letter'],
  ['ꓐꓣꓮꓠ', 'nothing but Lisu letters'],
  ['Ᏼrannoch', 'a Cherokee letter'],
  ['Brannoꮯh', 'a small Cherokee letter'],
  ['Brannⲟch', 'a Coptic letter'],
  ['Brann൦ch', 'a Malayalam digit'],
  ['Brannᴈch', 'a letter of phonetics'],
  ['Brаnnoch', 'a Cyrillic letter'],
])('[GAME-01] “%s” is not of one alphabet (%s)', (name) => {
  expect(isOfOneAlphabet(name)).toBe(false);
});

test.each([
  'Old Fennimore', 'Zoë', 'Ørjan', 'Łukasz', 'Əli', 'Nguyễn', 'Ольга 2', 'Ελένη', 'Արամ', 'שרה', 'محمد',
  '北風', 'さくら', 'サクラ姫', '지민', 'อรุณ', 'नेहा', 'Cleo 🦄', '𝓑𝓻𝓪𝓷', 'Ｂｒａｎ', 'R2-D2',
])('[GAME-01] “%s” is of one alphabet', (name) => {
  expect(isOfOneAlphabet(name)).toBe(true);
}); // prettier-ignore

test.each(['tie', 'A Tie', 'the draw', 'T1E', 'h2'])('[BET-01] “%s” is a word of bets', (name) => {
  expect(isBetWord(name)).toBe(true);
});

test.each(['Tiefling', 'Andrew', 'H2O', 'Tiernan'])('[BET-01] “%s” is none', (name) => {
  expect(isBetWord(name)).toBe(false);
});

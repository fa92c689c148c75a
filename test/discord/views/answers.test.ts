import { expect, test } from 'vitest';
import { answerMeant } from '../../../src/discord/suggestions/answers.ts';
import { answersText } from '../../../src/discord/views/answers.ts';
import { setOffText } from '../../../src/discord/views/set-off.ts';
import { itemId } from '../../../src/rules/names.ts';
import { type OwnAnswer } from '../../../src/rules/sight/views.ts';
import { heroView, thing } from '../support/hero-view.ts';

const answer = (number: number, name: string, over: Partial<OwnAnswer> = {}): OwnAnswer => ({
  ...{ item: itemId(`i${number}`), thing: name, ability: 0, name },
  ...{ when: 'I am struck', word: 'always', ...over },
});
const both = thing(1, {
  name: 'Ring of Thorns',
  answers: [answer(1, 'Ring of Thorns'), answer(2, 'Nettle', { word: 'ask' })],
});

test('[COMBAT-14] [FORGE-03] of two things that are one, what each answers is said by its name', () => {
  expect(answersText(both)).toBe(
    ' Ring of Thorns, when you are struck: it always goes off. Nettle, when you are struck: you are asked each time.',
  );
  const alone = { ...both, answers: [answer(1, 'Thorns'), answer(1, 'Thorns', { ability: 1 })] };
  expect(answersText(alone)).toMatch(/^ When you are struck: it always goes off\. When/);
});

test('[COMBAT-14] [FORGE-03] a word is said on the second of two that are one', () => {
  const view = heroView({ items: [both] });
  expect(answerMeant(view, 'i2.0')).toEqual({ item: 'i2', ability: 0 });
  expect(answerMeant(view, 'nettle')).toEqual({ item: 'i2', ability: 0 });
});

test('[COMBAT-14] [ITEM-24] what sets off who comes along is said of that one, not of whoever has it', () => {
  const along = { along: true as const, name: 'Prickles' };
  const one = thing(3, { name: 'Hedge', answers: [answer(3, 'Hedgehog', along)] });
  expect(answersText(one)).toBe(' Prickles, when it is struck: it always goes off.');
  const said = [
    'I would miss',
    'I miss',
    'I use an ability',
    'an enemy targets me',
    'my turn ends',
  ];
  expect(said.map((when) => setOffText(when, true))).toEqual([
    ...['it would miss', 'it misses', 'it uses an ability', 'an enemy targets it', 'its turn ends'],
  ]);
});

test('[COMBAT-14] two abilities of one thing are told by their names, and asked about where either may be meant', () => {
  const named = (name: string, ability: number, over: Partial<OwnAnswer> = {}) =>
    answer(1, 'Magpie Ring', { name, ability, ...over });
  const ring = thing(1, {
    name: 'Magpie Ring',
    answers: [named('Alpha', 0, { word: 'never' }), named('Beta', 1)],
  });
  expect(answersText(ring)).toBe(
    ' Alpha, when you are struck: it never goes off. Beta, when you are struck: it always goes off.',
  );
  const view = heroView({ items: [ring] });
  expect(answerMeant(view, 'magpie ring')).toEqual(['Magpie Ring: Alpha', 'Magpie Ring: Beta']);
  expect(answerMeant(view, 'Magpie Ring: Beta')).toEqual({ item: 'i1', ability: 1 });
  const nameless = thing(1, {
    answers: [answer(1, 'Thorns'), answer(1, 'Thorns', { ability: 1, when: 'I miss' })],
  });
  expect(answerMeant(heroView({ items: [nameless] }), 'thorns')).toEqual([
    ...['Thorns (it always goes off): you are struck', 'Thorns (it always goes off): you miss'],
  ]);
});

test('[COMBAT-14] [ITEM-24] who comes along goes by its thing, by its own name, and by what it answers with', () => {
  const its = (name: string, ability: number) =>
    answer(4, 'Clockwork Dodo', { along: true, name, ability });
  const egg = (...answers: OwnAnswer[]) =>
    heroView({ items: [thing(4, { name: 'Egg That Ticks', answers })] });
  for (const typed of ['Egg That Ticks', 'egg', 'Clockwork Dodo', 'alarm goes off'])
    expect(answerMeant(egg(its('Alarm Goes Off', 1)), typed)).toEqual({ item: 'i4', ability: 1 });
  expect(answerMeant(egg(its('Alarm Goes Off', 1), its('Winds Up', 2)), 'egg that ticks')).toEqual([
    ...['Egg That Ticks: Alarm Goes Off', 'Egg That Ticks: Winds Up'],
  ]);
});

test('[COMBAT-14] of two things that read the same each can be meant', () => {
  const twin = (number: number) =>
    thing(number, { name: 'Parrot', answers: [answer(number, 'Parrot')] });
  const view = heroView({ items: [twin(5), twin(6)] });
  const both = answerMeant(view, 'par');
  expect(both).toEqual(['Parrot', 'Parrot (no. 2)']);
  expect(answerMeant(view, 'Parrot')).toMatchObject({ item: 'i5' });
  expect(answerMeant(view, 'Parrot (no. 2)')).toMatchObject({ item: 'i6' });
});

import { expect, test } from 'vitest';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { lonely, triggerWords, victimless } from '../../../../src/rules/abilities/trigger.ts';
import { asAbility } from '../../../support/written-abilities.ts';

/** What each waits for in plain words, and how `other` and `victim` are called there (COMBAT-14). */
const rows: [when: string, said: string, other: string, victim: string][] = [
  ['my turn begins', 'your turn begins', 'yourself', 'yourself'],
  ['my turn ends', 'your turn ends', 'yourself', 'yourself'],
  ['an enemy’s turn begins', 'an enemy’s turn begins', 'that enemy', 'that enemy'],
  ['an enemy’s turn ends', 'an enemy’s turn ends', 'that enemy', 'that enemy'],
  ['a round begins', 'a round begins', 'yourself', 'yourself'],
  ['I attack', 'you attack', 'the target', 'the target'],
  ['I would hit', 'an attack of yours is about to hit', 'the target', 'the target'],
  ['I would miss', 'an attack of yours is about to miss', 'the target', 'the target'],
  ['I would be struck', 'an attack is about to hit you', 'the attacker', 'yourself'],
  [
    'I would be struck critically',
    'a critical hit is about to strike you',
    'the attacker',
    'yourself',
  ],
  ['an ally would be struck', 'an attack is about to hit an ally', 'the attacker', 'that ally'],
  ['I hit', 'you hit', 'the target', 'the target'],
  ['I hit with a basic attack', 'you hit with a basic attack', 'the target', 'the target'],
  ['I hit with a special attack', 'you hit with a special attack', 'the target', 'the target'],
  ['I score a critical hit', 'you score a critical hit', 'the target', 'the target'],
  ['I miss', 'you miss', 'the target', 'the target'],
  ['I am attacked', 'you are attacked', 'the attacker', 'yourself'],
  ['I am struck', 'you are hit', 'the attacker', 'yourself'],
  ['I am struck by a basic attack', 'you are hit by a basic attack', 'the attacker', 'yourself'],
  [
    'I am struck by a special attack',
    'you are hit by a special attack',
    'the attacker',
    'yourself',
  ],
  ['I am struck critically', 'you are critically hit', 'the attacker', 'yourself'],
  ['I am missed', 'an attack misses you', 'the attacker', 'yourself'],
  ['an ally is struck', 'an ally is hit', 'the attacker', 'that ally'],
  ['I deal damage', 'you deal damage', 'whoever took it', 'whoever took it'],
  ['I take damage', 'you take damage', 'whoever dealt it', 'yourself'],
  ['I take toxic damage', 'you take toxic damage', 'whoever dealt it', 'yourself'],
  ['I take fire damage', 'you take fire damage', 'whoever dealt it', 'yourself'],
  ['I take cold damage', 'you take cold damage', 'whoever dealt it', 'yourself'],
  ['I take electric damage', 'you take electric damage', 'whoever dealt it', 'yourself'],
  ['I fall below half HP', 'you fall below half HP', 'whoever caused it', 'yourself'],
  ['an ally falls below half HP', 'an ally falls below half HP', 'whoever caused it', 'that ally'],
  ['I am healed', 'you are healed', 'whoever healed you', 'yourself'],
  [
    'I lay a condition',
    'you lay a condition on somebody',
    'whoever has it now',
    'whoever has it now',
  ],
  ['a condition is laid on me', 'a condition is laid on you', 'whoever laid it', 'yourself'],
  ['I lose a condition', 'you lose a condition', 'nobody', 'yourself'],
  ['I kill', 'you kill somebody', 'the dead', 'the dead'],
  ['I die', 'you die', 'whoever killed you', 'yourself'],
  ['an ally dies', 'an ally dies', 'the killer (unless that was you)', 'that ally'],
  ['an enemy dies', 'an enemy dies', 'the killer (unless that was you)', 'that enemy'],
  ['I move', 'you have moved', 'nobody', 'nobody'],
  ['an enemy moves', 'an enemy has moved', 'that enemy', 'nobody'],
  ['I am moved by somebody', 'somebody pushes or pulls you', 'whoever did so', 'yourself'],
  ['I enter lava', 'you enter lava', 'nobody', 'yourself'],
  ['I enter the Styx', 'you enter the Styx', 'nobody', 'yourself'],
  ['I hide', 'you have hidden', 'nobody', 'nobody'],
  ['I am found', 'somebody you can see finds you', 'the finder', 'yourself'],
  ['I use an ability', 'you have used an ability', 'nobody', 'nobody'],
  ['an ally uses an ability', 'an ally has used an ability', 'that ally', 'nobody'],
  ['an enemy uses an ability', 'an enemy has used an ability', 'that enemy', 'nobody'],
  ['I am targeted by an ability', 'an ability targets you', 'whoever uses it', 'yourself'],
  [
    'an enemy targets me with an ability',
    'an enemy’s ability targets you',
    'that enemy',
    'yourself',
  ],
  ['a monster is released', 'a monster is released', 'the monster', 'nobody'],
];

test.each(rows)('[COMBAT-14] “%s” is told as “When %s”', (when, said, other, victim) => {
  const text = (to: string) =>
    plain(asAbility({ when, do: [{ heal: 1, to }] }) ?? expect.fail('no ability'));
  if (!(lonely as readonly string[]).includes(when))
    expect(text('other')).toBe(`When ${said}, heal ${other} by 1 HP.`);
  if (!(victimless as readonly string[]).includes(when))
    expect(text('victim')).toBe(`When ${said}, heal ${victim} by 1 HP.`);
});

test('every trigger is among them, and no two are told alike', () => {
  expect(rows.map(([when]) => when)).toEqual(triggerWords);
  expect(new Set(rows.map(([, said]) => said)).size).toBe(triggerWords.length);
});

/** Nobody is called by a word that a card needs for another, such as what wears a thing. */
test.each([
  ['I deal damage', 'whoever took it'],
  ['I take damage', 'whoever dealt it'],
  ['I fall below half HP', 'whoever caused it'],
  ['I am healed', 'whoever healed you'],
  ['I lay a condition', 'whoever has it now'],
  ['a condition is laid on me', 'whoever laid it'],
  ['I am moved by somebody', 'whoever did so'],
  ['I am targeted by an ability', 'whoever uses it'],
])('[GLOSS-03] in “%s” a card calls the other one “%s”', (when, other) => {
  const card = (...effects: object[]) =>
    terse(asAbility({ when, do: effects }) ?? expect.fail('no ability'));
  expect(card({ lay: 'prone', to: 'other' })).toContain(`: prone (${other}).`);
  expect(card({ move: 2, to: 'other' })).toContain(`: walk 2 towards ${other}.`);
  const near = { all: 'enemies', within: 1, of: 'other' };
  expect(card({ lay: 'prone', to: near })).toContain(`(enemies within 1 of ${other}).`);
});

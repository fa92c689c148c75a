import { expect, test } from 'vitest';
import { limits } from '../../../src/discord/limits.ts';
import { announcementOf } from '../../../src/discord/views/announcements/index.ts';
import { heroNote } from '../../../src/discord/views/announcements/hero-notes.ts';
import {
  asked,
  interviewAsk,
  interviewForm,
  interviewThread,
  ownInterview,
} from '../../../src/discord/views/interview.ts';
import { longestAnswer, questions } from '../../../src/rules/interview.ts';
import { gameId, heroId, playerId } from '../../../src/rules/names.ts';
import { heroView } from '../support/hero-view.ts';
import { expectWithinLimits } from '../support/limits.ts';

const game = gameId('abcdefghij');
const id = heroId('h1');
const player = playerId('123456789012345678');
const hero = { id, player, name: 'Ana' };
const loss = { cause: 'monster' as const, by: 'Rat', week: 3, at: 0 };
const textOf = (face: object) =>
  announcementOf('interviewed', face, game, 7)?.embeds?.[0]?.description ?? '';

test('[GAME-04] each question fits above a field of the one form', () => {
  expect(questions.length).toBeLessThanOrEqual(limits.modalFields);
  for (const one of questions) expect(asked[one].length).toBeLessThanOrEqual(limits.modalLabel);
});

test('[GAME-04] the form is filled in with what was said, and lets everything be left open', () => {
  const view = { hero: { interview: { best: '🦉'.repeat(longestAnswer) } } };
  const form = JSON.stringify(
    interviewForm({
      ...{ game, values: [] },
      id: { action: 'interview', game, subject: '', step: '', hero: id, by: null },
      view: view as never,
    }),
  );
  expect(form).toContain(`"custom_id":"v1:interview-form:${game}:::h1"`);
  expect(form.match(/"required":false/g)).toHaveLength(questions.length);
  expect(form.match(/"value":"([^"]*)"/)?.[1]?.length).toBeLessThanOrEqual(longestAnswer);
});

test('[GAME-04] the card has what was answered, question by question, and pings nobody', () => {
  const said = { best: '@everyone, the **Nail**', advice: 'See <@&12> and https://a.example' };
  const text = textOf({ hero, title: 'the Tinker', loss, answers: said });
  expect(text).toContain('**Ana**, the Tinker, who was killed by Rat in week 3, on the build:');
  expect(text).toContain(`**${asked.best}**`);
  expect(text).not.toContain(asked.regret);
  expect(text).not.toMatch(/@everyone|<@&12>|\*\*Nail|https:/);
});

test('[GAME-02] the card of who has won says so', () => {
  const text = textOf({ hero, title: '', loss: null, answers: { plan: 'None.' } });
  expect(text).toContain('**Ana**, who won the game, on the build:');
});

test('[GAME-04] the questions have nobody’s words in them, and the one button', () => {
  const screen = JSON.stringify(interviewAsk({ id, player, lost: loss }, game, '№ 7 · interview'));
  for (const one of questions) expect(screen).toContain(asked[one]);
  expect(screen).toContain('"footer":{"text":"№ 7 · interview"}');
  expect(screen).toContain(`"custom_id":"v1:interview:${game}:::h1"`);
});

test('[GAME-04] whoever has lost has the button below the news of it', () => {
  const note = heroNote('died', { face: null, own: null }, { game, hero: id, player, mark: '№ 1' });
  expect(JSON.stringify(note?.screen.rows)).toContain(`v1:interview:${game}:::h1`);
  expect(note?.sending).toEqual({});
});

test('the thread of an interview bears the hero’s name, within Discord’s limit', () => {
  expect(interviewThread(hero)).toBe('Interview: Ana');
  expect(interviewThread({ name: '🦉'.repeat(80) }).length).toBeLessThanOrEqual(limits.threadName);
});

const stars = '*'.repeat(500);

test('[GAME-04] what is all markup fits the message that shows it', () => {
  const interview = { best: stars, regret: stars, plan: stars, feared: stars, advice: stars };
  const view = heroView({});
  const screen = ownInterview({ ...view, hero: { ...view.hero, interview } });
  expectWithinLimits(screen);
});

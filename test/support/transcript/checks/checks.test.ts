import { describe, expect, test } from 'vitest';
import { type InteractionEntry, type RequestEntry } from '../play/stage-types.ts';
import { wronglyAnswered } from './answered.ts';
import { brokenLimits } from './limits.ts';
import { errorLines } from './log-lines.ts';
import { pingedBy, unguardedMentions } from './mentions.ts';
import { wouldWait } from './pace.ts';

const request = (body: unknown, more: Partial<RequestEntry> = {}): RequestEntry => ({
  kind: 'request',
  n: 3,
  at: '',
  method: 'POST',
  route: '',
  path: '/channels/1/messages',
  body,
  files: [],
  status: 200,
  answer: {},
  fault: null,
  audience: null,
  ...more,
});

const callback = (data: object, type = 4) =>
  request({ type, data }, { path: '/interactions/5/token/callback' });

const none = { allowed_mentions: { parse: [] } };

describe('mentions', () => {
  test.each([
    ['a new message', request({ content: 'x' })],
    ['an edit', request({ content: 'x' }, { method: 'PATCH', path: '/channels/1/messages/2' })],
    ['an answer', callback({ content: 'x' })],
    ['an update', callback({ content: 'x' }, 7)],
    ['a follow-up', request({ content: 'x' }, { path: '/webhooks/1/token' })],
    [
      'an edited answer',
      request({}, { method: 'PATCH', path: '/webhooks/1/token/messages/@original' }),
    ],
    ['everyone', request({ allowed_mentions: { parse: ['everyone'] } })],
  ])('of %s are not left open', (_, entry) => {
    expect(unguardedMentions(entry)).toHaveLength(1);
  });

  test('that are explicit are fine, and what is no message has none', () => {
    expect(unguardedMentions(request(none))).toEqual([]);
    expect(unguardedMentions(callback({}, 6))).toEqual([]);
    expect(unguardedMentions(request({ name: 'x' }, { path: '/guilds/1/channels' }))).toEqual([]);
  });

  test('ping whom they name, where that is allowed', () => {
    const content = '<@1>, <@2> and <@!3>';
    expect(
      pingedBy(request({ content, allowed_mentions: { parse: [], users: ['1', '3'] } })),
    ).toEqual(['1', '3']);
    expect(pingedBy(request({ content, ...none }))).toEqual([]);
    expect(pingedBy(request({ content: '@everyone' }))).toEqual(['everyone']);
    expect(
      pingedBy(request({ content }, { method: 'PATCH', path: '/channels/1/messages/2' })),
    ).toEqual([]);
    expect(pingedBy(request({ content }, { status: 500 }))).toEqual([]);
    const display = { type: 10, content };
    expect(pingedBy(request({ components: [{ type: 17, components: [display] }] }))).toHaveLength(
      3,
    );
    expect(pingedBy(request({ content, flags: 1 << 12 }))).toEqual([]);
  });
});

describe('Discord’s limits', () => {
  const long = (length: number) => 'x'.repeat(length);
  const button = (more: object) => ({
    components: [{ type: 1, components: [{ type: 2, ...more }] }],
  });
  test.each([
    ['content', { content: long(2001) }],
    ['embeds together', { embeds: [1, 2].map(() => ({ description: long(3001) })) }],
    ['a field’s value', { embeds: [{ fields: [{ name: 'a', value: long(1025) }] }] }],
    ['a footer', { embeds: [{ footer: { text: long(2049) } }] }],
    ['rows', { components: Array.from({ length: 6 }, () => ({ type: 1, components: [] })) }],
    [
      'buttons',
      { components: [{ type: 1, components: Array.from({ length: 6 }, () => ({ type: 2 })) }] },
    ],
    ['a label', button({ label: long(81) })],
    ['a custom id', button({ custom_id: long(101) })],
    [
      'options',
      {
        components: [
          { type: 1, components: [{ type: 3, options: Array.from({ length: 26 }, () => ({})) }] },
        ],
      },
    ],
    ['a nonce', { nonce: long(26) }],
  ])('hold for %s', (_, body) => {
    expect(brokenLimits(request(body))).toHaveLength(1);
  });

  test('hold for choices and forms', () => {
    const choices = Array.from({ length: 26 }, () => ({ name: 'x' }));
    expect(brokenLimits(callback({ choices }, 8))).toHaveLength(1);
    expect(brokenLimits(callback({ title: long(46), components: [] }, 9))).toHaveLength(1);
  });

  test('are not judged twice when the stage refused on purpose', () => {
    expect(brokenLimits(request({}, { status: 400 }))).toHaveLength(1);
    expect(brokenLimits(request({}, { status: 400, fault: '1' }))).toEqual([]);
    expect(brokenLimits(request({ content: long(2000) }))).toEqual([]);
  });
});

test('more than Discord lets through in 20 s is found, wherever the stage lets it through', () => {
  const sent = (count: number, every: number, path = '/channels/1/messages') =>
    Array.from({ length: count }, (_, n) =>
      request({}, { path, at: new Date(n * every).toISOString() }),
    );
  expect(wouldWait(sent(25, 1), 20_000)).toEqual([]);
  expect(wouldWait(sent(26, 1), 20_000)).toHaveLength(1);
  expect(wouldWait(sent(200, 1_000), 20_000)).toEqual([]);
  expect(wouldWait([...sent(20, 1), ...sent(20, 1, '/channels/2/messages')], 20_000)).toEqual([]);
  expect(wouldWait(sent(300, 1, '/interactions/5/token/callback'), 20_000)).toEqual([]);
});

describe('an interaction', () => {
  const taken = (acknowledgedAfter: number | null): InteractionEntry => ({
    kind: 'interaction',
    n: 4,
    at: '',
    interaction: '5',
    person: '1',
    name: 'status',
    type: 'command',
    acknowledgedAfter,
  });
  const answer = callback({ content: 'x' });

  test('is answered once and in time', () => {
    expect(wronglyAnswered([answer, taken(12)])).toEqual([]);
    expect(wronglyAnswered([answer, taken(3_001)])).toHaveLength(1);
    expect(wronglyAnswered([taken(null)])).toHaveLength(1);
    expect(wronglyAnswered([answer, answer, taken(12)])).toHaveLength(1);
    expect(wronglyAnswered([{ ...answer, status: 400 }, answer, taken(12)])).toHaveLength(1);
  });
});

test('the log tells of errors by their level, and of those that nobody caught', () => {
  const lines = [
    '{"level":30,"msg":"fine"}',
    '{"level":50,"msg":"broken"}',
    '    at run (/x.ts:3:4)',
    '{"level":40,"name":"TypeError","msg":"a message was not sent"}',
    '{"level":40,"name":"DiscordAPIError","msg":"a message was not sent"}',
    'ready',
  ];
  expect(errorLines(lines)).toHaveLength(3);
});

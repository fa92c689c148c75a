import { expect, test } from 'vitest';
import { calls, unreadOf } from '../../../src/stage/page/reading.ts';
import { type SeenMessage } from '../../../src/stage/page/wire.ts';

const message = (id: string, author: string, content = ''): SeenMessage => ({
  id,
  channel: '1',
  author: { id: author, name: author, bot: false },
  at: '2026-11-21T09:00:00.000Z',
  content,
  embeds: [],
  components: [],
  attachments: [],
  reactions: [],
  edited: null,
  ephemeral: false,
  thinking: false,
  pinned: false,
  system: null,
  replyTo: null,
  thread: null,
  command: null,
  text: content,
});

test('what others wrote after the mark is unread, by number and not by letter', () => {
  const messages = [message('9', '2'), message('10', '2'), message('11', '1')];
  expect(unreadOf(messages, '9', '1').map(({ id }) => id)).toEqual(['10']);
  expect(unreadOf(messages, undefined, '1').map(({ id }) => id)).toEqual(['9', '10']);
});

test('one is called by name or with everyone, and never by oneself', () => {
  expect(calls(message('1', '2', 'hi <@1>'), '1')).toBe(true);
  expect(calls(message('1', '2', '@here!'), '1')).toBe(true);
  expect(calls(message('1', '2', 'hi <@12>'), '1')).toBe(false);
  expect(calls(message('1', '1', '<@1>'), '1')).toBe(false);
});

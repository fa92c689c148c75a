import { expect, test } from 'vitest';
import { channelName, sections } from '../../../../src/stage/page/sidebar/tree.ts';
import { type SeenChannel } from '../../../../src/stage/page/wire.ts';

const channel = (id: string, kind: SeenChannel['kind'], more: Partial<SeenChannel> = {}) => ({
  id,
  name: id,
  kind,
  server: { id: 's', name: 'The Menagerie' },
  parent: null,
  archived: false,
  locked: false,
  topic: null,
  canWrite: true,
  ...more,
});

test('threads hang below their channel, archived ones apart; direct messages come last', () => {
  const tree = sections([
    channel('bot', 'dm', { server: null }),
    channel('games', 'category'),
    channel('general', 'text'),
    channel('duel', 'private thread', { parent: 'general' }),
    channel('old', 'thread', { parent: 'general', archived: true }),
    channel('menagerie', 'text', { parent: 'games' }),
    channel('shouting', 'voice', { parent: 'games' }),
  ]);
  expect(tree.map(({ title }) => title)).toEqual([
    'The Menagerie',
    'The Menagerie · games',
    'Direct messages',
  ]);
  expect(tree[1]?.branches.map(({ channel: { id } }) => id)).toEqual(['menagerie']);
  const [general] = tree[0]?.branches ?? [];
  expect(general?.threads.map(({ id }) => id)).toEqual(['duel']);
  expect(general?.archived.map(({ id }) => id)).toEqual(['old']);
});

test('servers of the same name are kept apart', () => {
  const other = channel('general', 'text', { server: { id: 't', name: 'The Menagerie' } });
  expect(sections([channel('general', 'text'), other])).toHaveLength(2);
});

test('a channel has its sign, a thread only its name', () => {
  expect(channelName(channel('menagerie', 'text'))).toBe('#menagerie');
  expect(channelName(channel('duel', 'private thread'))).toBe('duel');
});

import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../src/discord/wire/body.ts';
import { demandMentions, guardedRequest } from '../../../src/discord/wire/guard.ts';
import { playerId } from '../../../src/rules/names.ts';

const form = (payload: object) => {
  const body = new FormData();
  body.set('payload_json', JSON.stringify(payload));
  return body;
};

describe('whom a message mentions', () => {
  test('what we make mentions nobody but those named', () => {
    expect(bodyOf({ content: '@everyone' }).allowed_mentions).toEqual({ parse: [], users: [] });
    const player = playerId('123456789012345678');
    expect(bodyOf({ content: 'x' }, { mention: [player] }).allowed_mentions?.users).toEqual([
      player,
    ]);
  });

  test.each([
    JSON.stringify({ content: '@everyone' }),
    JSON.stringify({ type: 4, data: { content: '@everyone' } }),
    JSON.stringify({ type: 7 }),
    form({ content: '@everyone' }),
  ])('a message that does not say is refused', (body) =>
    expect(() => demandMentions(body)).toThrow('allowed_mentions'),
  );

  test.each([
    JSON.stringify(bodyOf({ content: 'x' })),
    JSON.stringify({ type: 5, data: { flags: 64 } }),
    JSON.stringify({ type: 6 }),
    JSON.stringify({ type: 9, data: { custom_id: 'x' } }),
    form(bodyOf({ content: 'x' })),
  ])('one that says so, or is no message, is let through', (body) =>
    expect(() => demandMentions(body)).not.toThrow(),
  );

  test.each([
    ['POST', '/api/v10/channels/1/messages'],
    ['PATCH', '/api/v10/channels/1/messages/2'],
    ['PATCH', '/api/v10/webhooks/1/token/messages/@original'],
    ['POST', '/api/v10/webhooks/1/token'],
    ['POST', '/api/v10/interactions/1/token/callback'],
  ])('%s %s is watched', async (method, path) => {
    const body = JSON.stringify({ type: path.endsWith('callback') ? 4 : undefined, data: {} });
    await expect(async () =>
      guardedRequest(`http://127.0.0.1:1${path}`, { method, body }),
    ).rejects.toThrow('allowed_mentions');
  });
});

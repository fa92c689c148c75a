import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { factsOf, routeOf } from '../../src/discord/log.ts';

const secrets = ['SECRETTOKEN', 'sealed bet 750 gold'];
const url =
  'https://discord.com/api/v10/webhooks/123456789012345678/SECRETTOKEN/messages/@original';

describe('what is logged of an error', () => {
  test.each([
    new DiscordAPIError(
      { code: 50_027, message: 'sealed bet 750 gold' },
      50_027,
      401,
      'PATCH',
      url,
      { files: undefined, body: { content: 'sealed bet 750 gold' } },
    ),
    new HTTPError(500, 'SECRETTOKEN', 'POST', url, { files: undefined, body: {} }),
    Object.assign(new Error('sealed bet 750 gold'), { cause: 'SECRETTOKEN', code: 'P2002' }),
    'SECRETTOKEN',
  ])('nothing of its address, body or words', (error) => {
    const logged = JSON.stringify(factsOf(error));
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });

  test('its name, code, status, method and the kind of route', () => {
    const error = new DiscordAPIError({ code: 50_013, message: 'x' }, 50_013, 403, 'PATCH', url, {
      files: undefined,
      body: {},
    });
    expect(factsOf(error)).toMatchObject({
      name: 'DiscordAPIError',
      code: 50_013,
      status: 403,
      method: 'PATCH',
      route: '/webhooks/{id}/{token}/messages/@original',
    });
  });

  test.each([
    ['/api/v10/channels/123456789012345678/messages', '/channels/{id}/messages'],
    ['/interactions/123456789012345678/aToken/callback', '/interactions/{id}/{token}/callback'],
  ])('%s is %s', (path, route) => expect(routeOf(path)).toBe(route));
});

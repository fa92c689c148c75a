import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type Opened } from './opened.ts';

let stage: Opened;
let room: string;

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${stage.url}/api/v10${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bot stage-token', 'content-type': 'application/json' },
  });

beforeAll(async () => {
  stage = await opened({ pace: 1 });
  const { servers } = await stage.control<{ servers: { channels: { id: string }[] }[] }>(
    'GET',
    '/world',
  );
  room = servers[0]?.channels[0]?.id ?? '';
});
afterAll(() => stage.end());

test('five messages in five seconds, told in headers, then 429', async () => {
  const left: (string | null)[] = [];
  for (let n = 0; n < 5; n++)
    left.push(
      (await post(`/channels/${room}/messages`, { content: 'a' })).headers.get(
        'x-ratelimit-remaining',
      ),
    );
  expect(left).toEqual(['4', '3', '2', '1', '0']);
  const refused = await post(`/channels/${room}/messages`, { content: 'a' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 0,
    global: false,
    retry_after: expect.any(Number) as number,
  });
});

test('after the clock has moved on there are five again', async () => {
  await stage.control('POST', '/clock', { by: '6s' });
  expect((await post(`/channels/${room}/messages`, { content: 'a' })).status).toBe(200);
});

test('fifty a second in all, whatever the route', async () => {
  await stage.control('POST', '/clock', { by: '6s' });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => post(`/channels/${n + 1}/typing`, {})),
  );
  const limited = answers.filter((answer) => answer.headers.get('x-ratelimit-scope') === 'global');
  expect(limited.length).toBeGreaterThanOrEqual(10);
  expect(limited[0]?.headers.get('x-ratelimit-global')).toBe('true');
});

test('a wider pace lets more through', async () => {
  await stage.control('POST', '/limits', { pace: 10 });
  await stage.control('POST', '/clock', { by: '6s' });
  const answer = await post(`/channels/${room}/messages`, { content: 'a' });
  expect(answer.headers.get('x-ratelimit-limit')).toBe('50');
});

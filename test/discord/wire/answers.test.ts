import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answersOver } from '../../../src/discord/wire/answers.ts';
import { card } from '../../../src/discord/screen.ts';
import { drawing } from '../../../src/pictures/svg.ts';

type Asked = { method: string | undefined; url: string | undefined; body: string };
let asked: Asked[] = [];
/** Whether this Discord takes files. */
let takes = true;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('latin1');
    asked.push({ method: request.method, url: request.url, body });
    const isRefused = !takes && body.includes('PNG');
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' });
    response.end(isRefused ? '{"code":50013,"message":"Missing Permissions"}' : '{"id":"1"}');
  });
});
let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  takes = true;
});

const to = { id: '1', application: '2', token: 'token' };
const picture = { name: 'map.png', drawing: drawing(8, 8), alt: 'A yard.' };
const screen = { ...card('Yard', ['The words.']), picture };

describe('an answer with a picture', () => {
  test('has it in its card, with what it says to whoever does not see it', async () => {
    await answersOver(api).edit(to, screen);
    expect(asked).toHaveLength(1);
    const [{ method, url, body } = {}] = asked as [Asked];
    expect([method, url]).toEqual(['PATCH', '/api/v10/webhooks/2/token/messages/%40original']);
    expect(body).toContain('"image":{"url":"attachment://map.png"}');
    expect(body).toContain(
      '"attachments":[{"id":"0","filename":"map.png","description":"A yard."}]',
    );
    expect(body).toContain('PNG');
  });

  test('goes without it where Discord takes no file', async () => {
    takes = false;
    await answersOver(api).edit(to, screen);
    expect(asked).toHaveLength(2);
    const body = JSON.parse(asked[1]?.body ?? '') as object;
    expect(body).toMatchObject({ embeds: [{ title: 'Yard', description: 'The words.' }] });
    expect(body).toMatchObject({ attachments: [] });
    expect(JSON.stringify(body)).not.toContain('attachment://');
  });

  test('has it as a further message, too, and goes without it where it must be at once', async () => {
    await answersOver(api).aside(to, screen);
    expect(asked[0]?.body).toContain('PNG');
    await answersOver(api).whisper(to, screen);
    expect(asked[1]?.body).toContain('The words.');
    expect(asked[1]?.body).not.toContain('attachment');
  });
});

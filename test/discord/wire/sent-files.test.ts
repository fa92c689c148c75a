import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSent } from '../../../src/discord/wire/sent-files.ts';

const asked: string[] = [];
const long = 'x'.repeat(300 * 1024);
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/moved') response.writeHead(302, { location: '/goods.yaml' }).end();
  else if (request.url === '/long') response.end(long);
  else if (request.url === '/goods.yaml') response.end('name: Crown');
  else response.writeHead(404).end('gone');
});
let here = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = async (url: string, { size = 11, staged = true } = {}) => {
  const file = { name: 'goods.yaml', url, size };
  const bytes = await readSent(file, staged ? `${here}/api` : undefined);
  return bytes && Buffer.from(bytes).toString();
};

describe('a file that somebody sent', () => {
  test('is read from where the bot’s Discord keeps it', async () => {
    expect(await read(`${here}/goods.yaml`)).toBe('name: Crown');
  });

  test('is read there by whatever passes the bot’s requests on, too', async () => {
    const relayed = { name: 'goods.yaml', url: `${here}/goods.yaml`, size: 11 };
    const bytes = await readSent(relayed, 'http://127.0.0.1:1/api');
    expect(bytes && Buffer.from(bytes).toString()).toBe('name: Crown');
  });

  test('is not even asked for elsewhere, or without a stage, or when it says that it is too long', async () => {
    asked.length = 0;
    const port = new URL(here).port;
    for (const url of [
      `http://localhost:${port}/goods.yaml`,
      `http://[::1]:${port}/goods.yaml`,
      'file:///etc/passwd',
      'https://cdn.discordapp.com.example.org/goods.yaml',
      'nonsense',
    ])
      expect(await read(url)).toBeNull();
    expect(await read(`${here}/goods.yaml`, { staged: false })).toBeNull();
    expect(await read(`${here}/goods.yaml`, { size: long.length })).toBeNull();
    expect(asked).toEqual([]);
  });

  test('is none when it is longer than it says, gone, or elsewhere by now', async () => {
    expect(await read(`${here}/long`)).toBeNull();
    expect(await read(`${here}/none`)).toBeNull();
    expect(await read(`${here}/moved`)).toBeNull();
  });
});

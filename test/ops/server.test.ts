import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openOps } from '../../src/ops/index.ts';

let moved = 0;
const ops = await openOps(0, {
  'POST /clock': () => {
    moved += 1;
    return { status: 200, json: { moved } };
  },
});
afterAll(() => ops.close());

const sent = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = ops;
    const asked = request(
      { host: '127.0.0.1', port, path: '/clock', method: 'POST', headers },
      (answer) => resolve(answer.resume().statusCode ?? 0),
    );
    asked.on('error', reject).end('{"to":1}');
  });

test.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1:9999' },
  { Host: 'evil.example' },
  { Host: 'localhost.evil.example:3211' },
])('what a web page sends (%o) is refused and does nothing', async (headers) => {
  moved = 0;
  expect(await sent(headers)).toBe(403);
  expect(moved).toBe(0);
});

test.each<Record<string, string>>([{}, { Host: 'localhost:3211' }, { Host: '127.0.0.1' }])(
  'what this machine sends (%o) is answered',
  async (headers) => expect(await sent(headers)).toBe(200),
);

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { distantBot } from '../../src/launch/stage.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const clock = { now: () => 0, set: () => undefined };

/** A bot that cuts its first connections and then says that two messages wait. */
async function botThatCuts(first: number): Promise<number> {
  let cut = 0;
  server = createServer((request, response) => {
    if (cut++ < first) request.socket.destroy();
    else response.end(JSON.stringify({ settled: false, open: ['2 messages wait to be sent'] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('where nobody listens nothing is open', async () => {
  const port = await botThatCuts(0);
  server?.close();
  expect(await distantBot(port, clock).settled()).toEqual({ settled: true, open: [] });
});

// A kept connection that was just being closed once made an unsettled bot look settled.
test('one that cuts a connection is asked again, and is never taken for settled', async () => {
  expect(await distantBot(await botThatCuts(1), clock).settled()).toEqual({
    settled: false,
    open: ['2 messages wait to be sent'],
  });
  server?.close();
  await expect(distantBot(await botThatCuts(2), clock).settled()).rejects.toThrow('fetch failed');
});

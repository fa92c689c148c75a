import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { type Gate } from './gate.ts';

/** Passes the bot's requests on to the stage. Each that changes something there is a step. */
export async function relayStage(
  port: () => number,
  gate: Gate,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((asked, answer) => pass(asked, answer, port(), gate));
  // What lies unread is of the dead, and would pass once the gate is open again.
  gate.whenStruck(() => server.closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number, gate: Gate): void {
  const { method = 'GET', url = '/' } = asked;
  const step = method === 'GET' ? 'no step' : gate.begin(`${method} ${routeOf(url)}`);
  if (step === null) return void asked.socket.destroy();
  const headers = { ...asked.headers, host: `127.0.0.1:${port}` };
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      if (step !== 'no step' && !gate.end(step)) return asked.socket.destroy();
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      answer.end(Buffer.concat(parts));
    });
  });
  onward.on('error', () => asked.socket.destroy());
  // What the dead had said by half is never said to the end: the stage is not to wait for it.
  pipeline(asked, onward, (error) => error && onward.destroy());
}

/** A request's kind: its path without the ids and tokens in it. */
const routeOf = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replace(/^\/api(\/v\d+)?/, '')
    .replaceAll(/\/\d{5,}/g, '/…')
    .replace(/^\/(interactions|webhooks)\/…\/[^/]+/, '/$1/…');

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';

/** One answer: status and a JSON body, or a text. */
export type Reply = { status: number; json?: unknown; text?: string; type?: string };
export type Routes = Record<
  string,
  (body: unknown, query: URLSearchParams) => Promise<Reply> | Reply
>;

/** The operations port, on loopback only: `GET /healthz` and the like, by method and path. */
export async function openOps(
  port: number,
  routes: Routes,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => void answer(routes, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
}

async function answer(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const reply = await replyTo(routes, request, url).catch((error: unknown): Reply => {
    return { status: 500, json: { error: error instanceof Error ? error.message : 'it failed' } };
  });
  const text = reply.text ?? JSON.stringify(reply.json ?? null);
  response.writeHead(reply.status, { 'content-type': reply.type ?? 'application/json' });
  response.end(text);
}

async function replyTo(routes: Routes, request: IncomingMessage, url: URL): Promise<Reply> {
  if (isForeign(request.headers)) {
    return {
      status: 403,
      json: { error: 'This port answers to this machine’s own requests only.' },
    };
  }
  const route = routes[`${request.method} ${url.pathname}`];
  if (!route) return { status: 404, json: { error: 'There is nothing here.' } };
  const text = await bodyOf(request);
  try {
    return await route(text === '' ? {} : JSON.parse(text), url.searchParams);
  } catch (error) {
    if (error instanceof SyntaxError)
      return { status: 400, json: { error: 'The body is no JSON.' } };
    throw error;
  }
}

const ownName = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Whether a web page is behind a request, by its origin, or by a name of its own that leads here. */
const isForeign = ({ host, origin }: IncomingMessage['headers']): boolean =>
  origin !== undefined || !ownName.test(host ?? '');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

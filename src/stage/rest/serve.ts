import { type FastifyReply, type FastifyRequest } from 'fastify';
import { asWord, type JsonObject } from '../json.ts';
import { Refusal, unauthorized } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { appOf } from '../world/apps.ts';
import { type App } from '../world/nouns.ts';
import { faulty, notDone, type Result } from './faulty.ts';
import { type Read, readBody } from './read-body.ts';
import { type Route } from './route.ts';

const MAJOR = ['channel_id', 'guild_id', 'webhook_id', 'webhook_token'];

const pathOf = (request: FastifyRequest): string =>
  (request.url.split('?')[0] ?? '').replace(/^\/api(\/v10)?/, '');

function appFor(stage: Stage, route: Route, request: FastifyRequest): App | null {
  const authorization = request.headers.authorization ?? '';
  const token = /^Bot (\S+)$/.exec(authorization)?.[1];
  const app = token === undefined ? undefined : appOf(stage.world, token, stage.invite);
  if (route.open) return ownerOf(stage, request) ?? app ?? null;
  if (!app) throw unauthorized();
  return app;
}

/** Whose interaction a path without a bot's token speaks of. */
function ownerOf(stage: Stage, request: FastifyRequest): App | undefined {
  const { webhook_id, interaction_id } = request.params as Record<string, string | undefined>;
  const id = webhook_id ?? stage.world.interactions.get(interaction_id ?? '')?.app;
  return id === undefined ? undefined : stage.world.apps.get(id);
}

function perform(
  stage: Stage,
  route: Route,
  request: FastifyRequest,
  read: Read,
  seen: (app: App | null) => void,
): Result {
  let headers: Record<string, string> = {};
  try {
    const app = appFor(stage, route, request);
    seen(app);
    const params = request.params as Record<string, string>;
    const major = MAJOR.map((name) => params[name] ?? '').join(' ');
    headers = stage.limits.take(
      app?.id ?? 'nobody',
      route.method,
      route.path,
      major,
      route.open === true,
    );
    const query = request.query as Record<string, string>;
    const { status, body, audience } = route.handle(stage, { app, params, query, ...read });
    return { status, body, headers, audience: audience ?? null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      status: error.status,
      body: error.body,
      headers: { ...headers, ...error.headers },
      audience: null,
    };
  } finally {
    stage.world.flush();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One REST request of a bot from its first byte to its last, faults and record included. */
export async function serve(
  stage: Stage,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const startedAt = performance.now();
  const path = pathOf(request);
  const ticket = `${route.method} ${path} #${request.id}`;
  stage.underway.add(ticket);
  reply.raw.once('close', () => stage.underway.delete(ticket));

  let read: Read = { body: {}, files: [] };
  let unread: Refusal | null = null;
  try {
    read = await readBody(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    unread = error;
  }
  const strike = stage.faults.strikes(route.method, path);
  const deed = strike?.deed;
  let app: App | null = null;

  const note = (result: Result | null): void => {
    const { status, body, audience } = result ?? { status: 0, body: null, audience: null };
    stage.record.add({
      kind: 'request',
      bot: app?.id ?? null,
      method: route.method,
      route: route.path,
      path,
      query: request.query,
      body: read.body,
      files: read.files.map(({ field, filename, bytes }) => ({
        field,
        filename,
        size: bytes.length,
        description: describe(read.body, field),
      })),
      status,
      answer: body ?? null,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      fault: strike?.id ?? null,
      audience,
    });
  };
  const finish = (result: Result): unknown => {
    note(result);
    reply.status(result.status).headers(result.headers);
    return sendJson(reply, result.body);
  };
  const vanish = (reset: boolean): FastifyReply => {
    note(null);
    reply.hijack();
    if (reset) request.raw.socket.destroy();
    return reply;
  };

  if (deed?.do === 'hang' || deed?.do === 'reset') return vanish(deed.do === 'reset');
  if (deed?.do === 'answer' || deed?.do === 'limit') return finish(faulty(deed) ?? notDone);
  const result = unread
    ? { status: unread.status, body: unread.body, headers: {}, audience: null }
    : perform(stage, route, request, read, (found) => (app = found));
  stage.judge?.look({
    method: route.method,
    route: route.path,
    body: read.body,
    query: request.query as Record<string, string>,
    status: result.status,
    answer: result.body,
  });
  if (deed?.do === 'delay') await pause(deed.ms);
  if (deed?.do === 'hang-after' || deed?.do === 'reset-after')
    return vanish(deed.do === 'reset-after');
  if (deed?.do === 'answer-after')
    return finish({ ...(faulty(deed) ?? result), audience: result.audience });
  return finish(result);
}

/** Discord names no character set beside the type, and oceanic.js compares the whole header. */
export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  if (body === undefined) return reply.send();
  if (typeof body === 'string') return reply.send(body);
  return reply.header('content-type', 'application/json').send(Buffer.from(JSON.stringify(body)));
}

function describe(body: unknown, field: string): string | null {
  const node = body as { attachments?: JsonObject[]; data?: { attachments?: JsonObject[] } } | null;
  const all = node?.attachments ?? node?.data?.attachments ?? [];
  const found = all.find((one) => `files[${asWord(one['id'])}]` === field)?.['description'];
  return typeof found === 'string' ? found : null;
}

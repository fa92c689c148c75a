import { type FastifyInstance } from 'fastify';
import { notFound, refuse, Refusal } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { accountRoutes } from './accounts.ts';
import { callbackRoutes } from './callback.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { guildRoutes } from './guilds.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { parse } from './read-body.ts';
import { reactionRoutes } from './reactions.ts';
import { type Route } from './route.ts';
import { sendJson, serve } from './serve.ts';
import { threadRoutes } from './threads.ts';
import { webhookRoutes } from './webhooks.ts';

export const routes: Route[] = [
  ...accountRoutes,
  ...commandRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...messageRoutes,
  ...pinRoutes,
  ...reactionRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
];

/** Serves Discord's REST API, version 10, with and without the version in the address. */
export function serveRest(app: FastifyInstance, stage: Stage): void {
  void app.register((api, _options, done) => {
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, next) => {
      try {
        next(null, text === '' ? {} : parse(String(text)));
      } catch (error) {
        next(error as Error);
      }
    });
    api.addContentTypeParser('*', (_request, payload, next) => {
      payload.resume();
      next(null, {});
    });
    api.setErrorHandler((error, request, reply) => {
      const refusal = error instanceof Refusal ? error : null;
      if (!refusal) request.log.error(error);
      const body = refusal?.body ?? { message: '500: Internal Server Error', code: 0 };
      return sendJson(reply.status(refusal?.status ?? 500), body);
    });
    for (const prefix of ['/api/v10', '/api'])
      for (const route of routes)
        api.route({
          method: route.method,
          url: `${prefix}${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
          handler: (request, reply) => serve(stage, route, request, reply),
        });
    api.all('/api/*', (request) => {
      if (/^\/api\/v(?!10\/)\d+\//.test(request.url)) throw refuse(50041);
      throw notFound();
    });
    done();
  });
}

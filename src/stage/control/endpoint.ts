import { type FastifyInstance, type FastifyReply } from 'fastify';
import { asObject, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';

/** A control request as its handler reads it. */
export type Wish = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: JsonObject;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** What comes back is sent as JSON; nothing as 204. */
  handle: (stage: Stage, wish: Wish) => unknown;
};

export const named = (wish: Wish, name: string): string => wish.params[name] ?? '';

export function serveEndpoints(app: FastifyInstance, stage: Stage, endpoints: Endpoint[]): void {
  for (const { method, path, handle } of endpoints)
    app.route({
      method,
      url: `/control${path}`,
      handler: async (request, reply): Promise<FastifyReply> => {
        const answer = await handle(stage, {
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string>,
          body: asObject(request.body),
        });
        stage.world.flush();
        return answer === undefined ? reply.status(204).send() : reply.send(answer);
      },
    });
}

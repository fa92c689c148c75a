import { type FastifyInstance } from 'fastify';
import { type Stage } from '../stage.ts';
import { clockEndpoints } from './clock.ts';
import { serveEndpoints } from './endpoint.ts';
import { faultEndpoints } from './faults.ts';
import { interactionEndpoints } from './interactions.ts';
import { peopleEndpoints } from './people.ts';
import { recordEndpoints } from './record.ts';
import { screenEndpoints, serveStream } from './screen.ts';
import { settleEndpoints } from './settle.ts';
import { worldEndpoints } from './world.ts';
import { Wrong } from './wrong.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether another site's page is behind a request: by a name that leads here, or by its origin. */
export function isForeign(host: string | undefined, origin: string | undefined): boolean {
  if (!LOOPBACK.test(host ?? '')) return true;
  return origin !== undefined && origin !== `http://${host}`;
}

/** Serves the control API, by which people and tests act. */
export function serveControl(app: FastifyInstance, stage: Stage): void {
  void app.register((control, _options, done) => {
    control.addHook('onRequest', (request, _reply, next) => {
      const foreign = isForeign(request.headers.host, request.headers.origin);
      next(foreign ? new Wrong(403, 'The control API is for this machine only.') : undefined);
    });
    control.setErrorHandler((error, _request, reply) => {
      if (error instanceof Wrong)
        return reply
          .status(error.status)
          .send({ error: error.message, ...(error.open && { open: error.open }) });
      const isBadBody = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
      if (isBadBody) return reply.status(400).send({ error: 'The body is not JSON.' });
      const why = error instanceof Error ? error.message : 'unknown';
      return reply.status(500).send({ error: `The stage itself has stumbled (${why}).` });
    });
    control.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ error: 'There is no such control request.' }),
    );
    serveEndpoints(control, stage, [
      ...worldEndpoints,
      ...peopleEndpoints,
      ...interactionEndpoints,
      ...screenEndpoints,
      ...clockEndpoints,
      ...settleEndpoints,
      ...recordEndpoints,
      ...faultEndpoints,
    ]);
    serveStream(control, stage);
    done();
  });
}

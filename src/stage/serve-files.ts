import { type FastifyInstance } from 'fastify';
import { type Stage } from './stage.ts';
import { readFile } from './world/files.ts';

const PALETTE = ['#5865f2', '#3ba55c', '#faa61a', '#ed4245', '#eb459e', '#747f8d'];

/** A round picture with a letter, for whoever has none of their own. */
function letterPicture(name: string, seed: number): string {
  const letter = (name[0] ?? '?').toUpperCase().replace(/[<>&"]/g, '?');
  const color = PALETTE[seed % PALETTE.length] ?? '#5865f2';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><circle cx="64" cy="64" r="64" fill="${color}"/><text x="64" y="84" font-family="sans-serif" font-size="60" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}

/** Serves attachments back, and the pictures that Discord's own network would. */
export function serveFiles(app: FastifyInstance, stage: Stage): void {
  app.get<{ Params: { channel: string; id: string; name: string } }>(
    '/attachments/:channel/:id/:name',
    (request, reply) => {
      const { channel, id } = request.params;
      const file = stage.world.channels.get(channel) && readFile(stage.world, id);
      if (!file) return reply.status(404).send('');
      const name = request.params.name.toLowerCase();
      const type = typeOf(name);
      return reply
        .header('content-type', type)
        .header('cache-control', 'private, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file);
    },
  );
  app.get<{ Params: { kind: string; id: string } }>(
    '/:kind(avatars|icons)/:id',
    (request, reply) => {
      const id = request.params.id.replace(/\.\w+$/, '');
      const name = stage.world.users.get(id)?.name ?? stage.world.servers.get(id)?.name ?? '?';
      return reply
        .type('image/svg+xml')
        .send(
          letterPicture(name, Number(BigInt.asUintN(16, BigInt(/^\d+$/.test(id) ? id : 0) >> 3n))),
        );
    },
  );
  app.get<{ Params: { n: string } }>('/embed/avatars/:n', (request, reply) =>
    reply.type('image/svg+xml').send(letterPicture('', Number.parseInt(request.params.n) || 0)),
  );
}

function typeOf(name: string): string {
  const types: Record<string, string> = {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    md: 'text/plain; charset=utf-8',
    yaml: 'text/plain; charset=utf-8',
    json: 'application/json',
    csv: 'text/csv',
  };
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

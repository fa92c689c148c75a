import { type AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { MINUTE, type StageClock } from './clock.ts';
import { serveControl } from './control/index.ts';
import { giveUp } from './deeds/interactions.ts';
import { archiveIdleThreads } from './deeds/threads.ts';
import { openFaults } from './faults/faults.ts';
import { openFeed } from './feed.ts';
import { serveConnection } from './gateway/connection.ts';
import { openGateway } from './gateway/gateway.ts';
import { openJudge } from './judge/open.ts';
import { openLimits } from './limits/limits.ts';
import { bitsOf, type Permission, USUAL_INVITE } from './permissions.ts';
import { openRecording } from './record.ts';
import { serveRest } from './rest/index.ts';
import { serveFiles } from './serve-files.ts';
import { servePage } from './serve-page.ts';
import { type BotPort, type Stage } from './stage.ts';
import { openWatch } from './watch.ts';
import { makeDefaultWorld } from './world/default-world.ts';
import { openWorld } from './world/world.ts';

export { type StageClock } from './clock.ts';
export { type BotPort } from './stage.ts';

export type StageOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Where the world is kept; made if missing. */
  dir: string;
  clock: StageClock;
  /** Path of Discord's published OpenAPI description, to check everything against. */
  openapi?: string;
  log?: (line: string) => void;
  bot?: BotPort;
  /** What an invite asks for, by Discord's names. */
  invite?: readonly Permission[];
  /** How much roomier than Discord's the rate limits are; 0 for none. */
  pace?: number;
};

export type OpenStage = { url: string; close(): Promise<void> };

const LARGEST_BODY = 40 * 1024 * 1024;

async function makeStage({
  dir,
  clock,
  openapi,
  bot,
  invite = USUAL_INVITE,
  pace = 1,
}: StageOptions): Promise<Stage> {
  const world = openWorld(dir, clock);
  const asked = [...invite];
  if (world.isNew) makeDefaultWorld(world, asked);
  const now = (): number => clock.now();
  const stage: Stage = {
    clock,
    world,
    gateway: openGateway(() => stage),
    feed: openFeed(world),
    record: openRecording(now),
    faults: openFaults(),
    limits: openLimits(now, pace),
    judge: openapi === undefined ? null : await openJudge(openapi),
    invite: bitsOf(...asked),
    bot: bot ?? null,
    underway: new Set(),
    watch: openWatch(),
  };
  for (const interaction of world.interactions.open()) giveUp(stage, interaction.id);
  return stage;
}

/**
 * Opens a Discord of one's own on 127.0.0.1: REST, gateway, files, the control API and the page.
 * Refuses (rejects) when the port is taken. `close` lets go of bots and of the directory.
 */
export async function openStage(options: StageOptions): Promise<OpenStage> {
  const stage = await makeStage(options);
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_000 },
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    if (!('status' in error)) options.log?.(error.stack ?? error.message);
    done();
  });
  await app.register(multipart, { limits: { fileSize: LARGEST_BODY, files: 20 } });
  serveRest(app, stage);
  serveControl(app, stage);
  serveFiles(app, stage);
  servePage(app);

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4_096 * 4 });
  app.server.on('upgrade', (request, socket, head) => {
    const address = new URL(request.url ?? '/', 'http://stage');
    if (!address.pathname.startsWith('/gateway')) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (bot) =>
      serveConnection(stage, bot, address.searchParams.get('v')),
    );
  });

  try {
    await app.listen({ host: '127.0.0.1', port: options.port });
  } catch (error) {
    stage.world.close();
    throw error;
  }
  stage.world.place.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const archiving = setInterval(() => archiveIdleThreads(stage), MINUTE);
  archiving.unref();

  return {
    url: stage.world.place.url,
    async close() {
      clearInterval(archiving);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
      stage.world.close();
    },
  };
}

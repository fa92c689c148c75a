import { type GatewayReadyDispatchData } from 'discord-api-types/v10';
import { type WebSocket } from 'ws';
import { type JsonObject } from '../json.ts';
import { applicationFlags } from '../show/application.ts';
import { showGuildInFull } from '../show/guild.ts';
import { showSelf } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { appOf } from '../world/apps.ts';
import { type App, type Id } from '../world/nouns.ts';
import { CLOSE } from './closing.ts';
import { areAllowed, areKnown, INTENT, wants } from './intents.ts';
import { newSession, type Session } from './session.ts';

/** Sessions of a bot that are kept though nobody is connected: enough for those who come back. */
const MOST_ABANDONED = 2;

export function appWith(stage: Stage, token: unknown): App | undefined {
  return typeof token === 'string'
    ? appOf(stage.world, token.replace(/^Bot /, ''), stage.invite)
    : undefined;
}

function faultIn({ intents, shard, properties }: JsonObject, app: App): number | null {
  if (typeof properties !== 'object' || properties === null) return CLOSE.decode;
  const areIntents = typeof intents === 'number' && Number.isInteger(intents) && intents >= 0;
  if (!areIntents || !areKnown(intents)) return CLOSE.invalidIntents;
  if (!areAllowed(intents, app)) return CLOSE.disallowedIntents;
  if (shard === undefined) return null;
  const [number, count] = Array.isArray(shard) ? shard : [];
  const isShard = typeof number === 'number' && typeof count === 'number' && number < count;
  return isShard ? null : CLOSE.invalidShard;
}

function dropAbandoned(stage: Stage, bot: Id): void {
  const abandoned = [...stage.gateway.sessions.values()].filter(
    (one) => one.bot === bot && !one.socket,
  );
  for (const session of abandoned.slice(0, -MOST_ABANDONED))
    stage.gateway.sessions.delete(session.id);
}

/** READY with the servers still unavailable, then each of them in full. */
function welcome(stage: Stage, session: Session, app: App, shard: unknown): void {
  const { world, gateway } = stage;
  const user = world.users.get(app.id);
  if (!user) return;
  const servers = world.servers.all().filter((server) => memberOf(world, server.id, app.id));
  const flags = applicationFlags(app);
  const ready: GatewayReadyDispatchData = {
    v: 10,
    user: showSelf(user),
    guilds: servers.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: `${world.place.url.replace('http', 'ws')}/gateway`,
    ...(Array.isArray(shard) && { shard: shard as [number, number] }),
    application: { id: app.id, flags, flags_new: String(flags) },
  };
  session.ready = true;
  // Fields that bots no longer need and Discord still sends.
  const older = { private_channels: [], relationships: [], user_settings: {}, _trace: ['stage'] };
  gateway.deliver(session, 'READY', Object.assign(ready, older));
  if (!wants(session.intents, INTENT.guilds)) return;
  for (const server of servers)
    if (!server.unavailable)
      gateway.deliver(session, 'GUILD_CREATE', showGuildInFull(world, server, app.id));
}

type LogIn = { session: Session; begin(): void } | { code: number };

/** A new session for what the bot says of itself, or the close code that it earns. */
export function logIn(stage: Stage, socket: WebSocket, d: JsonObject): LogIn {
  const refused = stage.faults.identifyRefusal();
  if (refused !== null) return { code: refused };
  const app = appWith(stage, d['token']);
  if (!app) return { code: CLOSE.authenticationFailed };
  const code = faultIn(d, app);
  if (code !== null) return { code };
  dropAbandoned(stage, app.id);
  const session = newSession(app.id, Number(d['intents']), socket);
  stage.gateway.sessions.set(session.id, session);
  return {
    session,
    begin() {
      welcome(stage, session, app, d['shard']);
    },
  };
}

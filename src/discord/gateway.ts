import {
  Client,
  DiscordAPIError,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  type APIInteraction,
  type GatewayMessageCreateDispatchData,
} from 'discord.js';
import { factsOf, type Log } from './log.ts';
import { cannotLogIn } from './views/cannot-log-in.ts';
import { guardedRequest } from './wire/guard.ts';

/** Why the bot cannot go on, in one clear sentence. `unavailable`: it may work another time. */
export class CannotLogIn extends Error {
  override name = 'CannotLogIn';
  readonly unavailable: boolean;
  constructor(line: string, unavailable = false) {
    super(line);
    this.unavailable = unavailable;
  }
}

export type Gateway = {
  client: Client<true>;
  /** Connected right now. */
  reachable(): boolean;
  close(): Promise<void>;
};

type Heard = {
  interaction: (interaction: APIInteraction) => void;
  message: (message: GatewayMessageCreateDispatchData) => void;
  /** A thread or a channel is deleted, or hidden from the bot. */
  deleted: (channel: string) => void;
  /** Connected again where it was, or anew: then nobody tells what happened meanwhile. */
  connected: (how: 'resumed' | 'anew') => void;
  /** The servers that the bot is in, when one was added or taken away. */
  servers: (count: number) => void;
  /** A server has let the bot in. */
  invited: (server: string) => void;
  fatal: (reason: CannotLogIn) => void;
};

/** Nothing is read from caches: what matters stands in the interaction or is asked for. */
const nothingKept = Options.cacheWithLimits({
  MessageManager: 0,
  GuildMemberManager: 0,
  UserManager: 100,
  PresenceManager: 0,
  VoiceStateManager: 0,
  ReactionManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
});

/**
 * Each answered interaction leaves a queue of its own behind, which discord.js looks through once an
 * hour; in ms.
 */
const SWEEP_EVERY = 60_000;

/** Logs in; throws `CannotLogIn` where that will never work. */
export async function openGateway(
  token: string,
  api: string | undefined,
  heard: Heard,
  log: Log,
): Promise<Gateway> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
    allowedMentions: { parse: [], repliedUser: false },
    makeCache: nothingKept,
    rest: {
      ...(api !== undefined && { api }),
      retries: 0,
      timeout: 10_000,
      makeRequest: guardedRequest,
      handlerSweepInterval: SWEEP_EVERY,
    },
  });
  let connected = false;
  listen(client, heard, log, (now) => {
    const before = connected;
    connected = now;
    return before;
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  const closed = new Promise<never>((_, reject) =>
    client.once(Events.ShardDisconnect, ({ code }) => reject(closedBy(code))),
  );
  closed.catch(() => undefined);
  try {
    await Promise.race([client.login(token), closed]);
    await Promise.race([ready, closed]);
  } catch (error) {
    await client.destroy();
    throw loginTrouble(error);
  }
  return {
    client: client as Client<true>,
    reachable: () => connected,
    close: () => {
      client.removeAllListeners(Events.ShardReconnecting);
      return client.destroy();
    },
  };
}

/** `nowConnected` answers whether it was connected before. */
function listen(client: Client, heard: Heard, log: Log, nowConnected: (now: boolean) => boolean) {
  const on = (how: 'resumed' | 'anew'): void => {
    nowConnected(true);
    heard.connected(how);
  };
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (data) => {
    heard.interaction(data as APIInteraction);
  });
  client.ws.on(GatewayDispatchEvents.MessageCreate, (data) => {
    heard.message(data as GatewayMessageCreateDispatchData);
  });
  for (const event of [GatewayDispatchEvents.ThreadDelete, GatewayDispatchEvents.ChannelDelete])
    client.ws.on(event, ({ id }: { id: string }) => heard.deleted(id));
  const servers = () => heard.servers(client.guilds.cache.size);
  client.on(Events.ClientReady, servers);
  client.on(Events.GuildCreate, ({ id }) => {
    servers();
    heard.invited(id);
  });
  client.on(Events.GuildDelete, servers);
  client.on(Events.ShardResume, () => on('resumed'));
  client.on(Events.ShardReady, () => on('anew'));
  client.on(Events.ShardReconnecting, () => {
    if (nowConnected(false)) log.warn({}, 'the connection to Discord is lost; reconnecting');
  });
  client.on(Events.ShardDisconnect, ({ code }) => {
    nowConnected(false);
    if (client.isReady()) heard.fatal(closedBy(code));
  });
  client.on(Events.Error, (error) => log.error(factsOf(error), 'the gateway reports an error'));
  client.on(Events.ShardError, (error) => log.warn(factsOf(error), 'the connection broke'));
  client.rest.on('response', ({ path }, { status }) => {
    if (status === 401 && !/^\/(webhooks|interactions)\//.test(path)) heard.fatal(tokenRefused());
  });
}

const tokenRefused = () => new CannotLogIn(cannotLogIn.tokenRefused);

const closedBy = (code: number) => new CannotLogIn(cannotLogIn.closed(code));

function loginTrouble(error: unknown): CannotLogIn {
  if (error instanceof CannotLogIn) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'TokenInvalid' || (error instanceof DiscordAPIError && error.status === 401))
    return tokenRefused();
  const { name, code: why } = factsOf(error);
  return new CannotLogIn(cannotLogIn.unreachable(why ?? name), true);
}

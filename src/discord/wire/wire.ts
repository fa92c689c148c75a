import {
  ChannelType,
  Routes,
  ThreadAutoArchiveDuration,
  type APIApplication,
  type APIApplicationCommand,
  type APIChannel,
  type APIDMChannel,
  type APIGuildMember,
  type APIMessage,
  type APIRole,
  type REST,
  type RESTPutAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { type Instant, type PlayerId } from '../../rules/names.ts';
import { type Screen } from '../screen.ts';
import { bodyOf, editOf, filesOf, type Sending } from './body.ts';
import { orInWords } from './in-words.ts';
import { needEmbeds } from './dropped-embeds.ts';
import { messagesSince } from './history.ts';
import { isPersonGone } from './trouble.ts';

type Id = { id: string };

/**
 * The bot's own requests; each throws what Discord answers. Ids go in, ids come out. A message of
 * which Discord takes no embeds counts as refused for want of a right.
 */
export interface Wire {
  /** Answers the id of the message. One without its embeds does not stay. */
  send(channel: string, screen: Screen, sending?: Sending): Promise<string>;
  /** An edit that has lost its embeds stays as it is until the next one. */
  edit(channel: string, message: string, screen: Screen): Promise<void>;
  remove(channel: string, message: string): Promise<void>;
  /** The newest messages of a channel, newest first; 100 at most. */
  newest(channel: string, most?: number): Promise<APIMessage[]>;
  /** What was written in a channel since then, oldest first; the first 1,000 messages at most. */
  since(channel: string, then: Instant): Promise<APIMessage[]>;
  openDirect(player: PlayerId): Promise<string>;
  /** The same channel as Discord describes it. */
  direct(player: PlayerId): Promise<APIDMChannel>;
  /** A private thread of the channel that only those added can read. */
  openThread(channel: string, name: string): Promise<string>;
  /** A public thread below that message, whose id it bears. */
  openThreadBelow(channel: string, message: string, name: string): Promise<string>;
  reopenThread(thread: string): Promise<void>;
  renameThread(thread: string, name: string): Promise<void>;
  addToThread(thread: string, player: PlayerId): Promise<void>;
  /** Whoever leaves the server is taken out of all its threads. */
  isInThread(thread: string, player: PlayerId): Promise<boolean>;
  /** Threads of the server that are open: id, name, parent and owner. */
  openThreads(server: string): Promise<APIChannel[]>;
  isMember(server: string, player: PlayerId): Promise<boolean>;
  channel(channel: string): Promise<APIChannel>;
  /** The bot's own application. */
  application(): Promise<APIApplication>;
  roles(server: string): Promise<APIRole[]>;
  member(server: string, person: string): Promise<APIGuildMember>;
  /** The commands of a server, or those for everywhere. */
  commands(application: string, server: string | null): Promise<APIApplicationCommand[]>;
  setCommands(
    application: string,
    server: string | null,
    commands: RESTPutAPIApplicationCommandsJSONBody,
  ): Promise<void>;
}

export function wireOver(rest: REST): Wire {
  return {
    send: async (channel, screen, sending) => {
      const sent = (await orInWords(screen, async (shown) =>
        rest.post(Routes.channelMessages(channel), {
          body: bodyOf(shown, sending),
          ...(await filesOf(shown)),
        }),
      )) as APIMessage;
      try {
        needEmbeds(sent, screen);
      } catch (error) {
        await rest.delete(Routes.channelMessage(channel, sent.id)).catch(() => undefined);
        throw error;
      }
      return sent.id;
    },
    edit: async (channel, message, screen) => {
      const edited = await orInWords(screen, async (shown) => {
        const sent = { body: editOf(shown), ...(await filesOf(shown)) };
        return rest.patch(Routes.channelMessage(channel, message), sent);
      });
      needEmbeds(edited as APIMessage, screen);
    },
    remove: async (channel, message) => {
      await rest.delete(Routes.channelMessage(channel, message));
    },
    newest: async (channel, most = 100) => {
      const query = new URLSearchParams({ limit: String(most) });
      return (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
    },
    since: (channel, then) => messagesSince(rest, channel, then),
    openDirect: async (player) => (await directOver(rest, player)).id,
    direct: (player) => directOver(rest, player),
    ...threadsOver(rest),
    isMember: (server, player) => isThere(rest.get(Routes.guildMember(server, player))),
    channel: async (channel) => (await rest.get(Routes.channel(channel))) as APIChannel,
    application: async () => (await rest.get(Routes.currentApplication())) as APIApplication,
    roles: async (server) => (await rest.get(Routes.guildRoles(server))) as APIRole[],
    member: async (server, person) =>
      (await rest.get(Routes.guildMember(server, person))) as APIGuildMember,
    commands: async (application, server) =>
      (await rest.get(commandsRoute(application, server))) as APIApplicationCommand[],
    setCommands: async (application, server, body) => {
      await rest.put(commandsRoute(application, server), { body });
    },
  };
}

/** False where Discord knows nobody such there. */
async function isThere(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (isPersonGone(error)) return false;
    throw error;
  }
}

const directOver = async (rest: REST, player: PlayerId): Promise<APIDMChannel> =>
  (await rest.post(Routes.userChannels(), { body: { recipient_id: player } })) as APIDMChannel;

type ThreadWire = Pick<
  Wire,
  | 'openThread'
  | 'openThreadBelow'
  | 'reopenThread'
  | 'renameThread'
  | 'addToThread'
  | 'isInThread'
  | 'openThreads'
>;
const threadsOver = (rest: REST): ThreadWire => ({
  openThread: async (channel, name) => {
    const body = {
      name,
      type: ChannelType.PrivateThread,
      invitable: false,
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    };
    return ((await rest.post(Routes.threads(channel), { body })) as Id).id;
  },
  openThreadBelow: async (channel, message, name) => {
    const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    return ((await rest.post(Routes.threads(channel, message), { body })) as Id).id;
  },
  reopenThread: async (thread) => {
    await rest.patch(Routes.channel(thread), { body: { archived: false } });
  },
  renameThread: async (thread, name) => {
    await rest.patch(Routes.channel(thread), { body: { name } });
  },
  addToThread: async (thread, player) => {
    await rest.put(Routes.threadMembers(thread, player));
  },
  isInThread: (thread, player) => isThere(rest.get(Routes.threadMembers(thread, player))),
  openThreads: async (server) => {
    const found = await rest.get(Routes.guildActiveThreads(server));
    return (found as { threads: APIChannel[] }).threads;
  },
});

const commandsRoute = (application: string, server: string | null) =>
  server === null
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, server);

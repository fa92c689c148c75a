import {
  type APIChannel,
  type APIInteractionDataResolvedChannel,
  type APIThreadChannel,
  type APIThreadMember,
  type GuildChannelType,
  type ThreadChannelType,
} from 'discord-api-types/v10';
import { stamp } from '../clock.ts';
import { type Channel, type Id, type ThreadState } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { CHANNEL, NO_FLAGS } from '../wire.ts';
import { permissionsIn } from '../world/access.ts';
import { showUserOf } from './user.ts';

type Thread = Channel & { thread: ThreadState };

export const showThreadMember = (channel: Thread, user: Id): APIThreadMember => ({
  id: channel.id,
  user_id: user,
  join_timestamp: stamp(channel.thread.members.find((one) => one.user === user)?.joined ?? 0),
  flags: NO_FLAGS,
});

/** A thread; `viewer` is the bot that reads it, whose own membership comes along. */
export function showThread(channel: Thread, viewer?: Id): APIThreadChannel {
  const { thread } = channel;
  const mine = viewer !== undefined && thread.members.some((one) => one.user === viewer);
  return {
    id: channel.id,
    type: channel.type as ThreadChannelType,
    guild_id: channel.server ?? '',
    name: channel.name,
    parent_id: channel.parent ?? '',
    owner_id: thread.owner,
    last_message_id: channel.lastMessage,
    last_pin_timestamp: channel.lastPin === null ? null : stamp(channel.lastPin),
    rate_limit_per_user: channel.slowmode,
    message_count: thread.messages,
    member_count: Math.min(50, thread.members.length),
    total_message_sent: thread.messages,
    flags: NO_FLAGS,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: stamp(thread.archivedAt),
      locked: thread.locked,
      ...(channel.type === CHANNEL.privateThread && { invitable: thread.invitable }),
      create_timestamp: stamp(thread.createdAt),
    },
    ...(mine && viewer !== undefined && { member: showThreadMember(channel, viewer) }),
  };
}

type GuildChannel = APIChannel & { type: Exclude<GuildChannelType, ThreadChannelType> };

export function showGuildChannel(channel: Channel): GuildChannel {
  const shared = {
    id: channel.id,
    guild_id: channel.server ?? '',
    name: channel.name,
    position: channel.position,
    nsfw: channel.nsfw,
    permission_overwrites: channel.overwrites,
    flags: NO_FLAGS,
  };
  if (channel.type === CHANNEL.category)
    return { ...shared, type: CHANNEL.category, parent_id: null };
  const texting = {
    ...shared,
    parent_id: channel.parent,
    last_message_id: channel.lastMessage,
    rate_limit_per_user: channel.slowmode,
  };
  if (channel.type === CHANNEL.voice || channel.type === CHANNEL.stage) {
    const type = channel.type;
    return { ...texting, type, bitrate: 64_000, user_limit: 0, rtc_region: null };
  }
  const pinning = {
    ...texting,
    topic: channel.topic,
    last_pin_timestamp: channel.lastPin === null ? null : stamp(channel.lastPin),
  };
  if (channel.type !== CHANNEL.forum)
    return {
      ...pinning,
      type: channel.type === CHANNEL.announcement ? CHANNEL.announcement : CHANNEL.text,
    };
  return {
    ...pinning,
    type: CHANNEL.forum,
    available_tags: [],
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: 0,
  };
}

export const threadOf = (channel: Channel): Thread | undefined =>
  channel.thread === null ? undefined : { ...channel, thread: channel.thread };

/** Any channel as `viewer` reads it. */
export function showChannel(world: World, channel: Channel, viewer: Id): APIChannel {
  const thread = threadOf(channel);
  if (thread) return showThread(thread, viewer);
  if (channel.type !== CHANNEL.dm) return showGuildChannel(channel);
  return {
    id: channel.id,
    type: CHANNEL.dm,
    name: null,
    last_message_id: channel.lastMessage,
    last_pin_timestamp: channel.lastPin === null ? null : stamp(channel.lastPin),
    flags: NO_FLAGS,
    recipients: channel.recipients.filter((id) => id !== viewer).map((id) => showUserOf(world, id)),
  };
}

/** The part that an interaction's resolved options carry. */
export function showResolvedChannel(
  world: World,
  channel: Channel,
  actor: Id,
): APIInteractionDataResolvedChannel {
  const permissions = String(permissionsIn(world, actor, channel));
  const shared = { id: channel.id, name: channel.name, permissions };
  const thread = threadOf(channel);
  if (!thread)
    return { ...shared, type: channel.type as Exclude<GuildChannelType, ThreadChannelType> };
  const { parent_id, thread_metadata } = showThread(thread);
  return {
    ...shared,
    type: channel.type as ThreadChannelType,
    ...(parent_id !== undefined && { parent_id }),
    ...(thread_metadata && { thread_metadata }),
  };
}

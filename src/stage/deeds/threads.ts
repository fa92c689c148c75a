import { INTENT } from '../gateway/intents.ts';
import { showMember } from '../show/user.ts';
import { showThread, showThreadMember, threadOf } from '../show/channel.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { addChannel } from '../world/grow.ts';
import { type Channel, type Id, type ThreadState } from '../world/nouns.ts';
import { CHANNEL } from '../wire.ts';

type NewThread = {
  parent: Channel;
  id?: Id;
  name: string;
  owner: Id;
  type: 10 | 11 | 12;
  autoArchive?: number;
  invitable?: boolean;
  slowmode?: number;
};

export function openThread(stage: Stage, wanted: NewThread): Channel {
  const { world, feed } = stage;
  const now = world.now();
  const channel = addChannel(world, {
    ...(wanted.id !== undefined && { id: wanted.id }),
    type: wanted.type,
    server: wanted.parent.server,
    name: wanted.name,
    parent: wanted.parent.id,
    slowmode: wanted.slowmode ?? 0,
    thread: {
      owner: wanted.owner,
      archived: false,
      locked: false,
      invitable: wanted.invitable ?? true,
      autoArchive: wanted.autoArchive ?? 4_320,
      archivedAt: now,
      createdAt: now,
      members: [{ user: wanted.owner, joined: now }],
      messages: 0,
    },
  });
  feed.world();
  tellThread(stage, 'THREAD_CREATE', channel, { newly_created: true });
  return channel;
}

type ThreadEvent = 'THREAD_CREATE' | 'THREAD_UPDATE';

export function tellThread(
  stage: Stage,
  event: ThreadEvent,
  channel: Channel,
  extra: object = {},
  only?: Id,
): void {
  const thread = threadOf(channel);
  if (!thread) return;
  stage.gateway.tell({
    event,
    intent: INTENT.guilds,
    server: channel.server,
    channel,
    ...(only !== undefined && { only }),
    payload: (bot) => ({ ...showThread(thread, bot), ...extra }),
  });
}

/** Archives, locks or renames; the time of archiving goes with every change of `archived`. */
export function changeThread(
  stage: Stage,
  id: Id,
  change: Partial<ThreadState>,
  fields: Partial<Channel> = {},
): Channel | undefined {
  const { world } = stage;
  const channel = world.channels.get(id);
  if (!channel?.thread) return channel;
  const flips = change.archived !== undefined && change.archived !== channel.thread.archived;
  const thread = { ...channel.thread, ...change, ...(flips && { archivedAt: world.now() }) };
  const changed = world.channels.put(id, { ...channel, ...fields, thread });
  stage.feed.world();
  tellThread(stage, 'THREAD_UPDATE', changed);
  return changed;
}

function tellMembers(stage: Stage, channel: Channel, added: Id[], removed: Id[]): void {
  const { world, gateway } = stage;
  const thread = threadOf(channel);
  const server = channel.server;
  if (!thread || server === null) return;
  gateway.tell({
    event: 'THREAD_MEMBERS_UPDATE',
    intent: INTENT.guilds,
    server,
    channel,
    ...(removed[0] !== undefined && { also: removed[0] }),
    payload: () => ({
      id: channel.id,
      guild_id: server,
      member_count: Math.min(50, thread.thread.members.length),
      ...(added.length > 0 && {
        added_members: added.map((user) => {
          const member = memberOf(world, server, user);
          return {
            ...showThreadMember(thread, user),
            presence: null,
            ...(member && { member: showMember(world, member) }),
          };
        }),
      }),
      ...(removed.length > 0 && { removed_member_ids: removed }),
    }),
  });
}

/** Adds somebody; a bot that could not see the thread before is told of it first. */
export function addToThread(stage: Stage, id: Id, user: Id): void {
  const { world } = stage;
  const channel = world.channels.get(id);
  if (!channel?.thread || channel.thread.members.some((one) => one.user === user)) return;
  const members = [...channel.thread.members, { user, joined: world.now() }];
  const changed = world.channels.put(id, { ...channel, thread: { ...channel.thread, members } });
  stage.feed.world();
  if (world.apps.get(user) && channel.type === CHANNEL.privateThread)
    tellThread(stage, 'THREAD_CREATE', changed, {}, user);
  tellMembers(stage, changed, [user], []);
}

export function removeFromThread(stage: Stage, id: Id, user: Id): void {
  const { world } = stage;
  const channel = world.channels.get(id);
  if (!channel?.thread?.members.some((one) => one.user === user)) return;
  const members = channel.thread.members.filter((one) => one.user !== user);
  const changed = world.channels.put(id, { ...channel, thread: { ...channel.thread, members } });
  stage.feed.world();
  tellMembers(stage, changed, [], [user]);
}

/** Threads that nobody has written in for as long as they say are archived by themselves. */
export function archiveIdleThreads(stage: Stage): void {
  const now = stage.world.now();
  for (const channel of stage.world.channels.all()) {
    const { thread } = channel;
    if (!thread || thread.archived) continue;
    const last =
      channel.lastMessage === null
        ? undefined
        : stage.world.messages.get(channel.id, channel.lastMessage);
    const quietSince = Math.max(last?.at ?? 0, thread.createdAt, thread.archivedAt);
    if (now - quietSince > thread.autoArchive * 60_000)
      changeThread(stage, channel.id, { archived: true });
  }
}

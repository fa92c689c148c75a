import { iso } from '../clock.ts';
import { has } from '../permissions.ts';
import { addressOf } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL, FLAG } from '../wire.ts';
import { canSee, permissionsIn } from '../world/access.ts';
import { type Channel, type Id, type Message } from '../world/nouns.ts';
import { messageLines } from './message-text.ts';
import { sees } from './named.ts';
import { systemText } from './system-text.ts';

const KINDS: Record<number, string> = {
  0: 'text',
  1: 'dm',
  2: 'voice',
  4: 'category',
  5: 'announcement',
  10: 'thread',
  11: 'thread',
  12: 'private thread',
  13: 'voice',
  15: 'forum',
};

export const kindOf = (channel: Channel): string => KINDS[channel.type] ?? 'text';

export const channelTitle = (stage: Stage, channel: Channel, person: Id): string =>
  channel.type === CHANNEL.dm
    ? (stage.world.users.get(channel.recipients.find((id) => id !== person) ?? '')?.name ?? '')
    : channel.name;

/** One message as somebody reads it. */
export function seenMessage(stage: Stage, person: Id, message: Message) {
  const { world } = stage;
  const author = world.users.get(message.author);
  return {
    id: message.id,
    channel: message.channel,
    author: { id: message.author, name: author?.name ?? 'Deleted User', bot: author?.bot ?? false },
    at: iso(message.at),
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: message.files.map((file) => ({
      id: file.id,
      filename: file.filename,
      description: file.description,
      url: addressOf(world, message.channel, file),
      contentType: file.contentType,
      size: file.size,
      width: file.width,
      height: file.height,
      spoiler: file.filename.startsWith('SPOILER_'),
    })),
    reactions: message.reactions.map(({ emoji, users }) => ({
      emoji: emoji.name,
      count: users.length,
      mine: users.includes(person),
    })),
    edited: message.edited === null ? null : iso(message.edited),
    ephemeral: message.only !== null,
    thinking: (message.flags & FLAG.loading) !== 0,
    pinned: message.pinned,
    system: systemText(stage, message),
    replyTo: message.replyTo,
    thread: (message.flags & FLAG.hasThread) !== 0 ? message.id : null,
    command: message.cause?.name
      ? { name: message.cause.name, by: world.users.get(message.cause.user)?.name ?? '' }
      : null,
    text: messageLines(stage, message).join('\n'),
  };
}

function canWrite(stage: Stage, person: Id, channel: Channel): boolean {
  if (channel.type === CHANNEL.category || channel.type === CHANNEL.forum) return false;
  const set = permissionsIn(stage.world, person, channel);
  if (channel.thread?.locked && !has(set, 'ManageThreads')) return false;
  return has(set, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
}

export function seenChannel(stage: Stage, person: Id, channel: Channel): object {
  const server = channel.server === null ? undefined : stage.world.servers.get(channel.server);
  return {
    id: channel.id,
    name: channelTitle(stage, channel, person),
    kind: kindOf(channel),
    server: server ? { id: server.id, name: server.name } : null,
    parent: channel.parent,
    archived: channel.thread?.archived ?? false,
    locked: channel.thread?.locked ?? false,
    topic: channel.topic,
    canWrite: canWrite(stage, person, channel),
  };
}

/** The channels on somebody's screen, in the order of the sidebar: threads under their channels. */
export function channelsSeenBy(stage: Stage, person: Id): Channel[] {
  const { world } = stage;
  const all = world.channels.all().filter((channel) => canSee(world, person, channel));
  const places = all
    .filter((channel) => !channel.thread && channel.type !== CHANNEL.dm)
    .sort((a, b) =>
      a.server === b.server
        ? a.position - b.position
        : Number(BigInt(a.server ?? 0) - BigInt(b.server ?? 0)),
    );
  const withThreads = places.flatMap((place) => [
    place,
    ...all.filter((one) => one.thread && one.parent === place.id),
  ]);
  return [...withThreads, ...all.filter((channel) => channel.type === CHANNEL.dm)];
}

/** The newest messages of a channel that somebody can read, from old to new. */
export function messagesSeenBy(
  stage: Stage,
  person: Id,
  channel: Channel,
  limit: number,
): Message[] {
  const { world } = stage;
  const mayReadBack = has(permissionsIn(world, person, channel), 'ReadMessageHistory');
  const found: Message[] = [];
  for (const id of [...world.messages.ids(channel.id)].reverse()) {
    if (found.length >= limit) break;
    const message = world.messages.get(channel.id, id);
    if (message && sees(stage, person, message) && (mayReadBack || message.only !== null))
      found.push(message);
  }
  return found.reverse();
}

import {
  type APIAttachment,
  type APIEmoji,
  type APIMessage,
  type APIMessageInteraction,
  type APIMessageInteractionMetadata,
  type APIPartialEmoji,
  type APIReaction,
  type GatewayMessageCreateDispatchData,
  type TextChannelType,
} from 'discord-api-types/v10';
import { stamp } from '../clock.ts';
import { memberOf } from '../world/access.ts';
import { type Channel, type File, type Id, type Message, type Reaction } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { FLAG } from '../wire.ts';
import { showThread, threadOf } from './channel.ts';
import { showMemberOnly, showUserOf } from './user.ts';

export const showEmoji = ({ id, name }: Reaction['emoji']): APIEmoji & APIPartialEmoji => ({
  id,
  name,
});

export const addressOf = (world: World, channel: Id, file: File): string =>
  `${world.place.url}/attachments/${channel}/${file.id}/${encodeURIComponent(file.filename)}`;

export const showAttachment = (world: World, message: Message, file: File): APIAttachment => ({
  id: file.id,
  filename: file.filename,
  size: file.size,
  url: addressOf(world, message.channel, file),
  proxy_url: addressOf(world, message.channel, file),
  content_type: file.contentType,
  ...(file.description !== null && { description: file.description }),
  ...(file.width !== null && { width: file.width, height: file.height }),
  ...(message.only !== null && { ephemeral: true }),
});

const showReaction = (reaction: Reaction, viewer: Id): APIReaction => ({
  emoji: showEmoji(reaction.emoji),
  count: reaction.users.length,
  count_details: { burst: 0, normal: reaction.users.length },
  me: reaction.users.includes(viewer),
  me_burst: false,
  burst_colors: [],
});

/** What interaction a message answers, in Discord's newer form and its older one. */
function showCause(
  world: World,
  message: Message,
):
  | { interaction_metadata: APIMessageInteractionMetadata; interaction?: APIMessageInteraction }
  | undefined {
  const { cause } = message;
  if (!cause) return undefined;
  const user = showUserOf(world, cause.user);
  const server = world.channels.get(message.channel)?.server ?? null;
  const shared = {
    id: cause.id,
    user,
    authorizing_integration_owners: { '0': server ?? '0' },
    ...(cause.source !== null &&
      cause.type !== 3 && { original_response_message_id: cause.source }),
  } as const;
  if (cause.type === 2) {
    const type = 2;
    return {
      interaction_metadata: { ...shared, type },
      // Follow-ups do not say again which command they come from.
      ...(cause.name !== null && { interaction: { id: cause.id, type, name: cause.name, user } }),
    };
  }
  if (cause.type === 3)
    return {
      interaction_metadata: {
        ...shared,
        type: 3,
        interacted_message_id: cause.source ?? message.id,
      },
    };
  const trigger: APIMessageInteractionMetadata =
    cause.source === null
      ? { ...shared, type: 2 }
      : { ...shared, type: 3, interacted_message_id: cause.source };
  return { interaction_metadata: { ...shared, type: 5, triggering_interaction_metadata: trigger } };
}

function showReference(
  world: World,
  message: Message,
  viewer: Id,
  deep: boolean,
): Partial<APIMessage> {
  if (message.replyTo === null) return {};
  const server = world.channels.get(message.channel)?.server;
  const message_reference = {
    type: 0 as const,
    message_id: message.replyTo,
    channel_id: message.channel,
    ...(server && { guild_id: server }),
  };
  const replied = world.messages.get(message.channel, message.replyTo);
  const referenced_message = replied ? showMessage(world, replied, viewer, false) : null;
  return deep ? { message_reference, referenced_message } : { message_reference };
}

/** A message as `viewer`, a bot, may read it: with its content. */
export function showMessage(world: World, message: Message, viewer: Id, deep = true): APIMessage {
  const thread =
    (message.flags & FLAG.hasThread) !== 0 ? world.channels.get(message.id) : undefined;
  const started = thread && threadOf(thread);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: showUserOf(world, message.author),
    content: message.content,
    timestamp: stamp(message.at),
    edited_timestamp: message.edited === null ? null : stamp(message.edited),
    tts: message.tts,
    flags: message.flags,
    pinned: message.pinned,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.map((id) => showUserOf(world, id)),
    mention_roles: message.mentionRoles,
    attachments: message.files.map((file) => showAttachment(world, message, file)),
    embeds: message.embeds,
    components: message.components,
    ...(message.reactions.length > 0 && {
      reactions: message.reactions.map((reaction) => showReaction(reaction, viewer)),
    }),
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.webhook !== null && {
      webhook_id: message.webhook,
      application_id: message.webhook,
    }),
    ...(started && { thread: showThread(started, viewer) }),
    ...showReference(world, message, viewer, deep),
    ...showCause(world, message),
  };
}

/** The gateway's form: with the member, and empty of content where the bot may not read it. */
export function showMessageEvent(
  world: World,
  message: Message,
  channel: Channel,
  bot: Id,
  mayRead: boolean,
): GatewayMessageCreateDispatchData {
  const member =
    channel.server === null ? undefined : memberOf(world, channel.server, message.author);
  const shown = showMessage(world, message, bot);
  return {
    ...shown,
    ...(!mayRead && { content: '', embeds: [], attachments: [], components: [] }),
    channel_type: channel.type as TextChannelType,
    ...(channel.server !== null && { guild_id: channel.server }),
    ...(member && message.webhook === null && { member: showMemberOnly(member) }),
    mentions: message.mentions.map((id) => {
      const mentioned = channel.server === null ? undefined : memberOf(world, channel.server, id);
      return { ...showUserOf(world, id), ...(mentioned && { member: showMemberOnly(mentioned) }) };
    }),
  };
}

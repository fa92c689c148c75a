import { INTENT, wants } from '../gateway/intents.ts';
import { showMessageEvent } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Id, type Message } from '../world/nouns.ts';
import { MESSAGE } from '../wire.ts';
import { removeFiles } from '../world/files.ts';
import { changeThread } from './threads.ts';

const COUNTED_IN_THREADS: readonly number[] = [
  MESSAGE.plain,
  MESSAGE.reply,
  MESSAGE.command,
  MESSAGE.menu,
];

export const emptyMessage = (id: Id, channel: Id, author: Id, at: number): Message => ({
  id,
  channel,
  author,
  webhook: null,
  type: MESSAGE.plain,
  content: '',
  embeds: [],
  components: [],
  files: [],
  flags: 0,
  tts: false,
  at,
  edited: null,
  mentions: [],
  mentionRoles: [],
  mentionEveryone: false,
  pinned: false,
  reactions: [],
  replyTo: null,
  nonce: null,
  cause: null,
  only: null,
  lateEdits: 0,
});

const intentFor = (channel: Channel): number =>
  channel.server === null ? INTENT.directMessages : INTENT.guildMessages;

function mayReadContent(message: Message, channel: Channel, bot: Id, intents: number): boolean {
  if (channel.server === null || message.author === bot || message.mentions.includes(bot))
    return true;
  return wants(intents, INTENT.messageContent);
}

export function tellMessage(
  stage: Stage,
  event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE',
  message: Message,
): void {
  const channel = stage.world.channels.get(message.channel);
  if (!channel) return;
  stage.feed.messages(channel.id, message.only);
  // Discord does not tell anybody but its reader of an ephemeral message.
  if (message.only !== null) return;
  stage.gateway.tell({
    event,
    intent: intentFor(channel),
    server: channel.server,
    channel,
    payload: (bot, intents) =>
      showMessageEvent(
        stage.world,
        message,
        channel,
        bot,
        mayReadContent(message, channel, bot, intents),
      ),
  });
}

/** Puts a message into its channel and tells everybody who may know. */
export function postMessage(stage: Stage, message: Message): Message {
  const { world } = stage;
  const channel = world.channels.get(message.channel);
  if (!channel) return message;
  world.messages.put(message);
  if (message.only === null) {
    const { thread } = channel;
    const counts = thread && COUNTED_IN_THREADS.includes(message.type) ? 1 : 0;
    world.channels.put(channel.id, {
      ...channel,
      lastMessage: message.id,
      ...(thread && { thread: { ...thread, messages: thread.messages + counts } }),
    });
    // Writing in an archived thread opens it again.
    if (thread?.archived) changeThread(stage, channel.id, { archived: false });
  }
  tellMessage(stage, 'MESSAGE_CREATE', message);
  return message;
}

export function changeMessage(stage: Stage, message: Message): Message {
  stage.world.messages.put(message);
  tellMessage(stage, 'MESSAGE_UPDATE', message);
  return message;
}

export function deleteMessage(stage: Stage, message: Message): void {
  const { world, gateway, feed } = stage;
  const channel = world.channels.get(message.channel);
  world.messages.remove(message);
  removeFiles(world, message.files);
  feed.messages(message.channel, message.only);
  if (!channel || message.only !== null) return;
  gateway.tell({
    event: 'MESSAGE_DELETE',
    intent: intentFor(channel),
    server: channel.server,
    channel,
    payload: () => ({
      id: message.id,
      channel_id: channel.id,
      ...(channel.server !== null && { guild_id: channel.server }),
    }),
  });
}

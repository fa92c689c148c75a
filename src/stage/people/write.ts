import { barred } from '../control/wrong.ts';
import { mentionsOf } from '../deeds/mentions.ts';
import { addToThread } from '../deeds/threads.ts';
import { emptyMessage, postMessage } from '../deeds/messages.ts';
import { has } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { permissionsIn } from '../world/access.ts';
import { saveFile, type Upload } from '../world/files.ts';
import { type Channel, type Id, type Message, type User } from '../world/nouns.ts';
import { CHANNEL, MESSAGE } from '../wire.ts';
import { messageFor, nameable } from './named.ts';

const NOT_FOR_WRITING: readonly number[] = [CHANNEL.category, CHANNEL.forum];

function needMayWrite(stage: Stage, who: User, channel: Channel): void {
  if (NOT_FOR_WRITING.includes(channel.type)) throw barred('Nobody can write there.');
  const set = permissionsIn(stage.world, who.id, channel);
  if (!has(set, channel.thread ? 'SendMessagesInThreads' : 'SendMessages'))
    throw barred(`${who.name} may not write there.`);
  if (channel.thread?.locked && !has(set, 'ManageThreads')) throw barred('That thread is locked.');
}

/** `@Name` as Discord's app sends it. */
function withMentions(stage: Stage, channel: Channel, content: string): string {
  const people = nameable(stage, channel)
    .map((id) => stage.world.users.get(id))
    .filter((user) => user !== undefined)
    .sort((a, b) => b.name.length - a.name.length);
  return people.reduce((text, user) => text.replaceAll(`@${user.name}`, `<@${user.id}>`), content);
}

/** Writes a message as a person would in Discord's app. */
export function write(
  stage: Stage,
  who: User,
  channel: Channel,
  content: string,
  files: Upload[],
  replyTo: Id | null,
): Message {
  const { world } = stage;
  needMayWrite(stage, who, channel);
  const text = withMentions(stage, channel, content.trim());
  if (text === '' && files.length === 0) throw barred('The message is empty.');
  if ([...text].length > 2_000) throw barred('The message is longer than 2,000 characters.');
  if (files.length > 10) throw barred('A message takes at most 10 files.');
  const replied = replyTo === null ? null : messageFor(stage, who.id, replyTo);
  if (channel.thread) addToThread(stage, channel.id, who.id);
  return postMessage(stage, {
    ...emptyMessage(world.ids.next(), channel.id, who.id, world.now()),
    type: replied ? MESSAGE.reply : MESSAGE.plain,
    content: text,
    files: files.map((file) => saveFile(world, file)),
    replyTo: replied?.id ?? null,
    ...mentionsOf(world, channel, who.id, text, undefined, replied?.author ?? null),
  });
}

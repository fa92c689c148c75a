import { type Stage } from '../stage.ts';
import { type Message } from '../world/nouns.ts';
import { MESSAGE } from '../wire.ts';

/** What Discord writes itself in a channel. */
export function systemText(stage: Stage, message: Message): string | null {
  const who = stage.world.users.get(message.author)?.name ?? 'Somebody';
  if (message.type === MESSAGE.pinned) return `${who} pinned a message.`;
  if (message.type === MESSAGE.joined) return `${who} joined.`;
  if (message.type === MESSAGE.threadCreated) return `${who} started a thread: ${message.content}`;
  return null;
}

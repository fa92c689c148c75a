import { type Stage } from '../stage.ts';
import { type Channel, type Message, type User } from '../world/nouns.ts';
import { messageLines } from './message-text.ts';
import { plainTime } from './plain-text.ts';
import { channelTitle, messagesSeenBy } from './seen.ts';

function headOf(stage: Stage, message: Message): string {
  const author = stage.world.users.get(message.author)?.name ?? 'Deleted User';
  const by = message.cause?.name
    ? ` (used /${message.cause.name} by ${stage.world.users.get(message.cause.user)?.name ?? ''})`
    : '';
  const marks = [
    message.only === null ? '' : ' · only you',
    message.edited === null ? '' : ' · edited',
    message.pinned ? ' · pinned' : '',
  ];
  return `[${plainTime(message.at)}] ${author}${by}${marks.join('')}`;
}

/** Channels with their messages as text. */
export function seenText(stage: Stage, person: User, channels: Channel[], limit: number): string {
  const blocks = channels.map((channel) => {
    const server = channel.server === null ? undefined : stage.world.servers.get(channel.server);
    const place = server ? server.name : 'direct messages';
    const state = [
      channel.thread?.archived ? ' · archived' : '',
      channel.thread?.locked ? ' · locked' : '',
    ].join('');
    const head = `# ${channelTitle(stage, channel, person.id)} · ${place}${state}`;
    const messages = messagesSeenBy(stage, person.id, channel, limit).map((message) =>
      [headOf(stage, message), ...messageLines(stage, message).map((line) => `  ${line}`)].join(
        '\n',
      ),
    );
    return [head, ...messages].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

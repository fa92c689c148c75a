import { readFurther } from '../refresh.ts';
import { useStage } from '../store.ts';
import { type SeenChannel, type SeenMessage } from '../wire.ts';
import { Hint } from './hint.tsx';
import { Message } from './message.tsx';
import { Notices } from './notices.tsx';
import { useStickToEnd } from './stick-to-end.ts';

const usualDepth = 50;

const newestId = (messages: SeenMessage[] | undefined): string | null =>
  messages?.at(-1)?.id ?? null;

export function MessageList({ channel }: { channel: SeenChannel }) {
  const messages = useStage((state) => state.messages[channel.id]);
  const depth = useStage((state) => state.depth[channel.id] ?? usualDepth);
  const { box, inside, behind, toEnd } = useStickToEnd(channel.id, newestId(messages));
  const byId = new Map(messages?.map((message) => [message.id, message]));
  return (
    <div class="messages-frame">
      <div ref={box} class="messages" tabIndex={0} role="region" aria-label="Messages">
        <div
          ref={inside}
          class="messages-inside"
          role="log"
          aria-label={`Messages in ${channel.name}`}
        >
          {messages && messages.length >= depth && (
            <button type="button" class="earlier" onClick={() => void readFurther()}>
              Show earlier messages
            </button>
          )}
          {messages?.length === 0 && <Hint channel={channel} />}
          <h2 class="for-readers">Messages</h2>
          <ol class="message-list">
            {messages?.map((message) => (
              <Message
                key={message.id}
                message={message}
                answered={message.replyTo === null ? undefined : byId.get(message.replyTo)}
              />
            ))}
          </ol>
          <Notices channel={channel.id} />
        </div>
      </div>
      {behind && (
        <button type="button" class="to-end primary" onClick={toEnd}>
          New messages <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}

import { readFurther } from '../refresh.ts';
import { useStage } from '../store.ts';
import { type Named, type SeenChannel, type SeenMessage } from '../wire.ts';
import { Hint } from './hint.tsx';
import { Message } from './message.tsx';
import { Notices } from './notices.tsx';
import { useStickToEnd } from './stick-to-end.ts';

const usualDepth = 50;

/** What somebody writes, and what a command of theirs is answered with, they want to see. */
function newestOf(messages: SeenMessage[] | undefined, me: Named | null) {
  const message = messages?.at(-1);
  if (!message) return null;
  const { id, author, command, thinking } = message;
  return {
    key: `${id} ${thinking}`,
    own: me !== null && (author.id === me.id || command?.by === me.name),
  };
}

export function MessageList({ channel }: { channel: SeenChannel }) {
  const messages = useStage((state) => state.messages[channel.id]);
  const depth = useStage((state) => state.depth[channel.id] ?? usualDepth);
  const me = useStage((state) => state.person);
  const { box, inside, behind, toEnd } = useStickToEnd(channel.id, newestOf(messages, me));
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

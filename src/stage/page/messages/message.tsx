import { act } from '../doing.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Moment } from '../parts/moment.tsx';
import { calls } from '../reading.ts';
import { useStage } from '../store.ts';
import { type SeenMessage } from '../wire.ts';
import { Author } from './author.tsx';
import { EditForm } from './edit-form.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageMenu } from './message-menu.tsx';

function Above({
  message,
  answered,
}: {
  message: SeenMessage;
  answered?: SeenMessage | undefined;
}) {
  if (message.command) {
    return (
      <p class="above">
        {message.command.by} used <b>/{message.command.name.replace(/^\//, '')}</b>
      </p>
    );
  }
  if (message.replyTo === null) return null;
  return (
    <p class="above">
      <span aria-hidden="true">↰ </span>
      In answer to {answered ? `${answered.author.name}: ${answered.text}` : 'an earlier message'}
    </p>
  );
}

function OnlyYou({ message }: { message: SeenMessage }) {
  if (!message.ephemeral) return null;
  return (
    <p class="only-you">
      Only you can see this ·{' '}
      <button
        type="button"
        class="link"
        onClick={() => void act('dismiss', { message: message.id })}
      >
        Dismiss
      </button>
    </p>
  );
}

interface MessageProps {
  message: SeenMessage;
  /** The message that this one answers, if it is on the page. */
  answered?: SeenMessage | undefined;
}

export function Message({ message, answered }: MessageProps) {
  const me = useStage(({ person }) => person?.id ?? '');
  const editing = useStage((state) => state.editing === message.id);
  const { author } = message;
  if (message.system !== null) {
    return (
      <li class="message system">
        <p>
          {message.system} <Moment at={message.at} />
        </p>
      </li>
    );
  }
  const kind = message.ephemeral ? ' ephemeral' : calls(message, me) ? ' calls' : '';
  return (
    <li class={`message${kind}`}>
      <Above message={message} answered={answered} />
      <Avatar id={author.id} name={author.name} />
      <div class="message-main">
        <p class="message-head">
          <Author author={author} /> <Moment at={message.at} />
          {message.edited !== null && <span class="edited"> (edited)</span>}
          {message.pinned && <span class="edited"> · pinned</span>}
        </p>
        {message.thinking ? (
          <p class="thinking">{author.name} is thinking …</p>
        ) : editing ? (
          <EditForm message={message} />
        ) : (
          <MessageBody message={message} />
        )}
        <OnlyYou message={message} />
      </div>
      <MessageMenu message={message} />
    </li>
  );
}

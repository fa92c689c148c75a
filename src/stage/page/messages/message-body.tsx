import { Parts } from '../components/component.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useStage } from '../store.ts';
import { type SeenMessage } from '../wire.ts';
import { AttachmentView } from './attachment.tsx';
import { EmbedView } from './embed.tsx';
import { Reactions } from './reactions.tsx';
import { ThreadLink } from './thread-link.tsx';

/** Files that an embed or a component shows are not shown a second time below it. */
function shownElsewhere(message: SeenMessage): (url: string) => boolean {
  const inside = JSON.stringify([message.embeds, message.components]);
  return (url) => inside.includes(JSON.stringify(url));
}

/** What a picture shows, as the bot described the file that it is. */
function describer(message: SeenMessage): (url: string) => string {
  return (url) =>
    message.attachments.find((file) => file.url === url)?.description ??
    message.embeds.find(({ image }) => image?.url === url)?.title ??
    'Picture without a description';
}

export function MessageBody({ message }: { message: SeenMessage }) {
  const failure = useStage(({ failures }) => failures[message.id]);
  const elsewhere = shownElsewhere(message);
  const describe = describer(message);
  return (
    <div class="message-body">
      {message.content !== '' && <Markdown text={message.content} />}
      {message.attachments
        .filter(({ url }) => !elsewhere(url))
        .map((file) => (
          <AttachmentView key={file.id} attachment={file} />
        ))}
      {message.embeds.map((embed, at) => (
        <EmbedView key={at} embed={embed} describe={describe} />
      ))}
      <Parts message={message.id} parts={message.components} />
      {failure !== undefined && (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}
      <Reactions message={message} />
      {message.thread !== null && <ThreadLink id={message.thread} />}
    </div>
  );
}

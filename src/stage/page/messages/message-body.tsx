import { ComponentView } from '../components/component.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useStage } from '../store.ts';
import { type SeenMessage } from '../wire.ts';
import { type Component } from '../wire-parts.ts';
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

const keyOf = (component: Component, at: number): string =>
  'custom_id' in component && component.custom_id ? component.custom_id : String(at);

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
      {message.components.map((component, at) => (
        <ComponentView key={keyOf(component, at)} message={message.id} component={component} />
      ))}
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

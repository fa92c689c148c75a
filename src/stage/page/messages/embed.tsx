import { InlineText } from '../markdown/inlines.tsx';
import { webAddress } from '../markdown/links.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Moment } from '../parts/moment.tsx';
import { type Embed } from '../wire-parts.ts';
import { Picture } from './picture.tsx';

const colour = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

function Linked({ url, text }: { url: string | undefined; text: string }) {
  const href = url === undefined ? null : webAddress(url);
  if (href === null) return <InlineText text={text} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function Fields({ fields }: { fields: NonNullable<Embed['fields']> }) {
  return (
    <dl class="embed-fields">
      {fields.map((field, at) => (
        <div key={at} class={field.inline ? 'inline' : undefined}>
          <dt>
            <InlineText text={field.name} />
          </dt>
          <dd>
            <Markdown text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Footer({ text, timestamp }: { text: string | undefined; timestamp: string | undefined }) {
  if (!text && !timestamp) return null;
  return (
    <footer class="subtext">
      {text}
      {text && timestamp && ' · '}
      {timestamp && <Moment at={timestamp} />}
    </footer>
  );
}

/** An embed; its picture is described by what the bot attached, or else by its title. */
export function EmbedView({
  embed,
  describe,
}: {
  embed: Embed;
  describe: (url: string) => string;
}) {
  const bar = embed.color ? { borderInlineStartColor: colour(embed.color) } : {};
  return (
    <article class="embed" style={bar}>
      {embed.thumbnail && (
        <div class="embed-thumbnail">
          <Picture url={embed.thumbnail.url} alt={describe(embed.thumbnail.url)} small />
        </div>
      )}
      {embed.author && (
        <p class="embed-author">
          <Linked url={embed.author.url} text={embed.author.name} />
        </p>
      )}
      {embed.title && (
        <h3 class="embed-title">
          <Linked url={embed.url} text={embed.title} />
        </h3>
      )}
      {embed.description && <Markdown text={embed.description} />}
      {embed.fields && embed.fields.length > 0 && <Fields fields={embed.fields} />}
      {embed.image && <Picture url={embed.image.url} alt={describe(embed.image.url)} />}
      <Footer text={embed.footer?.text} timestamp={embed.timestamp} />
    </article>
  );
}

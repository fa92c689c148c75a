import { useMemo } from 'preact/hooks';
import { parseMarkdown } from './blocks.ts';
import { Inlines } from './inlines.tsx';
import { type Block, type ListBlock } from './nodes.ts';

function List({ list }: { list: ListBlock }) {
  const items = list.items.map((item, at) => (
    <li key={at}>
      <Inlines nodes={item.inside} />
      {item.below.map((each, below) => (
        <List key={below} list={each} />
      ))}
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    // To a screen reader all are of one level: messages begin with any of the three sizes.
    case 'heading':
      return (
        <h3 class={`size-${block.level}`}>
          <Inlines nodes={block.inside} />
        </h3>
      );
    case 'paragraph':
    case 'small':
      return (
        <p class={block.kind === 'small' ? 'subtext' : undefined}>
          <Inlines nodes={block.inside} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          {block.inside.map((each, at) => (
            <BlockView key={at} block={each} />
          ))}
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <List list={block} />;
  }
}

/** Text with Discord's marks. It is parsed into values, never into HTML. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div class="markdown">
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

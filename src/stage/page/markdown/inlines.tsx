import { useMemo } from 'preact/hooks';
import { parseInline } from './inline.ts';
import { ChannelMention, PersonMention, RoleMention } from './mentions.tsx';
import { type Inline } from './nodes.ts';
import { Spoiler } from './spoiler.tsx';
import { TimeMark } from './time-mark.tsx';

const styled = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function InlineView({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <>{node.text}</>;
    case 'code':
      return <code>{node.text}</code>;
    case 'spoiler':
      return (
        <Spoiler>
          <Inlines nodes={node.inside} />
        </Spoiler>
      );
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike': {
      const Mark = styled[node.kind];
      return (
        <Mark>
          <Inlines nodes={node.inside} />
        </Mark>
      );
    }
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer" title={node.url}>
          <Inlines nodes={node.inside} />
        </a>
      );
    case 'person':
      return <PersonMention id={node.id} />;
    case 'role':
      return <RoleMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'everyone':
      return <span class="mention">@{node.name}</span>;
    case 'command':
      return <span class="mention">/{node.name}</span>;
    case 'emoji':
      return <>:{node.name}:</>;
    case 'time':
      return <TimeMark seconds={node.seconds} style={node.style} />;
  }
}

export function Inlines({ nodes }: { nodes: Inline[] }) {
  return (
    <>
      {nodes.map((node, at) => (
        <InlineView key={at} node={node} />
      ))}
    </>
  );
}

/** One line of text with marks, where there is no room for headings or lists. */
export function InlineText({ text }: { text: string }) {
  const nodes = useMemo(() => parseInline(text), [text]);
  return <Inlines nodes={nodes} />;
}

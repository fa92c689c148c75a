import { useStage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';
import { ChannelLink } from './channel-link.tsx';

interface ThreadLinksProps {
  threads: SeenChannel[];
  archived: SeenChannel[];
}

const Links = ({ threads }: { threads: SeenChannel[] }) => (
  <ul class="threads">
    {threads.map((thread) => (
      <li key={thread.id}>
        <ChannelLink channel={thread} />
      </li>
    ))}
  </ul>
);

/** The threads of a channel; archived ones are folded away unless one of them is open. */
export function ThreadLinks({ threads, archived }: ThreadLinksProps) {
  const open = useStage((state) => state.open);
  const inside = archived.some(({ id }) => id === open);
  return (
    <>
      {threads.length > 0 && <Links threads={threads} />}
      {archived.length > 0 && (
        <details class="archived" open={inside}>
          <summary>{archived.length} archived</summary>
          <Links threads={archived} />
        </details>
      )}
    </>
  );
}

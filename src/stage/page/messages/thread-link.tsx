import { openChannel } from '../opening.ts';
import { useStage } from '../store.ts';

export function ThreadLink({ id }: { id: string }) {
  const thread = useStage(({ channels }) => channels?.find((channel) => channel.id === id));
  if (!thread) return null;
  return (
    <button type="button" class="thread-link" onClick={() => void openChannel(id)}>
      <span aria-hidden="true">↳ </span>
      Open the thread “{thread.name}”
    </button>
  );
}

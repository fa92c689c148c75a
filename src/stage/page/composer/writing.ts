import { of, tell } from '../api.ts';
import { useAround } from '../around.ts';
import { act } from '../doing.ts';
import { sentFile } from '../files.ts';
import { peopleOf } from '../names.ts';
import { change, stage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';
import { withMentions } from './mentions.ts';

/** Writes a message in the channel; false when it was refused, which has then been said. */
export function useWriting(
  channel: SeenChannel,
): (text: string, files: File[]) => Promise<boolean> {
  const { world, channels } = useAround();
  return async (text, files) => {
    const here = (channels ?? []).filter(({ server }) => server?.id === channel.server?.id);
    const { replyTo } = stage();
    const written = await act('write', {
      channel: channel.id,
      content: withMentions(text.trim(), peopleOf(world, channel), here),
      ...(files.length > 0 ? { files: await Promise.all(files.map(sentFile)) } : {}),
      ...(replyTo ? { replyTo: replyTo.id } : {}),
    });
    if (written) change({ replyTo: null });
    return written;
  };
}

const between = 8_000;
let lastTold = Number.NEGATIVE_INFINITY;

/** Lets the others know that somebody types, now and then. */
export function tellTyping(channel: string): void {
  if (performance.now() - lastTold < between) return;
  lastTold = performance.now();
  void tell(of(stage().person?.id ?? '', 'typing'), { channel }).catch(() => undefined);
}

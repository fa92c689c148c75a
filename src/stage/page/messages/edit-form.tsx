import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAround } from '../around.ts';
import { withMentions, withNames } from '../composer/mentions.ts';
import { act } from '../doing.ts';
import { peopleOf } from '../names.ts';
import { change } from '../store.ts';
import { type SeenMessage } from '../wire.ts';

/** One's own message as a field, in the place where it stands. */
export function EditForm({ message }: { message: SeenMessage }) {
  const { world, channels, channel } = useAround();
  const people = peopleOf(world, channel);
  const [text, setText] = useState(withNames(message.content, people, channels ?? []));
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const stop = (): void => change({ editing: null });
  const save = async (): Promise<void> => {
    const content = withMentions(text, people, channels ?? []);
    if (await act('edit', { message: message.id, content })) stop();
  };
  return (
    <form
      class="edit-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') stop();
        if (event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        aria-label="Your message"
        rows={2}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="primary">
        Save
      </button>
      <button type="button" onClick={stop}>
        Cancel
      </button>
    </form>
  );
}

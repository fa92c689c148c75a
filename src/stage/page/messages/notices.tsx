import { dropNotice } from '../doing.ts';
import { useStage } from '../store.ts';

/** What only this tab has to say: that something did not work, and why. */
export function Notices({ channel }: { channel: string }) {
  const notices = useStage((state) => state.notices);
  return (
    <ul class="notices">
      {notices
        .filter((notice) => notice.channel === channel)
        .map(({ id, text }) => (
          <li key={id} class="notice">
            <p role="alert">{text}</p>
            <button type="button" class="link" onClick={() => dropNotice(id)}>
              Dismiss
            </button>
          </li>
        ))}
    </ul>
  );
}

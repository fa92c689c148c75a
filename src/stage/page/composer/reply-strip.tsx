import { change, useStage } from '../store.ts';

export function ReplyStrip() {
  const replyTo = useStage((state) => state.replyTo);
  if (!replyTo) return null;
  return (
    <p class="strip">
      <span>
        Answering {replyTo.author.name}: {replyTo.text}
      </span>
      <button
        type="button"
        class="quiet icon"
        aria-label="Do not answer it"
        onClick={() => change({ replyTo: null })}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </p>
  );
}

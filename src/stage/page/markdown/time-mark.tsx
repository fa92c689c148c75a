import { useNow, useViewer } from '../around.ts';
import { shownTime } from '../clock/shown.ts';
import { type TimeStyle } from './nodes.ts';

/** A moment in the viewer's own time and words, counted from the stage's clock. */
export function TimeMark({ seconds, style }: { seconds: number; style: TimeStyle }) {
  const now = useNow();
  const viewer = useViewer();
  const shown = shownTime(seconds, style, now, viewer);
  if (shown === null) return <>{`<t:${seconds}:${style}>`}</>;
  return (
    <time
      class="time-mark"
      dateTime={new Date(seconds * 1_000).toISOString()}
      title={shownTime(seconds, 'F', now, viewer) ?? undefined}
    >
      {shown}
    </time>
  );
}

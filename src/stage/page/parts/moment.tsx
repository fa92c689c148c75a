import { messageTime, shownTime } from '../clock/shown.ts';
import { useNow, useViewer } from '../around.ts';

/** When something was written; the whole date is in its tooltip. */
export function Moment({ at }: { at: string }) {
  const now = useNow();
  const viewer = useViewer();
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return null;
  const whole = shownTime(moment / 1_000, 'F', now, viewer) ?? undefined;
  return (
    <time dateTime={at} title={whole}>
      {messageTime(moment, now, viewer)}
    </time>
  );
}

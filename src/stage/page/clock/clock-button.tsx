import { useNow, useViewer } from '../around.ts';
import { change, useStage } from '../store.ts';
import { clockTime, shortClockTime } from './shown.ts';

/** The clock in the bar; it opens the ways to move it. */
export function ClockButton() {
  const now = useNow();
  const viewer = useViewer();
  const work = useStage((state) => state.clockWork);
  if (now === 0) return null;
  const whole = clockTime(now, viewer);
  return (
    <button
      type="button"
      class="clock-button"
      aria-busy={work !== null}
      onClick={() => change({ drawer: 'clock' })}
    >
      {work ? <span class="spinner" aria-hidden="true" /> : <span aria-hidden="true">◷</span>}
      <span class="for-readers">Clock: </span>
      <span class="wide-only">{whole}</span>
      <span class="narrow-only">{shortClockTime(now, viewer)}</span>
      <span class="for-readers">{work ? ', waiting until settled' : ''}. Move the clock</span>
    </button>
  );
}

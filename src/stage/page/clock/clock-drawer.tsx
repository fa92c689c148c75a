import { useNow, useViewer } from '../around.ts';
import { memory } from '../browser.ts';
import { Dialog } from '../parts/dialog.tsx';
import { change, useStage } from '../store.ts';
import { ClockState } from './clock-state.tsx';
import { moveClock } from './moving.ts';
import { clockTime } from './shown.ts';
import { MomentForm } from './moment-form.tsx';
import { nextMidnight } from './zone.ts';
import { allZones, keepZone } from './zones.ts';

/** The stage's clock: what it shows, and the ways to move it on. */
export function ClockDrawer() {
  const now = useNow();
  const viewer = useViewer();
  const busy = useStage(({ clockWork }) => clockWork !== null);
  const move = (by: { by: string } | { to: string }) => (): void => {
    if (!busy) void moveClock(by);
  };
  const midnight = new Date(nextMidnight(now, viewer.zone)).toISOString();
  return (
    <Dialog title="The clock" kind="drawer" onClose={() => change({ drawer: null })}>
      <p class="clock-now">{clockTime(now, viewer)}</p>
      <ClockState />
      <div class="row" role="group" aria-label="Move the clock on">
        <button type="button" aria-disabled={busy} onClick={move({ by: '1h' })}>
          + 1 hour
        </button>
        <button type="button" aria-disabled={busy} onClick={move({ by: '12h' })}>
          + 12 hours
        </button>
        <button type="button" aria-disabled={busy} onClick={move({ to: midnight })}>
          To next midnight
        </button>
      </div>
      <MomentForm now={now} zone={viewer.zone} busy={busy} />
      <div class="field">
        <label for="zone">Times are shown for</label>
        <select
          id="zone"
          value={viewer.zone}
          onChange={(event) => {
            const zone = event.currentTarget.value;
            keepZone(memory(), zone);
            change({ zone });
          }}
        >
          {allZones().map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </select>
        <p class="subtext">Midnight, too, is the one of this place. The clock never goes back.</p>
      </div>
    </Dialog>
  );
}

import { useState } from 'preact/hooks';
import { moveClock } from './moving.ts';
import { momentOf, wallTime } from './zone.ts';

interface MomentFormProps {
  now: number;
  zone: string;
  busy: boolean;
}

/**
 * Any moment to move to, on the wall clock of the viewer's place. It offers the present one, and
 * keeps what is typed until the clock is moved there: time goes on meanwhile.
 */
export function MomentForm({ now, zone, busy }: MomentFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wall = typed ?? wallTime(now, zone);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (): Promise<void> => {
    const moment = momentOf(wall, zone);
    if (moment === null) return setProblem('This is not a moment. Fill in the date and the time.');
    if (moment < now) return setProblem('The clock does not go back. Choose a later moment.');
    setProblem(null);
    if (!busy && (await moveClock({ to: new Date(moment).toISOString() }))) setTyped(null);
  };
  return (
    <form
      class="line-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <label for="moment">Or to</label>
      <input
        id="moment"
        type="datetime-local"
        value={wall}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" aria-disabled={busy}>
        Go there
      </button>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

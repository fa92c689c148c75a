import { useStage } from '../store.ts';

/** Whether the clock still moves, or the bot still works on what fell due. */
export function ClockState() {
  const work = useStage((state) => state.clockWork);
  const problem = useStage((state) => state.clockProblem);
  const said =
    work === 'moving'
      ? 'Moving the clock …'
      : work === 'settling'
        ? 'Waiting until the bot has settled …'
        : null;
  return (
    <div class="clock-state" role="status" data-clock={work ?? 'still'}>
      {said !== null && (
        <p class="working">
          <span class="spinner" aria-hidden="true" /> {said}
        </p>
      )}
      {problem !== null && <p class="failure">{problem}</p>}
    </div>
  );
}

import { PersonList } from './parts/person-list.tsx';
import { useStage } from './store.ts';

/** The first thing to see without a name in the address. */
export function Welcome() {
  const world = useStage((state) => state.world);
  const lost = useStage(({ connection }) => connection === 'lost');
  return (
    <main class="welcome">
      <h1>Who are you?</h1>
      <p>
        This is a stage: a small stand-in for Discord that runs on this computer alone. The people
        below are made up, and you may be any of them. Take one here and open the others in tabs of
        their own: that is how one plays a whole game without an account.
      </p>
      {world ? (
        <PersonList />
      ) : (
        <p role="status">
          {lost ? 'The stage does not answer. Trying again …' : 'Looking around …'}
        </p>
      )}
    </main>
  );
}

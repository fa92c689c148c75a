import { useState } from 'preact/hooks';
import { of, sentence, tell } from '../api.ts';
import { refreshAll } from '../refresh.ts';
import { useStage } from '../store.ts';
import { type Server } from '../wire.ts';
import { SureButton } from './sure-button.tsx';

/** A server with the way into it or out of it. */
export function ServerRow({ server }: { server: Server }) {
  const person = useStage((state) => state.person);
  const [problem, setProblem] = useState<string | null>(null);
  const inside = server.members.some(({ id }) => id === person?.id);
  const people = server.members.filter(({ bot }) => !bot).length;
  const go = async (what: 'join' | 'leave'): Promise<void> => {
    setProblem(null);
    try {
      await tell(of(person?.id ?? '', what), { server: server.id });
      await refreshAll();
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  return (
    <li>
      <span>
        <b>{server.name}</b>
        <small>{people === 1 ? 'one person' : `${people} people`}</small>
      </span>
      {inside ? (
        <SureButton
          label="Leave"
          sure={`Leave as ${person?.name ?? ''}`}
          onSure={() => void go('leave')}
        />
      ) : (
        <button type="button" class="primary" onClick={() => void go('join')}>
          Join
        </button>
      )}
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

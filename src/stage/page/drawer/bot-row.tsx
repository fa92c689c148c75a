import { useState } from 'preact/hooks';
import { of, sentence, tell } from '../api.ts';
import { openDirect } from '../opening.ts';
import { refreshWorld } from '../refresh.ts';
import { useStage } from '../store.ts';
import { type Bot } from '../wire.ts';

/** A bot: whether it is there, the direct messages with it, and blocking it. */
export function BotRow({ bot }: { bot: Bot }) {
  const me = useStage(({ person }) => person?.id ?? '');
  const blocked = useStage(
    ({ world }) => world?.people.find(({ id }) => id === me)?.blocks.includes(bot.id) ?? false,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>): void => {
    setProblem(null);
    void work().catch((error: unknown) => setProblem(sentence(error)));
  };
  const block = async (): Promise<void> => {
    await tell(of(me, 'block'), { bot: bot.id, blocked: !blocked });
    await refreshWorld();
  };
  return (
    <li>
      <span>
        <b>{bot.name}</b>
        <small>
          {bot.online ? 'connected' : 'not connected'}
          {blocked && ' · blocked by you'}
        </small>
      </span>
      <span class="row">
        <button type="button" onClick={() => attempt(() => openDirect(bot.id))}>
          Direct messages
        </button>
        <button type="button" onClick={() => attempt(block)}>
          {blocked ? 'Unblock' : 'Block'}
        </button>
      </span>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

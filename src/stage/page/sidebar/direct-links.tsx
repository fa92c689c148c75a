import { notice } from '../doing.ts';
import { sentence } from '../api.ts';
import { openDirect } from '../opening.ts';
import { useStage } from '../store.ts';

/** The bots with whom nothing was written yet: pressing one opens the direct messages. */
export function DirectLinks() {
  const bots = useStage(({ world }) => world?.bots);
  const channels = useStage((state) => state.channels);
  const known = new Set(channels?.filter(({ kind }) => kind === 'dm').map(({ name }) => name));
  const others = bots?.filter(({ name }) => !known.has(name)) ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <h2>Write to a bot alone</h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              class="channel-link"
              onClick={() => void openDirect(id).catch((error: unknown) => notice(sentence(error)))}
            >
              <span class="channel-sign" aria-hidden="true">
                @
              </span>
              <span class="channel-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

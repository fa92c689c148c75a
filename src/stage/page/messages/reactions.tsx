import { act } from '../doing.ts';
import { type SeenMessage } from '../wire.ts';

export function Reactions({ message }: { message: SeenMessage }) {
  if (message.reactions.length === 0) return null;
  return (
    <ul class="reactions" aria-label="Reactions">
      {message.reactions.map(({ emoji, count, mine }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={mine}
            aria-label={`${emoji}, ${count}`}
            onClick={() => void act('react', { message: message.id, emoji, remove: mine })}
          >
            {emoji} {count}
          </button>
        </li>
      ))}
    </ul>
  );
}

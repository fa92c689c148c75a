import { Avatar } from '../parts/avatar.tsx';
import { change, useStage } from '../store.ts';

/** Who this tab is, at the foot of the sidebar. */
export function Me() {
  const person = useStage((state) => state.person);
  if (!person) return null;
  return (
    <div class="me">
      <Avatar id={person.id} name={person.name} />
      <span class="me-name">
        <small>You are</small>
        <b>{person.name}</b>
      </span>
      <button type="button" onClick={() => change({ drawer: 'people' })}>
        Switch
      </button>
      <button type="button" onClick={() => change({ drawer: 'stage' })}>
        Stage
      </button>
    </div>
  );
}

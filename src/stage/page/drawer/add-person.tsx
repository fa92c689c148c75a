import { useState } from 'preact/hooks';
import { of, sentence, tell } from '../api.ts';
import { refreshWorld } from '../refresh.ts';
import { useStage } from '../store.ts';
import { type Named } from '../wire.ts';

/** A new person, who is a member of every server at once. */
export function AddPerson() {
  const servers = useStage(({ world }) => world?.servers ?? null);
  const [name, setName] = useState('');
  const [said, setSaid] = useState<{ text: string; good: boolean } | null>(null);
  const add = async (): Promise<void> => {
    try {
      const person = await tell<Named>('/people', { name: name.trim() });
      for (const { id } of servers ?? []) await tell(of(person.id, 'join'), { server: id });
      await refreshWorld();
      setName('');
      setSaid({ text: `${person.name} is here. Press “Switch” to be ${person.name}.`, good: true });
    } catch (error) {
      setSaid({ text: sentence(error), good: false });
    }
  };
  return (
    <form
      class="line-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void add();
      }}
    >
      <label for="new-person">Name</label>
      <input
        id="new-person"
        type="text"
        autocomplete="off"
        maxLength={32}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="primary" aria-disabled={name.trim() === ''}>
        Add
      </button>
      {said && (
        <p class={said.good ? 'success-text' : 'failure'} role="status">
          {said.text}
        </p>
      )}
    </form>
  );
}

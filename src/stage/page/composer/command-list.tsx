import { ChoiceList } from '../parts/choice-list.tsx';
import { type Slash } from './catalogue.ts';

interface CommandListProps {
  id: string;
  found: Slash[];
  active: number;
  onChoose: (slash: Slash) => void;
}

/** The commands that fit what was typed, above the composer. */
export function CommandList({ id, found, active, onChoose }: CommandListProps) {
  return (
    <div class="above-composer">
      <p class="above-composer-head" aria-live="polite">
        {found.length === 0
          ? 'No command fits. Take the text back to see them all.'
          : `${found.length} ${found.length === 1 ? 'command' : 'commands'}`}
      </p>
      <ChoiceList
        id={id}
        label="Commands"
        choices={found.map(({ path, description }) => ({
          value: path,
          label: `/${path}`,
          description,
        }))}
        active={active}
        chosen={[]}
        onChoose={({ value }) => {
          const slash = found.find(({ path }) => path === value);
          if (slash) onChoose(slash);
        }}
      />
    </div>
  );
}

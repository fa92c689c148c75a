import { useLayoutEffect, useState } from 'preact/hooks';
import { type Offer } from '../composer/check.ts';
import { useActive } from './active.ts';
import { ChoiceList, choiceId } from './choice-list.tsx';
import { ChooserFoot } from './chooser-foot.tsx';
import { type ChooserProps } from './chooser.tsx';

/** Longer lists can be searched. */
const searched = 10;

type PanelProps = ChooserProps & { id: string; onClose: () => void };

export function ChooserPanel(props: PanelProps) {
  const { id, label, choices, chosen, least, most, onDone, onClose } = props;
  const [picked, setPicked] = useState(chosen);
  const [wanted, setWanted] = useState('');
  const list = `${id}-list`;
  const search = choices.length > searched ? `${id}-search` : null;
  const several = most > 1 || least === 0;
  const fitting = choices.filter(({ label: name }) =>
    name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const { active, setActive, moved } = useActive(fitting.length, 0);
  useLayoutEffect(() => {
    document.getElementById(search ?? list)?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, []);

  const finish = (values: string[]): void => {
    onClose();
    onDone(values);
  };
  const offered = picked.filter((value) => choices.some((choice) => choice.value === value));
  const choose = ({ value }: Offer): void => {
    if (!several) finish([value]);
    else if (picked.includes(value)) setPicked(picked.filter((each) => each !== value));
    else setPicked(most === 1 ? [value] : [...picked, value]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const choice = fitting[active];
    const chooses = event.key === 'Enter' || (event.key === ' ' && !search);
    if (moved(event)) return;
    if (event.key === 'Escape') onClose();
    else if (choice && chooses) choose(choice);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div id={id} class="chooser-panel">
      {search && (
        <input
          id={search}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={choiceId(list, active)}
          aria-label={`Search: ${label}`}
          placeholder="Search"
          value={wanted}
          onKeyDown={onKeyDown}
          onInput={(event) => {
            setWanted(event.currentTarget.value);
            setActive(0);
          }}
        />
      )}
      <ChoiceList
        id={list}
        label={label}
        choices={fitting}
        active={active}
        chosen={picked}
        multiple={several}
        onChoose={choose}
        onKeyDown={search ? undefined : onKeyDown}
      />
      {fitting.length === 0 && <p class="nothing">Nothing fits.</p>}
      {several && (
        <ChooserFoot
          picked={offered.length}
          least={least}
          most={most}
          onDone={() => finish(offered)}
        />
      )}
    </div>
  );
}

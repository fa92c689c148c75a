import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Offer } from '../composer/check.ts';

interface ChoiceListProps {
  id: string;
  label: string;
  choices: Offer[];
  active: number;
  chosen: string[];
  multiple?: boolean;
  onChoose: (choice: Offer) => void;
  /** Given where the list itself has the focus. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The id by which `aria-activedescendant` names a choice. */
export const choiceId = (list: string, at: number): string | undefined =>
  at < 0 ? undefined : `${list}-${at}`;

/** A list of choices; keys are handled by whatever has the focus and says which one is active. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, choices, active, chosen, multiple, onChoose, onKeyDown } = props;
  const focusable = onKeyDown && {
    tabIndex: 0,
    onKeyDown,
    'aria-activedescendant': choiceId(id, active),
  };
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      class="choices"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple ?? false}
      {...focusable}
    >
      {choices.map((choice, at) => (
        <li
          key={choice.value}
          id={choiceId(id, at)}
          class={at === active ? 'choice active' : 'choice'}
          role="option"
          aria-selected={chosen.includes(choice.value)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {multiple && (
            <span class="tick" aria-hidden="true">
              {chosen.includes(choice.value) ? '☑' : '☐'}
            </span>
          )}
          <span class="choice-label">{choice.label}</span>
          {choice.description && <span class="choice-about">{choice.description}</span>}
        </li>
      ))}
    </ul>
  );
}

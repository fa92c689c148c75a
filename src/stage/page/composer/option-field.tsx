import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { type CommandOption } from '../wire-commands.ts';
import { optionKind } from './check.ts';

interface OptionFieldProps {
  option: CommandOption;
  text: string;
  problem: string | undefined;
  focused: boolean;
  list: string | null;
  activeChoice: string | undefined;
  onText: (text: string) => void;
  onFocus: () => void;
  onFile: (file: File | null) => void;
  onRemove: (() => void) | null;
}

const isNumber = ({ type }: CommandOption): boolean =>
  type === optionKind.integer || type === optionKind.number;

/** One option of a command: its name, and a field for what is typed or picked. */
export function OptionField(props: OptionFieldProps) {
  const { option, text, problem, focused, list, activeChoice, onText, onFocus, onRemove } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused && document.activeElement !== field.current) field.current?.focus();
  }, [focused]);
  const about = `${id}-about`;
  const shared = {
    ref: field,
    id,
    'aria-required': option.required ?? false,
    'aria-invalid': problem !== undefined,
    'aria-describedby': about,
    onFocus,
  };
  return (
    <div class={`option ${focused ? 'focused' : ''} ${problem ? 'wrong' : ''}`}>
      <label for={id}>{option.name}</label>
      {option.type === optionKind.attachment ? (
        <input
          {...shared}
          type="file"
          onChange={(event) => props.onFile(event.currentTarget.files?.[0] ?? null)}
        />
      ) : (
        <input
          {...shared}
          type="text"
          role={list === null ? undefined : 'combobox'}
          inputMode={isNumber(option) ? 'decimal' : undefined}
          autocomplete="off"
          aria-autocomplete={list === null ? undefined : 'list'}
          aria-expanded={list === null ? undefined : focused}
          aria-controls={list ?? undefined}
          aria-activedescendant={focused ? activeChoice : undefined}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
      {onRemove && (
        <button
          type="button"
          class="quiet icon"
          aria-label={`Leave out ${option.name}`}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
      <span id={about} class={problem ? 'option-problem' : 'for-readers'}>
        {problem ?? option.description}
      </span>
    </div>
  );
}

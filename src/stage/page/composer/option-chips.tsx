import { useState } from 'preact/hooks';
import { choiceId } from '../parts/choice-list.tsx';
import { type CommandOption } from '../wire-commands.ts';
import { add, type Draft, leaveOut, leftOptions, shownOptions, typeInto } from './draft.ts';
import { type Offered, type Step } from './offered.ts';
import { OptionField } from './option-field.tsx';
import { type Files } from './sending.ts';

interface OptionChipsProps {
  draft: Draft;
  offered: Offered;
  list: string;
  files: Files;
  onStep: (step: Step) => void;
  onFiles: (files: Files) => void;
}

/** So many options are offered at once, where there are more than that. */
const few = 3;

/** The options that are being filled in, and those that can be added. */
export function OptionChips({ draft, offered, list, files, onStep, onFiles }: OptionChipsProps) {
  const { open, offers, active } = offered;
  const [all, setAll] = useState(false);
  const left = leftOptions(draft);
  const hidden = all || left.length <= few + 1 ? 0 : left.length - few;
  const attach = (name: string, file: File | null): void => {
    const { [name]: _before, ...others } = files;
    onFiles(file ? { ...others, [name]: file } : others);
  };
  const chip = (option: CommandOption) => {
    const { name } = option;
    const focused = name === draft.focus;
    return (
      <OptionField
        key={name}
        option={option}
        text={draft.texts[name] ?? ''}
        problem={draft.problems[name]}
        focused={focused}
        list={focused && open && offers.length > 0 ? list : null}
        activeChoice={choiceId(list, active)}
        onText={(typed) => onStep((before) => typeInto(before, name, typed))}
        onFocus={() => {
          if (!focused) onStep((before) => ({ ...before, focus: name }));
        }}
        onFile={(file) => attach(name, file)}
        onRemove={option.required ? null : () => onStep((before) => leaveOut(before, name))}
      />
    );
  };
  return (
    <div class="options">
      {shownOptions(draft).map(chip)}
      {left.slice(0, left.length - hidden).map(({ name, description }) => (
        <button
          key={`add ${name}`}
          type="button"
          class="option-add"
          title={description}
          onClick={() => onStep((before) => add(before, name))}
        >
          + {name}
        </button>
      ))}
      {hidden > 0 && (
        <button type="button" class="option-add" onClick={() => setAll(true)}>
          {hidden} more options …
        </button>
      )}
    </div>
  );
}

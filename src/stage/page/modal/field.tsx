import { type ModalField } from '../wire-commands.ts';
import { PickField } from './pick-field.tsx';
import { TextField } from './text-field.tsx';

export interface FieldProps {
  field: ModalField;
  answer: string[];
  problem: string | undefined;
  onAnswer: (answer: string[]) => void;
  onFiles: (files: File[]) => void;
}

/** The ids by which a field's control names its description and its problem. */
export interface Control {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

/** A label, what it is about, the control and, if something is wrong, what. */
export function Field(props: FieldProps) {
  const { field, problem } = props;
  const id = `field-${field.customId}`;
  const control: Control = {
    id,
    'aria-describedby': `${id}-about ${id}-problem`,
    'aria-invalid': problem !== undefined,
    'aria-required': field.required,
  };
  const isText = field.kind === 'text' || field.kind === 'paragraph';
  return (
    <div class="field">
      <label for={id} id={`${id}-label`}>
        {field.label}
        {field.required ? null : <span class="optional"> (optional)</span>}
      </label>
      <p id={`${id}-about`} class="subtext">
        {field.description}
      </p>
      {isText ? (
        <TextField {...props} control={control} />
      ) : (
        <PickField {...props} control={control} />
      )}
      <p id={`${id}-problem`} class="field-problem" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

import { useAround } from '../around.ts';
import { type Offer, optionKind } from '../composer/check.ts';
import { type Around, entityOffers } from '../names.ts';
import { Chooser } from '../parts/chooser.tsx';
import { type ModalField } from '../wire-commands.ts';
import { type Control, type FieldProps } from './field.tsx';

const entityKind: Readonly<Partial<Record<ModalField['kind'], number>>> = {
  user: optionKind.person,
  role: optionKind.role,
  mentionable: optionKind.mentionable,
  channel: optionKind.channel,
};

function offersOf({ kind, options }: ModalField, around: Around): Offer[] {
  const entity = entityKind[kind];
  if (entity !== undefined) return entityOffers(entity, around);
  return options.map(({ label, value, description }) => ({
    label,
    value,
    ...(description === undefined ? {} : { description }),
  }));
}

function toggled(answer: string[], value: string, on: boolean): string[] {
  const others = answer.filter((each) => each !== value);
  return on ? [...others, value] : others;
}

/** Choices that are all on the page: one of them, several, or a single yes or no. */
function Boxes({ field, answer, onAnswer, control }: FieldProps & { control: Control }) {
  const single = field.kind === 'checkbox';
  const boxes = single ? [{ label: 'Yes', value: 'true' }] : field.options;
  const radio = field.kind === 'radio';
  return (
    <div
      role={radio ? 'radiogroup' : 'group'}
      aria-labelledby={`${control.id}-label`}
      class="boxes"
    >
      {boxes.map((box, at) => (
        <label key={box.value}>
          <input
            {...(at === 0 ? { id: control.id } : {})}
            type={radio ? 'radio' : 'checkbox'}
            name={control.id}
            checked={answer.includes(box.value)}
            onChange={(event) =>
              onAnswer(
                radio ? [box.value] : toggled(answer, box.value, event.currentTarget.checked),
              )
            }
          />{' '}
          {box.label}
          {box.description && <span class="subtext"> {box.description}</span>}
        </label>
      ))}
    </div>
  );
}

export function PickField(props: FieldProps & { control: Control }) {
  const { field, answer, onAnswer, onFiles, control, problem } = props;
  const around = useAround();
  if (field.kind === 'radio' || field.kind === 'checkboxes' || field.kind === 'checkbox') {
    return <Boxes {...props} />;
  }
  if (field.kind === 'file') {
    return (
      <input
        {...control}
        type="file"
        multiple={(field.max ?? 1) > 1}
        onChange={(event) => onFiles([...(event.currentTarget.files ?? [])])}
      />
    );
  }
  return (
    <Chooser
      id={control.id}
      name={field.label}
      label={field.placeholder ?? 'Make a selection'}
      choices={offersOf(field, around)}
      chosen={answer}
      least={field.required ? (field.min ?? 1) : 0}
      most={field.max ?? 1}
      invalid={problem !== undefined}
      describedBy={control['aria-describedby']}
      onDone={onAnswer}
    />
  );
}

import { type Control, type FieldProps } from './field.tsx';

export function TextField({ field, answer, onAnswer, control }: FieldProps & { control: Control }) {
  const text = answer[0] ?? '';
  const shared = {
    ...control,
    placeholder: field.placeholder ?? '',
    autocomplete: 'off',
    value: text,
  };
  const near = field.max !== null && text.length > field.max * 0.8;
  return (
    <>
      {field.kind === 'paragraph' ? (
        <textarea {...shared} rows={5} onInput={(event) => onAnswer([event.currentTarget.value])} />
      ) : (
        <input {...shared} type="text" onInput={(event) => onAnswer([event.currentTarget.value])} />
      )}
      {near && (
        <p class="subtext">
          {text.length} of {field.max} characters
        </p>
      )}
    </>
  );
}

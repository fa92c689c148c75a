import { type ModalField } from '../wire-commands.ts';

/** What was filled in, by the custom id of the field; a checkbox holds `['true']` or nothing. */
export type Answers = Readonly<Record<string, string[]>>;

/** What stands in the fields at first: the bot's own texts, or what was typed here before. */
export const firstAnswers = (fields: ModalField[], kept: Answers): Answers =>
  Object.fromEntries(
    fields.map((field) => {
      const preset = field.options.filter((option) => option.default).map(({ value }) => value);
      const own = field.value === null ? preset : [field.value];
      return [field.customId, kept[field.customId] ?? own];
    }),
  );

const isText = ({ kind }: ModalField): boolean => kind === 'text' || kind === 'paragraph';

function problemOf(field: ModalField, answer: string[], files: number): string | null {
  const { required, min, max } = field;
  if (isText(field)) {
    const length = answer[0]?.length ?? 0;
    if (length === 0) return required ? 'This is needed.' : null;
    if (min !== null && length < min) return `Type at least ${min} characters (${length} now).`;
    return max !== null && length > max ? `Type at most ${max} characters (${length} now).` : null;
  }
  const count = field.kind === 'file' ? files : answer.filter((value) => value !== '').length;
  if (count === 0) return required ? 'This is needed.' : null;
  if (min !== null && count < min) return `Choose at least ${min}.`;
  return max !== null && count > max ? `Choose at most ${max}.` : null;
}

/** One sentence by custom id for every field that cannot be sent as it is. */
export function problemsOf(
  fields: ModalField[],
  answers: Answers,
  files: Readonly<Record<string, File[]>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const id = field.customId;
    const problem = problemOf(field, [...(answers[id] ?? [])], files[id]?.length ?? 0);
    if (problem) problems[id] = problem;
  }
  return problems;
}

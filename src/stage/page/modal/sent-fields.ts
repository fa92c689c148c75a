import { type FieldValue } from '../doing.ts';
import { sentFile } from '../files.ts';
import { type ModalField } from '../wire-commands.ts';
import { type Answers } from './answers.ts';

async function sentField(field: ModalField, answer: string[], files: File[]): Promise<FieldValue> {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return answer[0] ?? '';
    case 'file':
      return Promise.all(files.map(sentFile));
    case 'checkbox':
      return answer[0] === 'true';
    case 'radio':
      return answer[0] ?? '';
    default:
      return answer;
  }
}

/** The fields as the control API takes them, by custom id; what was left empty is left out. */
export async function sentFields(
  fields: ModalField[],
  answers: Answers,
  files: Readonly<Record<string, File[]>>,
): Promise<Record<string, FieldValue>> {
  const sent: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = await sentField(
      field,
      answers[field.customId] ?? [],
      files[field.customId] ?? [],
    );
    const empty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!empty) sent[field.customId] = value;
  }
  return sent;
}

import { barred } from '../control/wrong.ts';
import { asList, asObject, asText, asWord, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { COMPONENT } from '../wire.ts';
import { saveFile, type Upload } from '../world/files.ts';
import { type Channel, type File, type Id } from '../world/nouns.ts';
import { type Field, isRequired } from './modal.ts';
import { chosenValues, needCount } from './use-component.ts';
import { type Named } from './values.ts';

export type Filled = string | boolean | string[] | Upload[];

export type Filling = { stage: Stage; person: Id; channel: Channel; named: Named; files: File[] };

function textIn({ label, input }: Field, filled: Filled | undefined): string {
  const text = filled === undefined ? (asText(input['value']) ?? '') : asWord(filled);
  const length = [...text].length;
  const { min_length: min, max_length: max } = input as {
    min_length?: number;
    max_length?: number;
  };
  if (isRequired(input) && text.trim() === '')
    throw barred(`The field “${label}” must be filled in.`);
  if (text !== '' && min !== undefined && length < min)
    throw barred(`The field “${label}” needs at least ${min} characters.`);
  if (length > (max ?? 4_000))
    throw barred(`The field “${label}” takes at most ${max ?? 4_000} characters.`);
  return text;
}

function listIn(field: Field, filled: Filled | undefined): string[] {
  if (filled === undefined)
    return asList(field.input['options'])
      .map(asObject)
      .filter((one) => one['default'] === true)
      .map((one) => asWord(one['value']));
  return (Array.isArray(filled) ? filled : [filled]).filter((one) => typeof one === 'string');
}

export function answerOf(filling: Filling, field: Field, filled: Filled | undefined): JsonObject {
  const { stage, person, channel, named, files } = filling;
  const { input } = field;
  const base = {
    type: input['type'],
    id: input['id'] ?? 0,
    custom_id: input['custom_id'],
  } as JsonObject;
  if (input['type'] === COMPONENT.textInput) return { ...base, value: textIn(field, filled) };
  if (input['type'] === COMPONENT.checkbox)
    return { ...base, value: filled === true || filled === 'true' };
  if (input['type'] === COMPONENT.upload) {
    const uploads = Array.isArray(filled) ? filled.filter((one) => typeof one === 'object') : [];
    const saved = uploads.map((upload) => saveFile(stage.world, upload));
    files.push(...saved);
    named.attachments.push(...saved.map((file) => file.id));
    needCount(input, saved.length, isRequired(input) ? Number(input['min_values'] ?? 1) : 0);
    return { ...base, values: saved.map((file) => file.id) };
  }
  const asString = input['type'] === COMPONENT.radio || input['type'] === COMPONENT.checkboxes;
  const select = asString ? { ...input, type: COMPONENT.stringSelect } : input;
  const values = chosenValues(
    stage,
    person,
    channel,
    select,
    { values: listIn(field, filled) },
    named,
  );
  const most = input['type'] === COMPONENT.checkboxes ? asList(input['options']).length : 1;
  needCount(
    { max_values: most, ...input },
    values.length,
    isRequired(input) ? Number(input['min_values'] ?? 1) : 0,
  );
  return input['type'] === COMPONENT.radio
    ? { ...base, value: values[0] ?? null }
    : { ...base, values };
}

import { type RequestEntry, type SeenMessage } from '../play/stage-types.ts';
import { isObject, textsIn } from './payload.ts';

/** The texts of a message which are each read as one. */
export function unitsOfMessage(message: SeenMessage): string[] {
  const files = message.attachments.flatMap(({ filename, description }) => [
    filename,
    description ?? '',
  ]);
  return [message.text, ...files, ...customIds(message.components)];
}

/** The texts of what was sent which are each read as one. */
export function unitsOfPayload({ body, files }: RequestEntry): string[] {
  const named = files.flatMap(({ filename, description }) => [filename, description ?? '']);
  const texts = textsIn(body, ['custom_id']);
  return [...texts, texts.join('\n'), ...fieldsIn(body), ...named, ...customIds(body)];
}

/** A field's name and value, and an embed's title and description, are read as one. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  const { name, title } = value;
  const rest = name === undefined ? value['description'] : value['value'];
  const pair = [name ?? title, rest].filter((part) => typeof part === 'string');
  return [
    ...(pair.length === 2 ? [pair.join(': ')] : []),
    ...Object.values(value).flatMap(fieldsIn),
  ];
}

/** Custom ids are read one by one: numbers in several of them are no words of one sentence. */
function customIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(customIds);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(customIds);
  return typeof value['custom_id'] === 'string' ? [value['custom_id'], ...inside] : inside;
}

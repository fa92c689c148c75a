import { type RequestEntry, type SeenMessage } from '../play/stage-types.ts';
import { isObject, textsIn } from './payload.ts';

/** The texts of a message which are each read as one. */
export function unitsOfMessage(message: SeenMessage): string[] {
  const files = message.attachments.flatMap(({ filename, description }) => [
    filename,
    description ?? '',
  ]);
  return [message.text, ...files, ...keysIn(message.components)];
}

/** The texts of what was sent which are each read as one. */
export function unitsOfPayload({ body, files }: RequestEntry): string[] {
  const named = files.flatMap(({ filename, description }) => [filename, description ?? '']);
  const texts = textsIn(body, keys);
  return [...texts, texts.join('\n'), ...fieldsIn(body), ...named, ...keysIn(body)];
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

const keys = ['custom_id', 'nonce'];

/**
 * What only programs read, one by one: numbers in several custom ids are no words of one sentence,
 * nor is the number that chance has put into a nonce one with the message’s text.
 */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isObject(value)) return [];
  const own = keys.map((key) => value[key]).filter((one) => typeof one === 'string');
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

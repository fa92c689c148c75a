import { asObject, type JsonObject } from '../json.ts';
import { bitsOf } from '../permissions.ts';
import { type Upload } from '../world/files.ts';
import { senseless } from './wrong.ts';

/** Reads the fields of a control request; what does not fit is answered in one sentence. */
export function text(body: JsonObject, name: string): string {
  const value = optionalText(body, name);
  if (value === undefined || value === '') throw senseless(`The field “${name}” is missing.`);
  return value;
}

export function optionalText(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw senseless(`The field “${name}” must be a text.`);
  return String(value);
}

export function optionalNumber(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw senseless(`The field “${name}” must be a number.`);
  return value;
}

export function yesNo(body: JsonObject, name: string, usual: boolean): boolean {
  const value = body[name];
  if (value === undefined || value === null) return usual;
  if (typeof value !== 'boolean') throw senseless(`The field “${name}” must be true or false.`);
  return value;
}

export function optionalYesNo(body: JsonObject, name: string): boolean | undefined {
  return body[name] === undefined ? undefined : yesNo(body, name, false);
}

export function texts(body: JsonObject, name: string): string[] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw senseless(`The field “${name}” must be a list.`);
  return value.map((one) => {
    if (typeof one !== 'string' && typeof one !== 'number')
      throw senseless(`The field “${name}” must be a list of texts.`);
    return String(one);
  });
}

/** A set of permissions: names, or Discord's number as a text. */
export function permissions(body: JsonObject, name: string): bigint | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && /^\d+$/.test(value)) return BigInt(value);
  try {
    return bitsOf(...(texts(body, name) ?? []));
  } catch (error) {
    if (error instanceof RangeError) throw senseless(error.message);
    throw error;
  }
}

export function fileFrom(value: unknown): Upload {
  const { filename, base64, text: plain, description } = asObject(value);
  if (typeof filename !== 'string')
    throw senseless('A file needs a “filename”, and “base64” or “text”.');
  const bytes =
    typeof base64 === 'string'
      ? Buffer.from(base64, 'base64')
      : typeof plain === 'string'
        ? Buffer.from(plain)
        : undefined;
  if (!bytes) throw senseless(`The file “${filename}” needs “base64” or “text”.`);
  return { filename, bytes, description: typeof description === 'string' ? description : null };
}

/** Files by the name of the option or field that they are for. */
export const filesByName = (body: JsonObject, name: string): Map<string, Upload> =>
  new Map(Object.entries(asObject(body[name])).map(([key, value]) => [key, fileFrom(value)]));

import { type RequestEntry } from '../play/stage-types.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objects = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message within a request: new, or an edit of one. */
export type SentMessage = { body: Json; edit: boolean };

const createRoutes = [
  /^\/channels\/[^/]+\/messages$/,
  /^\/webhooks\/[^/]+\/[^/]+$/,
  /^\/channels\/[^/]+\/threads$/,
];
const editRoutes = [
  /^\/channels\/[^/]+\/messages\/[^/]+$/,
  /^\/webhooks\/[^/]+\/[^/]+\/messages\/[^/]+$/,
];
export const callbackRoute = /^\/interactions\/([^/]+)\/([^/]+)\/callback$/;

export const pathOf = ({ path }: RequestEntry): string =>
  path.replace(/^\/api(\/v\d+)?/, '').replace(/\?.*$/, '');

/** The message that a request creates or edits; null when it is about something else. */
export function messageOf(entry: RequestEntry): SentMessage | null {
  const path = pathOf(entry);
  if (!isObject(entry.body)) return null;
  if (entry.method === 'PATCH' && editRoutes.some((route) => route.test(path)))
    return { body: entry.body, edit: true };
  if (entry.method !== 'POST') return null;
  if (callbackRoute.test(path)) return ofCallback(entry.body);
  if (!createRoutes.some((route) => route.test(path))) return null;
  if (!path.endsWith('/threads')) return { body: entry.body, edit: false };
  return isObject(entry.body['message']) ? { body: entry.body['message'], edit: false } : null;
}

const MESSAGE = 4;
const UPDATE = 7;

function ofCallback(body: Json): SentMessage | null {
  const { type, data } = body;
  if ((type !== MESSAGE && type !== UPDATE) || !isObject(data)) return null;
  return { body: data, edit: type === UPDATE };
}

/** The components of a message or modal, those within others too. */
export function componentsIn(value: unknown): Json[] {
  return objects(value).flatMap((one) => [
    one,
    ...componentsIn(one['components']),
    ...componentsIn(isObject(one['component']) ? [one['component']] : []),
    ...componentsIn(isObject(one['accessory']) ? [one['accessory']] : []),
  ]);
}

/** All texts in a value, however deep, except those under the given keys. */
export function textsIn(value: unknown, except: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, except));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    except.includes(key) ? [] : textsIn(one, except),
  );
}

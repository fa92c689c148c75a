import { type RequestEntry } from '../play/stage-types.ts';
import { componentsIn, isObject, messageOf, objects, text, type Json } from './payload.ts';

/** Every message says whom it may ping, and never everyone. */
export function unguardedMentions(entry: RequestEntry): string[] {
  const message = messageOf(entry);
  if (message === null) return [];
  const allowed = message.body['allowed_mentions'];
  if (!isObject(allowed) || !Array.isArray(allowed['parse']))
    return [`${place(entry)} does not say whom it may ping (allowed_mentions.parse)`];
  const parse: unknown[] = allowed['parse'];
  return parse.includes('everyone') ? [`${place(entry)} may ping everyone`] : [];
}

export const place = ({ method, path, n }: RequestEntry): string =>
  `${method} ${path} (record ${n})`;

const SUPPRESS_NOTIFICATIONS = 1 << 12;

/** The ids of those whom a request pings; `everyone` for everyone, here and roles. */
export function pingedBy(entry: RequestEntry): string[] {
  const message = messageOf(entry);
  if (message === null || message.edit || entry.status >= 300) return [];
  const { body } = message;
  if ((Number(body['flags'] ?? 0) & SUPPRESS_NOTIFICATIONS) !== 0) return [];
  const said = [text(body['content']), ...componentsIn(body['components']).map(textDisplay)].join(
    '\n',
  );
  const allowed = isObject(body['allowed_mentions']) ? body['allowed_mentions'] : null;
  const people = [...said.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? '');
  const pinged = people.filter((id) => mayPing(allowed, 'users', id));
  const all = /@everyone|@here/.test(said) && mayPing(allowed, 'everyone', '');
  const roles =
    /<@&\d+>/.test(said) && (allowed === null || list(allowed, 'parse').includes('roles'));
  return [
    ...new Set([...pinged, ...(all || roles ? ['everyone'] : []), ...repliedTo(entry, allowed)]),
  ];
}

const textDisplay = (component: Json): string => text(component['content']);
const list = (allowed: Json, key: string): unknown[] => {
  const value = allowed[key];
  return Array.isArray(value) ? value : [];
};

const mayPing = (allowed: Json | null, kind: 'users' | 'everyone', id: string): boolean =>
  allowed === null || list(allowed, 'parse').includes(kind) || list(allowed, kind).includes(id);

function repliedTo(entry: RequestEntry, allowed: Json | null): string[] {
  if (allowed !== null && allowed['replied_user'] !== true) return [];
  const answer = isObject(entry.answer) ? entry.answer : {};
  const replied = answer['referenced_message'];
  const author = isObject(replied) && isObject(replied['author']) ? replied['author'] : {};
  return objects([author]).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

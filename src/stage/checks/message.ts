import { asList, asObject, type JsonObject, asWord } from '../json.ts';
import { FLAG } from '../wire.ts';
import { refuse } from '../refusal.ts';
import { checkComponents } from './components.ts';
import { checkEmbeds } from './embeds.ts';
import {
  choiceIn,
  form,
  type Form,
  type Path,
  listIn,
  numberIn,
  snowflakeIn,
  textIn,
  yesNoIn,
} from './form.ts';

const MOST_FILES = 10;
const LARGEST_REQUEST = 10 * 1024 * 1024;

export type Sent = { field: string; filename: string; bytes: Buffer; contentType: string };

function checkMentions(f: Form, value: unknown): void {
  if (value === undefined || value === null) return;
  const { parse, users, roles, replied_user } = asObject(value);
  if (listIn(f, ['allowed_mentions', 'parse'], parse, {}))
    parse.forEach((one, n) =>
      choiceIn(f, ['allowed_mentions', 'parse', n], one, ['everyone', 'roles', 'users']),
    );
  for (const [kind, list] of [
    ['users', users],
    ['roles', roles],
  ] as const) {
    if (!listIn(f, ['allowed_mentions', kind], list, { max: 100 })) continue;
    list.forEach((id, n) => snowflakeIn(f, ['allowed_mentions', kind, n], id));
    if (list.length > 0 && asList(parse).includes(kind))
      f.wrong(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  }
  yesNoIn(f, ['allowed_mentions', 'replied_user'], replied_user);
}

function checkAttachments(f: Form, value: unknown, files: Sent[], kept: ReadonlySet<string>): void {
  if (!listIn(f, ['attachments'], value, { max: MOST_FILES })) return;
  value.forEach((one, n) => {
    const { id, filename, description } = asObject(one);
    const isSent = files.some((file) => file.field === `files[${asWord(id)}]`);
    if (!isSent && !kept.has(asWord(id)))
      f.wrong(['attachments', n], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found');
    textIn(f, ['attachments', n, 'filename'], filename, { max: 1024 });
    textIn(f, ['attachments', n, 'description'], description, { max: 1024 });
  });
}

const LEGACY = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

function checkNewForm(f: Form, body: JsonObject): void {
  for (const field of LEGACY) {
    const value = body[field];
    const isGiven = Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== '';
    if (isGiven)
      f.wrong(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  }
}

/** The names by which a body may point at its files. */
export function fileNames(
  body: JsonObject,
  files: Sent[],
  kept: { id: string; filename: string }[],
): Set<string> {
  const renamed = asList(body['attachments']).map((one) => asObject(one)['filename']);
  const names = [
    ...files.map((file) => file.filename),
    ...renamed,
    ...kept.map((file) => file.filename),
  ];
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** `kept` are the files of a message that is edited, `wasV2` whether it has the newer components. */
export type Before = { kept?: { id: string; filename: string }[]; wasV2?: boolean; base?: Path };

/** A message's body by Discord's limits, refused with all that is wrong with it. */
export function checkMessage(
  body: JsonObject,
  files: Sent[],
  { kept = [], wasV2 = false, base = [] }: Before = {},
): void {
  if (files.reduce((sum, file) => sum + file.bytes.length, 0) > LARGEST_REQUEST)
    throw refuse(40005);
  const f = form(base);
  const v2 = wasV2 || (Number(body['flags'] ?? 0) & FLAG.componentsV2) !== 0;
  textIn(f, ['content'], body['content'], { max: 2000 });
  if (files.length > MOST_FILES)
    f.wrong(['files'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_FILES} or fewer in length.`);
  checkEmbeds(f, body['embeds']);
  checkComponents(f, body['components'], v2, fileNames(body, files, kept));
  checkMentions(f, body['allowed_mentions']);
  checkAttachments(f, body['attachments'], files, new Set(kept.map((file) => file.id)));
  yesNoIn(f, ['tts'], body['tts']);
  yesNoIn(f, ['enforce_nonce'], body['enforce_nonce']);
  numberIn(f, ['flags'], body['flags'], { min: 0 });
  if (typeof body['nonce'] === 'string') textIn(f, ['nonce'], body['nonce'], { max: 25 });
  else numberIn(f, ['nonce'], body['nonce'], {});
  if (v2) checkNewForm(f, body);
  f.done();
}

/** Whether a body shows anything at all. */
export const showsSomething = (body: JsonObject, files: Sent[]): boolean =>
  (typeof body['content'] === 'string' && body['content'].trim() !== '') ||
  files.length > 0 ||
  ['embeds', 'components', 'attachments', 'sticker_ids'].some(
    (name) => asList(body[name]).length > 0,
  ) ||
  (body['poll'] !== undefined && body['poll'] !== null);

import { type APIEmbed, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { type Sent } from '../checks/message.ts';
import { asList, asObject, asText, type Json, type JsonObject, asWord, isObject } from '../json.ts';
import { addressOf } from '../show/message.ts';
import { saveFile } from '../world/files.ts';
import { type File, type Id, type Message } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { numbered } from './number-components.ts';

const REFERENCE = /^attachment:\/\/(.+)$/;

/** What the addresses of a body mean. */
type Addresses = { to(url: string): string; media(raw: JsonObject): JsonObject };

/** Where `attachment://name` points once the file is stored. */
function addressesOf(world: World, channel: Id, files: File[], names: Map<string, Id>): Addresses {
  const fileAt = (url: string): File | undefined => {
    const name = REFERENCE.exec(url)?.[1];
    const byName = files.find((one) => one.id === names.get(name ?? '') || one.filename === name);
    return name === undefined
      ? files.find((one) => addressOf(world, channel, one) === url)
      : byName;
  };
  const to = (url: string): string => {
    const file = fileAt(url);
    return file ? addressOf(world, channel, file) : url;
  };
  return {
    to,
    media(raw) {
      const url = asWord(raw['url']);
      const file = fileAt(url);
      const known = file && {
        width: file.width,
        height: file.height,
        content_type: file.contentType,
        attachment_id: file.id,
      };
      return { id: file?.id ?? world.ids.next(), url: to(url), proxy_url: to(url), ...known };
    },
  };
}

const isMedia = (name: string, value: Json | undefined): value is JsonObject =>
  (name === 'media' || name === 'file') && isObject(value);

/** Replaces addresses everywhere inside. */
function resolved(node: Json, addresses: Addresses): Json {
  if (Array.isArray(node)) return node.map((one) => resolved(one, addresses));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]): [string, Json | undefined] => {
    if (isMedia(name, value)) return [name, addresses.media(value)];
    if (typeof value === 'string' && (name === 'url' || name === 'icon_url'))
      return [name, addresses.to(value)];
    return [name, value === undefined ? value : resolved(value, addresses)];
  });
  return Object.fromEntries(entries);
}

const PICTURES = ['image', 'thumbnail', 'video'] as const;

function embedFrom(raw: Json, addresses: Addresses): APIEmbed {
  const embed = asObject(resolved(raw, addresses));
  for (const name of PICTURES) {
    const picture = embed[name];
    if (picture === null || picture === undefined) delete embed[name];
    else embed[name] = { ...asObject(picture), proxy_url: asText(asObject(picture)['url']) ?? '' };
  }
  const fields = asList(embed['fields']).map((field) => ({ inline: false, ...asObject(field) }));
  const kept = Object.entries(embed).filter(([, value]) => value !== null && value !== '');
  const { timestamp } = embed;
  return {
    ...Object.fromEntries(kept),
    type: 'rich' as NonNullable<APIEmbed['type']>,
    ...(fields.length > 0 && { fields }),
    ...(typeof timestamp === 'string' && {
      timestamp: new Date(timestamp).toISOString().replace('Z', '000+00:00'),
    }),
  } as APIEmbed;
}

type Parts = Pick<Message, 'content' | 'embeds' | 'components' | 'files'>;

/** Stores the files that came along, under the names and descriptions that the body gives them. */
function storeFiles(
  world: World,
  body: JsonObject,
  sent: Sent[],
): { files: File[]; names: Map<string, Id> } {
  const names = new Map<string, Id>();
  const files = sent.map((file) => {
    const about = asList(body['attachments'])
      .map(asObject)
      .find((one) => `files[${asWord(one['id'])}]` === file.field);
    const filename = asText(about?.['filename']) ?? file.filename;
    const description = asText(about?.['description']) ?? null;
    const saved = saveFile(world, {
      filename,
      bytes: file.bytes,
      contentType: file.contentType,
      description,
    });
    names.set(file.filename, saved.id).set(filename, saved.id);
    return saved;
  });
  return { files, names };
}

/** The files of an edited message that its new list of attachments keeps. */
function keptFiles(body: JsonObject, before: File[]): File[] {
  if (!Array.isArray(body['attachments'])) return before;
  const listed = new Map(
    asList(body['attachments']).map((one) => [asWord(asObject(one)['id']), asObject(one)]),
  );
  return before
    .filter((file) => listed.has(file.id))
    .map((file) => ({
      ...file,
      description: asText(listed.get(file.id)?.['description']) ?? file.description,
    }));
}

/** A checked body as the parts of a message; what it does not name stays as `before` has it. */
export function compose(
  world: World,
  channel: Id,
  body: JsonObject,
  sent: Sent[],
  before?: Message,
): Parts {
  const stored = storeFiles(world, body, sent);
  const files = [...keptFiles(body, before?.files ?? []), ...stored.files];
  const addresses = addressesOf(world, channel, files, stored.names);
  const has = (name: string): boolean => body[name] !== undefined;
  return {
    content: has('content') ? (asText(body['content']) ?? '').trim() : (before?.content ?? ''),
    embeds: has('embeds')
      ? asList(body['embeds']).map((embed) => embedFrom(embed, addresses))
      : (before?.embeds ?? []),
    components: has('components')
      ? (numbered(
          resolved(asList(body['components']), addresses),
        ) as unknown as APIMessageTopLevelComponent[])
      : (before?.components ?? []),
    files,
  };
}

/** All text of a message in which somebody may be mentioned. */
export function textOf(parts: Pick<Message, 'content' | 'components'>): string {
  const texts: string[] = [parts.content];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const one = node as JsonObject;
    if (one['type'] === 10 && typeof one['content'] === 'string') texts.push(one['content']);
    walk(one['components']);
  };
  walk(parts.components);
  return texts.join('\n');
}

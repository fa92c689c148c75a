import { form, listIn, numberIn, textIn } from '../checks/form.ts';
import { asId, asList, asObject, asText, asWord, type JsonObject } from '../json.ts';
import { CHANNEL } from '../wire.ts';
import { type Channel, type Overwrite, type ThreadState } from '../world/nouns.ts';

const ARCHIVE_AFTER = [60, 1_440, 4_320, 10_080];

export function checkChannelBody(body: JsonObject, isNew: boolean): void {
  const f = form();
  textIn(f, ['name'], body['name'], { min: 1, max: 100, need: isNew });
  textIn(f, ['topic'], body['topic'], { max: 1024 });
  numberIn(f, ['rate_limit_per_user'], body['rate_limit_per_user'], { min: 0, max: 21_600 });
  listIn(f, ['permission_overwrites'], body['permission_overwrites'], { max: 1000 });
  const archive = body['auto_archive_duration'];
  if (archive !== undefined && archive !== null && !ARCHIVE_AFTER.includes(Number(archive)))
    f.wrong(
      ['auto_archive_duration'],
      'BASE_TYPE_CHOICES',
      `Value must be one of {${ARCHIVE_AFTER.join(', ')}}.`,
    );
  f.done();
}

/** Discord turns names of text channels into what it allows there. */
export const channelName = (name: string, type: number): string =>
  type === CHANNEL.text || type === CHANNEL.announcement
    ? name.toLowerCase().replace(/\s+/g, '-')
    : name;

export const overwritesFrom = (value: unknown): Overwrite[] =>
  asList(value).map((one) => {
    const { id, type, allow, deny } = asObject(one);
    return {
      id: asWord(id),
      type: type === 1 ? 1 : 0,
      allow: asWord(allow ?? '0'),
      deny: asWord(deny ?? '0'),
    };
  });

export function fieldsFrom(body: JsonObject, type: number): Partial<Channel> {
  const name = asText(body['name']);
  return {
    ...(name !== undefined && { name: channelName(name, type) }),
    ...(body['topic'] !== undefined && { topic: asText(body['topic']) ?? null }),
    ...(body['nsfw'] !== undefined && { nsfw: body['nsfw'] === true }),
    ...(typeof body['position'] === 'number' && { position: body['position'] }),
    ...(typeof body['rate_limit_per_user'] === 'number' && {
      slowmode: body['rate_limit_per_user'],
    }),
    ...(body['parent_id'] !== undefined && { parent: asId(body['parent_id']) ?? null }),
    ...(body['permission_overwrites'] !== undefined && {
      overwrites: overwritesFrom(body['permission_overwrites']),
    }),
  };
}

export function threadChange(body: JsonObject): Partial<ThreadState> {
  return {
    ...(typeof body['archived'] === 'boolean' && { archived: body['archived'] }),
    ...(typeof body['locked'] === 'boolean' && { locked: body['locked'] }),
    ...(typeof body['invitable'] === 'boolean' && { invitable: body['invitable'] }),
    ...(typeof body['auto_archive_duration'] === 'number' && {
      autoArchive: body['auto_archive_duration'],
    }),
  };
}

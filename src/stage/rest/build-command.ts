import { asList, asObject, asText, asWord, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { COMMAND } from '../wire.ts';
import { type Command, type Id } from '../world/nouns.ts';
import { type Ask, botOf } from './route.ts';

function optionsFrom(options: unknown): JsonObject[] {
  return asList(options)
    .map(asObject)
    .map((option) => ({
      ...option,
      ...(option['options'] !== undefined && { options: optionsFrom(option['options']) }),
    }));
}

export function build(
  stage: Stage,
  ask: Ask,
  server: Id | null,
  raw: JsonObject,
  known?: Command,
): Command {
  const field = (name: string, usual: unknown): unknown =>
    raw[name] === undefined ? ((known as JsonObject | undefined)?.[name] ?? usual) : raw[name];
  const options =
    raw['options'] === undefined && known ? known.options : optionsFrom(raw['options']);
  const type = Number(field('type', COMMAND.slash));
  const dm = raw['dm_permission'] === false ? [0] : server === null ? [0, 1, 2] : [0];
  const permissions = field('default_member_permissions', null);
  return {
    id: known?.id ?? stage.world.ids.next(),
    application_id: botOf(ask),
    version: stage.world.ids.next(),
    type,
    name: asText(field('name', '')) ?? '',
    name_localizations: field('name_localizations', null) ?? null,
    description: asText(field('description', '')) ?? '',
    description_localizations: field('description_localizations', null) ?? null,
    default_member_permissions:
      permissions === null || permissions === undefined ? null : asWord(permissions),
    contexts: field('contexts', dm) as Command['contexts'] & object,
    integration_types: field('integration_types', [0]) as Command['integration_types'] & object,
    dm_permission: asList(field('contexts', dm)).includes(1),
    nsfw: field('nsfw', false) === true,
    ...(type === COMMAND.slash &&
      options &&
      options.length > 0 && { options: options as unknown as NonNullable<Command['options']> }),
    ...(server !== null && { guild_id: server }),
  };
}

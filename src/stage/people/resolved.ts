import { type APIInteractionDataResolved } from 'discord-api-types/v10';
import { showResolvedChannel } from '../show/channel.ts';
import { showRole } from '../show/guild.ts';
import { addressOf } from '../show/message.ts';
import { showResolvedMember, showUserOf } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { type Channel, type File, type Id } from '../world/nouns.ts';
import { type Named } from './values.ts';

const record = <T>(ids: Id[], show: (id: Id) => T | undefined): Record<Id, T> =>
  Object.fromEntries(
    ids.map((id) => [id, show(id)]).filter((entry): entry is [Id, T] => entry[1] !== undefined),
  );

/** Everything that an interaction names, in full. */
export function resolve(
  stage: Stage,
  person: Id,
  channel: Channel,
  named: Named,
  files: File[],
): APIInteractionDataResolved {
  const { world } = stage;
  const server = channel.server === null ? undefined : world.servers.get(channel.server);
  const member = (id: Id) => {
    const found = server && memberOf(world, server.id, id);
    return found && showResolvedMember(world, found, channel);
  };
  const role = (id: Id) => {
    const found = server?.roles.find((one) => one.id === id);
    return found && showRole(found);
  };
  const place = (id: Id) => {
    const found = world.channels.get(id);
    return found && showResolvedChannel(world, found, person);
  };
  const attachment = (id: Id) => {
    const file = files.find((one) => one.id === id);
    if (!file) return undefined;
    const url = addressOf(world, channel.id, file);
    const { filename, size, contentType, width, height } = file;
    return {
      id,
      filename,
      size,
      url,
      proxy_url: url,
      content_type: contentType,
      ephemeral: true,
      ...(width !== null && { width, height }),
    };
  };
  return {
    ...(named.users.length > 0 && {
      users: record(named.users, (id) => showUserOf(world, id)),
      ...(server && { members: record(named.users, member) }),
    }),
    ...(named.roles.length > 0 && { roles: record(named.roles, role) }),
    ...(named.channels.length > 0 && { channels: record(named.channels, place) }),
    ...(named.attachments.length > 0 && { attachments: record(named.attachments, attachment) }),
  };
}

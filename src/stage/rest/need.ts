import { form } from '../checks/form.ts';
import { has, type Permission } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { canSee, memberOf, permissionsIn, permissionsInServer } from '../world/access.ts';
import {
  type Channel,
  type Command,
  type Id,
  type Member,
  type Message,
  type Server,
  type User,
} from '../world/nouns.ts';
import { type Ask, botOf, param } from './route.ts';

/** What a request's path names, or Discord's refusal if this bot may not have it. */

export function needId(value: string, at: string): Id {
  if (/^\d{1,20}$/.test(value)) return value;
  const f = form();
  f.wrong([at], 'NUMBER_TYPE_COERCE', `Value "${value.slice(0, 60)}" is not snowflake.`);
  f.done();
  return value;
}

export function needChannel(stage: Stage, ask: Ask, name = 'channel_id'): Channel {
  const channel = stage.world.channels.get(needId(param(ask, name), name));
  if (!channel) throw refuse(10003);
  if (!canSee(stage.world, botOf(ask), channel)) throw refuse(50001);
  return channel;
}

export function needServer(stage: Stage, ask: Ask): Server {
  const server = stage.world.servers.get(needId(param(ask, 'guild_id'), 'guild_id'));
  // To a stranger a server does not exist.
  if (!server || !memberOf(stage.world, server.id, botOf(ask))) throw refuse(10004);
  return server;
}

export function needMember(stage: Stage, server: Id, user: Id): Member {
  if (!stage.world.users.get(needId(user, 'user_id'))) throw refuse(10013);
  const member = memberOf(stage.world, server, user);
  if (!member) throw refuse(10007);
  return member;
}

export function needUser(stage: Stage, id: Id): User {
  const user = stage.world.users.get(needId(id, 'user_id'));
  if (!user) throw refuse(10013);
  return user;
}

/** An ephemeral message is nobody's to fetch: it is reached through its interaction only. */
export function needMessage(stage: Stage, ask: Ask, channel: Channel): Message {
  const message = stage.world.messages.get(
    channel.id,
    needId(param(ask, 'message_id'), 'message_id'),
  );
  if (!message || message.only !== null) throw refuse(10008);
  return message;
}

export function needRole(server: Server, id: Id): Server['roles'][number] {
  const role = server.roles.find((one) => one.id === id);
  if (!role) throw refuse(10011);
  return role;
}

export function needCommand(stage: Stage, ask: Ask, server: Id | null): Command {
  const command = stage.world.commands.get(param(ask, 'command_id'));
  const isThere = command?.application_id === botOf(ask) && (command.guild_id ?? null) === server;
  if (!command || !isThere) throw refuse(10063);
  return command;
}

export function needPermission(
  stage: Stage,
  ask: Ask,
  channel: Channel,
  ...names: Permission[]
): void {
  const set = permissionsIn(stage.world, botOf(ask), channel);
  if (!names.every((name) => has(set, name))) throw refuse(50013);
}

export function needServerPermission(
  stage: Stage,
  ask: Ask,
  server: Server,
  name: Permission,
): void {
  const member = memberOf(stage.world, server.id, botOf(ask));
  if (!member || !has(permissionsInServer(server, member), name)) throw refuse(50013);
}

const TEXTUAL: readonly number[] = [
  CHANNEL.text,
  CHANNEL.dm,
  CHANNEL.voice,
  CHANNEL.announcement,
  CHANNEL.announcementThread,
  CHANNEL.publicThread,
  CHANNEL.privateThread,
  CHANNEL.stage,
];

export function needTextual(channel: Channel): void {
  if (!TEXTUAL.includes(channel.type)) throw refuse(50008);
}

/** The highest position of a member's roles: nobody manages what stands above them. */
export const rankOf = (server: Server, member: Member): number =>
  server.owner === member.user
    ? Infinity
    : Math.max(
        0,
        ...server.roles
          .filter((role) => member.roles.includes(role.id))
          .map((role) => role.position),
      );

/** In a locked thread those alone write and change what they wrote who manage threads. */
export function needUnlocked(stage: Stage, ask: Ask, channel: Channel): void {
  if (!channel.thread?.locked) return;
  if (!has(permissionsIn(stage.world, botOf(ask), channel), 'ManageThreads')) throw refuse(160005);
}

/** An archived thread takes nothing but being opened again. */
export function needWritable(channel: Channel): void {
  if (channel.thread?.archived) throw refuse(50083);
}

import { INTENT } from '../gateway/intents.ts';
import { showGuildInFull, showRole } from '../show/guild.ts';
import { showMember, showUserOf } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { channelsOf, memberOf } from '../world/access.ts';
import { addMember, inviteBot } from '../world/grow.ts';
import { type Id, type Member, type Role } from '../world/nouns.ts';
import { removeFromThread } from './threads.ts';

export function join(stage: Stage, server: Id, user: Id, roles: Id[] = []): Member {
  const { world, gateway, feed } = stage;
  const member = addMember(world, server, user, roles);
  feed.world();
  gateway.tell({
    event: 'GUILD_MEMBER_ADD',
    intent: INTENT.guildMembers,
    server,
    payload: () => ({ ...showMember(world, member), guild_id: server }),
  });
  return member;
}

/** Leaves, or is removed; also from the threads there. */
export function part(stage: Stage, server: Id, user: Id): void {
  const { world, gateway, feed } = stage;
  for (const channel of channelsOf(world, server)) removeFromThread(stage, channel.id, user);
  world.members.remove(`${server}:${user}`);
  feed.world();
  gateway.tell({
    event: 'GUILD_MEMBER_REMOVE',
    intent: INTENT.guildMembers,
    server,
    payload: () => ({ guild_id: server, user: showUserOf(world, user) }),
  });
}

export function changeMember(stage: Stage, member: Member): Member {
  const { world, gateway, feed } = stage;
  world.members.put(`${member.server}:${member.user}`, member);
  feed.world();
  const shown = { ...showMember(world, member), guild_id: member.server };
  const telling = {
    event: 'GUILD_MEMBER_UPDATE' as const,
    server: member.server,
    payload: () => shown,
  };
  // A bot always hears of itself.
  if (world.apps.get(member.user)) gateway.tell({ ...telling, intent: 0, only: member.user });
  else gateway.tell({ ...telling, intent: INTENT.guildMembers });
  return member;
}

export function welcomeBot(stage: Stage, server: Id, bot: Id, permissions: bigint): void {
  const { world, gateway, feed } = stage;
  inviteBot(world, server, bot, permissions);
  feed.world();
  const invited = world.servers.get(server);
  if (!invited) return;
  gateway.tell({
    event: 'GUILD_CREATE',
    intent: INTENT.guilds,
    only: bot,
    payload: () => showGuildInFull(world, invited, bot),
  });
}

export function dismissBot(stage: Stage, server: Id, bot: Id): void {
  const { world, gateway } = stage;
  gateway.tell({
    event: 'GUILD_DELETE',
    intent: INTENT.guilds,
    only: bot,
    payload: () => ({ id: server }),
  });
  for (const command of world.commands.all())
    if (command.application_id === bot && command.guild_id === server)
      world.commands.remove(command.id);
  part(stage, server, bot);
  const left = world.servers.get(server);
  if (left)
    world.servers.put(server, { ...left, roles: left.roles.filter((role) => role.bot !== bot) });
}

type RoleEvent = 'GUILD_ROLE_CREATE' | 'GUILD_ROLE_UPDATE';

export function putRole(stage: Stage, serverId: Id, role: Role): Role {
  const { world, gateway, feed } = stage;
  const server = world.servers.get(serverId);
  if (!server) return role;
  const known = server.roles.some((one) => one.id === role.id);
  const roles = known
    ? server.roles.map((one) => (one.id === role.id ? role : one))
    : [...server.roles, role];
  world.servers.put(serverId, { ...server, roles });
  feed.world();
  const event: RoleEvent = known ? 'GUILD_ROLE_UPDATE' : 'GUILD_ROLE_CREATE';
  gateway.tell({
    event,
    intent: INTENT.guilds,
    server: serverId,
    payload: () => ({ guild_id: serverId, role: showRole(role) }),
  });
  return role;
}

export function removeRole(stage: Stage, serverId: Id, role: Id): void {
  const { world, gateway, feed } = stage;
  const server = world.servers.get(serverId);
  if (!server) return;
  world.servers.put(serverId, { ...server, roles: server.roles.filter((one) => one.id !== role) });
  for (const member of world.members.all())
    if (member.server === serverId && member.roles.includes(role))
      changeMember(stage, { ...member, roles: member.roles.filter((id) => id !== role) });
  feed.world();
  gateway.tell({
    event: 'GUILD_ROLE_DELETE',
    intent: INTENT.guilds,
    server: serverId,
    payload: () => ({ guild_id: serverId, role_id: role }),
  });
}

export const isMember = (stage: Stage, server: Id, user: Id): boolean =>
  memberOf(stage.world, server, user) !== undefined;

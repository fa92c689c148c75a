import { namesOf } from '../permissions.ts';
import { inviteLink } from '../show/application.ts';
import { iso } from '../clock.ts';
import { type Stage } from '../stage.ts';
import { channelsOf, membersOf } from '../world/access.ts';
import { type App, type Channel, type Role, type Server } from '../world/nouns.ts';
import { directOf } from '../deeds/channels.ts';
import { kindOf } from '../people/seen.ts';
import { botCalled } from '../people/named.ts';

export const showRole = (role: Role): object => ({
  id: role.id,
  name: role.name,
  permissions: namesOf(BigInt(role.permissions)),
  position: role.position,
  color: role.color,
  managed: role.bot !== null,
});

export const showChannel = (channel: Channel): object => ({
  id: channel.id,
  name: channel.name,
  kind: kindOf(channel),
  server: channel.server,
  parent: channel.parent,
  topic: channel.topic,
  archived: channel.thread?.archived ?? false,
  locked: channel.thread?.locked ?? false,
  members: channel.thread?.members.map((one) => one.user) ?? channel.recipients,
  overwrites: channel.overwrites.map(({ id, allow, deny }) => ({
    target: id,
    allow: namesOf(BigInt(allow)),
    deny: namesOf(BigInt(deny)),
  })),
});

export const showServer = (stage: Stage, server: Server): object => ({
  id: server.id,
  name: server.name,
  owner: server.owner,
  roles: server.roles.map(showRole),
  members: membersOf(stage.world, server.id).map((member) => {
    const user = stage.world.users.get(member.user);
    return {
      id: member.user,
      name: user?.name,
      bot: user?.bot ?? false,
      nick: member.nick,
      roles: member.roles,
    };
  }),
  channels: channelsOf(stage.world, server.id).map(showChannel),
  unavailable: server.unavailable,
});

const showBot = (stage: Stage, app: App): object => ({
  id: app.id,
  name: stage.world.users.get(app.id)?.name,
  online: stage.gateway.isOnline(app.id),
  servers: stage.world.members
    .all()
    .filter((one) => one.user === app.id)
    .map((one) => one.server),
  invite: inviteLink(stage.world, app),
  commands: stage.world.commands
    .all()
    .filter((one) => one.application_id === app.id)
    .map(({ id, name, type, guild_id, description, options }) => ({
      id,
      name,
      type,
      server: guild_id ?? null,
      description,
      options: options ?? [],
    })),
});

export function showWorld(stage: Stage): object {
  const { world } = stage;
  const bot = world.apps.all().length > 0 ? botCalled(stage).id : '';
  return {
    now: iso(world.now()),
    url: world.place.url,
    bots: world.apps.all().map((app) => showBot(stage, app)),
    people: world.users
      .all()
      .filter((user) => !user.bot)
      .map(({ id, name, blocks }) => ({
        id,
        name,
        dm: directOf(stage, bot, id)?.id ?? null,
        blocks,
      })),
    servers: world.servers.all().map((server) => showServer(stage, server)),
  };
}

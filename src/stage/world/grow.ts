import {
  type Channel,
  type ChannelType,
  type Id,
  type Member,
  type Role,
  type Server,
  type User,
} from './nouns.ts';
import { type World } from './world.ts';

/** Lower-case form of a name, as Discord wants it for accounts. */
function usernameFor(world: World, name: string): string {
  const plain =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9._]/g, '') || 'someone';
  const taken = new Set(world.users.all().map((user) => user.username));
  let username = plain;
  for (let n = 2; taken.has(username); n++) username = `${plain}${n}`;
  return username;
}

export function addPerson(world: World, name: string): User {
  const id = world.ids.next();
  const username = usernameFor(world, name);
  return world.users.put(id, { id, username, name, bot: false, blocks: [] });
}

export const newRole = (id: Id, name: string, permissions: bigint, position: number): Role => ({
  id,
  name,
  permissions: String(permissions),
  position,
  color: 0,
  hoist: false,
  mentionable: false,
  bot: null,
});

export function addServer(world: World, name: string, owner: Id, everyone: bigint): Server {
  const id = world.ids.next();
  const roles = [newRole(id, '@everyone', everyone, 0)];
  return world.servers.put(id, { id, name, owner, roles, unavailable: false });
}

export function addMember(world: World, server: Id, user: Id, roles: Id[] = []): Member {
  const member: Member = { server, user, nick: null, roles, joined: world.now() };
  return world.members.put(`${server}:${user}`, member);
}

/** A bot comes with a role of its own that carries what the invite asked for. */
export function inviteBot(world: World, serverId: Id, bot: Id, permissions: bigint): Member {
  const server = world.servers.get(serverId);
  const user = world.users.get(bot);
  if (!server || !user) throw new RangeError('There is no such server or bot.');
  const own = server.roles.find((role) => role.bot === bot);
  const role = own
    ? { ...own, permissions: String(permissions) }
    : { ...newRole(world.ids.next(), user.name, permissions, server.roles.length), bot };
  const others = server.roles.filter((one) => one.id !== role.id);
  world.servers.put(serverId, { ...server, roles: [...others, role] });
  return addMember(world, serverId, bot, [role.id]);
}

type NewChannel = Partial<Channel> & { type: ChannelType; server: Id | null; name: string };

export function addChannel(world: World, fields: NewChannel): Channel {
  const id = fields.id ?? world.ids.next();
  const position = world.channels
    .all()
    .filter((one) => one.server === fields.server && !one.thread).length;
  const channel: Channel = {
    topic: null,
    parent: null,
    position: fields.thread ? 0 : position,
    nsfw: false,
    slowmode: 0,
    overwrites: [],
    recipients: [],
    lastMessage: null,
    lastPin: null,
    thread: null,
    ...fields,
    id,
  };
  return world.channels.put(id, channel);
}

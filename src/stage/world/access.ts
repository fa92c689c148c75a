import { bitsOf, EVERYTHING, has, type Permission } from '../permissions.ts';
import { CHANNEL } from '../wire.ts';
import { type Channel, type Id, type Member, type Server } from './nouns.ts';
import { type World } from './world.ts';

export const memberOf = (world: World, server: Id, user: Id): Member | undefined =>
  world.members.get(`${server}:${user}`);

export const membersOf = (world: World, server: Id): Member[] =>
  world.members.all().filter((member) => member.server === server);

export const channelsOf = (world: World, server: Id): Channel[] =>
  world.channels.all().filter((channel) => channel.server === server);

export const isThread = (channel: Channel): boolean => channel.thread !== null;

/** What a member may do in the whole server, by role. */
export function permissionsInServer(server: Server, member: Member): bigint {
  if (server.owner === member.user) return EVERYTHING;
  const sum = server.roles
    .filter((role) => role.id === server.id || member.roles.includes(role.id))
    .reduce((set, role) => set | BigInt(role.permissions), 0n);
  return has(sum, 'Administrator') ? EVERYTHING : sum;
}

function withOverwrites(base: bigint, channel: Channel, member: Member): bigint {
  const apply = (set: bigint, list: { allow: string; deny: string }[]): bigint => {
    const deny = list.reduce((sum, one) => sum | BigInt(one.deny), 0n);
    const allow = list.reduce((sum, one) => sum | BigInt(one.allow), 0n);
    return (set & ~deny) | allow;
  };
  const of = (wanted: (id: Id) => boolean) => channel.overwrites.filter(({ id }) => wanted(id));
  const everyone = apply(
    base,
    of((id) => id === channel.server),
  );
  const roles = apply(
    everyone,
    of((id) => id !== channel.server && member.roles.includes(id)),
  );
  return apply(
    roles,
    of((id) => id === member.user),
  );
}

const NEEDS_SENDING = bitsOf('EmbedLinks', 'AttachFiles', 'MentionEveryone', 'SendTTSMessages');

function impliedDenials(set: bigint, sending: Permission): bigint {
  if (!has(set, 'ViewChannel')) return 0n;
  return has(set, sending) ? set : set & ~NEEDS_SENDING;
}

/** What somebody may do in a channel: owner, roles, overwrites; a thread has its parent's. */
export function permissionsIn(world: World, user: Id, channel: Channel): bigint {
  if (channel.type === CHANNEL.dm) return channel.recipients.includes(user) ? EVERYTHING : 0n;
  const server = channel.server === null ? undefined : world.servers.get(channel.server);
  const member = server && memberOf(world, server.id, user);
  if (!server || !member) return 0n;
  const base = permissionsInServer(server, member);
  if (base === EVERYTHING) return EVERYTHING;
  const place = channel.thread && channel.parent ? world.channels.get(channel.parent) : channel;
  const set = withOverwrites(base, place ?? channel, member);
  return impliedDenials(set, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
}

/** Whether the channel exists for them at all: a private thread does for its members only. */
export function canSee(world: World, user: Id, channel: Channel): boolean {
  const set = permissionsIn(world, user, channel);
  if (!has(set, 'ViewChannel')) return false;
  if (channel.type !== CHANNEL.privateThread || !channel.thread) return true;
  return has(set, 'ManageThreads') || channel.thread.members.some((one) => one.user === user);
}

/** Everyone who can read the channel, bots included. */
export function readersOf(world: World, channel: Channel): Id[] {
  if (channel.server === null) return channel.recipients;
  return membersOf(world, channel.server)
    .map((member) => member.user)
    .filter((user) => canSee(world, user, channel));
}

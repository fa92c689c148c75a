import {
  OverwriteType,
  PermissionFlagsBits,
  type APIChannel,
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
} from 'discord.js';
import { permissions } from './permissions.ts';
import { isChannelGone, isNotAllowed } from './wire/trouble.ts';
import { type Wire } from './wire/wire.ts';

type Asks = Pick<Wire, 'channel' | 'roles' | 'member'>;

/** Everything, for who may do everything. */
const all = permissions.reduce((sum, { bit }) => sum | bit, PermissionFlagsBits.Administrator);

/** What the bot may do in a channel of the server; nothing in one that it cannot see. */
export async function allowedIn(
  wire: Asks,
  { server, channel, bot }: { server: string; channel: string; bot: string },
): Promise<bigint> {
  try {
    const [there, roles, member] = await Promise.all([
      wire.channel(channel),
      wire.roles(server),
      wire.member(server, bot),
    ]);
    return allowedBy(server, overwritesOf(there), roles, { ...member, id: bot });
  } catch (error) {
    if (isNotAllowed(error) || isChannelGone(error)) return 0n;
    throw error;
  }
}

const overwritesOf = (channel: APIChannel): APIOverwrite[] =>
  'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];

type Member = Pick<APIGuildMember, 'roles'> & { id: string };

/** Discord's own order: roles, then the channel's word on everyone, on roles, on the member. */
function allowedBy(
  server: string,
  overwrites: APIOverwrite[],
  roles: APIRole[],
  member: Member,
): bigint {
  const held = new Set([server, ...member.roles]);
  const base = roles
    .filter(({ id }) => held.has(id))
    .reduce((sum, { permissions: of }) => sum | BigInt(of), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return all;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  return [
    ofRoles.filter(({ id }) => id === server),
    ofRoles.filter(({ id }) => id !== server && held.has(id)),
    overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === member.id),
  ].reduce(changed, base);
}

/** What one allows goes before what another denies. */
const changed = (allowed: bigint, overwrites: APIOverwrite[]): bigint => {
  const sum = (of: 'allow' | 'deny') =>
    overwrites.reduce((bits, one) => bits | BigInt(one[of]), 0n);
  return (allowed & ~sum('deny')) | sum('allow');
};

import {
  type APIGuildMember,
  type APIInteractionDataResolvedGuildMember,
  type APIInteractionGuildMember,
  type APIUser,
} from 'discord-api-types/v10';
import { stamp } from '../clock.ts';
import { permissionsIn } from '../world/access.ts';
import { type Channel, type Id, type Member, type User } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { NO_FLAGS } from '../wire.ts';

export const showUser = (user: User): APIUser => ({
  id: user.id,
  username: user.username,
  discriminator: user.bot ? '0001' : '0',
  global_name: user.bot ? null : user.name,
  avatar: null,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
  banner: null,
  accent_color: null,
  public_flags: NO_FLAGS,
  flags: NO_FLAGS,
  ...(user.bot && { bot: true }),
});

/** An account that is no more is shown as Discord does. */
export const showUserOf = (world: World, id: Id): APIUser =>
  showUser(
    world.users.get(id) ?? {
      id,
      username: 'deleted_user',
      name: 'Deleted User',
      bot: false,
      blocks: [],
    },
  );

/** The bot itself, as its `GET /users/@me` has it. */
export const showSelf = (user: User): APIUser => ({
  ...showUser(user),
  mfa_enabled: false,
  locale: 'en-US',
  premium_type: 0,
  email: null,
  verified: true,
  flags: NO_FLAGS,
});

type MemberOnly = Omit<APIGuildMember, 'user' | 'avatar' | 'banner'> & {
  avatar: string | null;
  banner: string | null;
};

const memberOnly = (member: Member): MemberOnly => ({
  nick: member.nick,
  avatar: null,
  banner: null,
  roles: member.roles,
  joined_at: stamp(member.joined),
  premium_since: null,
  deaf: false,
  mute: false,
  flags: NO_FLAGS,
  pending: false,
  communication_disabled_until: null,
});

export const showMemberOnly = memberOnly;

export const showMember = (world: World, member: Member): MemberOnly & { user: APIUser } => ({
  ...memberOnly(member),
  user: showUserOf(world, member.user),
});

/** With what the member may do in the channel of an interaction. */
export const showActingMember = (
  world: World,
  member: Member,
  channel: Channel,
): APIInteractionGuildMember => ({
  ...showMember(world, member),
  permissions: String(permissionsIn(world, member.user, channel)),
});

export function showResolvedMember(
  world: World,
  member: Member,
  channel: Channel,
): APIInteractionDataResolvedGuildMember {
  const { deaf: _deaf, mute: _mute, ...rest } = memberOnly(member);
  return { ...rest, permissions: String(permissionsIn(world, member.user, channel)) };
}

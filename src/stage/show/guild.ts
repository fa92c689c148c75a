import {
  type APIGuild,
  type APIRole,
  type GatewayGuildCreateDispatchData,
  type RESTAPIPartialCurrentUserGuild,
} from 'discord-api-types/v10';
import { stamp } from '../clock.ts';
import { timeOf } from '../snowflake.ts';
import { canSee, channelsOf, memberOf, membersOf, permissionsInServer } from '../world/access.ts';
import { type Id, type Role, type Server } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { NO_FLAGS } from '../wire.ts';
import { showGuildChannel, showThread, threadOf } from './channel.ts';
import { showMember } from './user.ts';

export const showRole = (role: Role): APIRole => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions,
  position: role.position,
  color: role.color,
  colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
  hoist: role.hoist,
  managed: role.bot !== null,
  mentionable: role.mentionable,
  icon: null,
  unicode_emoji: null,
  flags: NO_FLAGS,
  ...(role.bot !== null && { tags: { bot_id: role.bot } }),
});

/** With what the published description requires besides. */
type Shown = APIGuild & { home_header: null; nsfw: boolean };

export const showGuild = (server: Server): Shown => ({
  id: server.id,
  name: server.name,
  icon: null,
  description: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  owner_id: server.owner,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0 as APIGuild['system_channel_flags'],
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US' as APIGuild['preferred_locale'],
  max_presences: null,
  max_members: 500_000,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  vanity_url_code: null,
  public_updates_channel_id: null,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  hub_type: null,
  home_header: null,
  nsfw: false,
  incidents_data: null,
  roles: server.roles.map(showRole),
  emojis: [],
  stickers: [],
  features: [],
});

/** All of a server that this bot may know, as it is told on coming online. */
export function showGuildInFull(
  world: World,
  server: Server,
  bot: Id,
): GatewayGuildCreateDispatchData {
  const members = membersOf(world, server.id);
  const seen = channelsOf(world, server.id).filter((channel) => canSee(world, bot, channel));
  const threads = seen
    .map(threadOf)
    .filter((thread) => thread !== undefined)
    .filter(({ thread }) => !thread.archived);
  return {
    ...showGuild(server),
    joined_at: stamp(memberOf(world, server.id, bot)?.joined ?? timeOf(server.id)),
    large: members.length > 250,
    unavailable: false,
    member_count: members.length,
    members: members.map((member) => showMember(world, member)),
    channels: seen.filter((channel) => !channel.thread).map(showGuildChannel),
    threads: threads.map((thread) => showThread(thread, bot)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export const showPartialGuild = (
  server: Server,
  world: World,
  bot: Id,
): Omit<
  RESTAPIPartialCurrentUserGuild,
  'approximate_member_count' | 'approximate_presence_count'
> => {
  const member = memberOf(world, server.id, bot);
  return {
    id: server.id,
    name: server.name,
    icon: null,
    banner: null,
    owner: server.owner === bot,
    permissions: String(member ? permissionsInServer(server, member) : 0n),
    features: [],
  };
};

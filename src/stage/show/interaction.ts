import { type APIBaseInteraction, type InteractionType } from 'discord-api-types/v10';
import { memberOf, permissionsIn } from '../world/access.ts';
import { type Interaction } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { showChannel } from './channel.ts';
import { showMessage } from './message.ts';
import { showActingMember, showUserOf } from './user.ts';

type Base = Omit<APIBaseInteraction<InteractionType, unknown>, 'data'>;

const LARGEST_FILE = 10 * 1024 * 1024;

/** All of an interaction but its `data`. */
export function showInteraction(world: World, interaction: Interaction): Base {
  const { app, server: serverId } = interaction;
  const channel = world.channels.get(interaction.channel);
  const server = serverId === null ? undefined : world.servers.get(serverId);
  const member = server && memberOf(world, server.id, interaction.user);
  const source =
    interaction.source === null
      ? undefined
      : world.messages.get(interaction.channel, interaction.source);
  const locale = 'en-US' as Base['locale'];
  return {
    id: interaction.id,
    application_id: app,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    locale,
    entitlements: [],
    attachment_size_limit: LARGEST_FILE,
    channel_id: interaction.channel,
    app_permissions: String(channel ? permissionsIn(world, app, channel) : 0n),
    ...(channel && { channel: showChannel(world, channel, app) }),
    ...(source && { message: showMessage(world, source, app) }),
    ...(server && member && channel
      ? {
          guild_id: server.id,
          guild: { id: server.id, locale, features: [] },
          guild_locale: locale,
          member: showActingMember(world, member, channel),
          authorizing_integration_owners: { '0': server.id },
          context: 0,
        }
      : {
          user: showUserOf(world, interaction.user),
          authorizing_integration_owners: { '0': '0' },
          context: 1,
        }),
  };
}

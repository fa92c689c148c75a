import { type APIApplication } from 'discord-api-types/v10';
import { type App } from '../world/nouns.ts';
import { type World } from '../world/world.ts';
import { showUserOf } from './user.ts';

const MEMBERS_LIMITED = 1 << 15;
const CONTENT_LIMITED = 1 << 19;

export const applicationFlags = (app: App): number =>
  (app.maySeeMembers ? MEMBERS_LIMITED : 0) | (app.maySeeContent ? CONTENT_LIMITED : 0);

/** Where somebody would go to invite the bot; on the stage the control API does it. */
export const inviteLink = (world: World, app: App): string =>
  `${world.place.url}/oauth2/authorize?client_id=${app.id}&scope=bot+applications.commands&permissions=${app.invite}`;

/** With what the published description requires besides. */
type Shown = APIApplication & {
  type: null;
  explicit_content_filter: number;
  eligible_oauth2_scopes: string[];
};

export function showApplication(world: World, app: App): Shown {
  const server = world.servers.all()[0];
  const user = showUserOf(world, app.id);
  return {
    id: app.id,
    name: user.username,
    icon: null,
    description: app.description,
    summary: '',
    bot: user,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: applicationFlags(app),
    flags_new: String(applicationFlags(app)),
    team: null,
    owner: showUserOf(world, server?.owner ?? app.id),
    approximate_guild_count: world.members.all().filter((member) => member.user === app.id).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    type: null,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    install_params: {
      scopes: ['bot', 'applications.commands'] as NonNullable<
        APIApplication['install_params']
      >['scopes'],
      permissions: app.invite,
    },
  };
}

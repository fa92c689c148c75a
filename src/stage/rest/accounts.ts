import { form, textIn } from '../checks/form.ts';
import { openDirect } from '../deeds/channels.ts';
import { asId, asObject, asText } from '../json.ts';
import { refuse } from '../refusal.ts';
import { showApplication } from '../show/application.ts';
import { showChannel } from '../show/channel.ts';
import { showPartialGuild } from '../show/guild.ts';
import { showMember, showSelf, showUser } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { type App, type User } from '../world/nouns.ts';
import { needServer, needUser } from './need.ts';
import { dismissBot } from '../deeds/members.ts';
import { type Answer, type Ask, bodyOf, botOf, none, ok, param, type Route } from './route.ts';

const self = (stage: Stage, ask: Ask): User => needUser(stage, botOf(ask));

function ownApp(stage: Stage, ask: Ask): App {
  const app = stage.world.apps.get(botOf(ask));
  if (
    !app ||
    (ask.params['application_id'] !== undefined && param(ask, 'application_id') !== app.id)
  )
    throw refuse(10002);
  return app;
}

function changeSelf(stage: Stage, ask: Ask): Answer {
  const { username } = bodyOf(ask);
  const f = form();
  textIn(f, ['username'], username, { min: 2, max: 32 });
  f.done();
  const user = self(stage, ask);
  const changed =
    typeof username === 'string'
      ? stage.world.users.put(user.id, { ...user, username, name: username })
      : user;
  return ok(showSelf(changed));
}

function changeApp(stage: Stage, ask: Ask): Answer {
  const app = ownApp(stage, ask);
  const { description, install_params } = bodyOf(ask);
  const permissions = asText(asObject(install_params)['permissions']);
  const changed = stage.world.apps.put(app.id, {
    ...app,
    ...(typeof description === 'string' && { description }),
    ...(permissions !== undefined && /^\d+$/.test(permissions) && { invite: permissions }),
  });
  return ok(showApplication(stage.world, changed));
}

function listServers(stage: Stage, ask: Ask): Answer {
  const mine = stage.world.servers.all().filter((one) => memberOf(stage.world, one.id, botOf(ask)));
  return ok(mine.map((server) => showPartialGuild(server, stage.world, botOf(ask))));
}

function leaveServer(stage: Stage, ask: Ask): Answer {
  dismissBot(stage, needServer(stage, ask).id, botOf(ask));
  return none();
}

function direct(stage: Stage, ask: Ask): Answer {
  const id = asId(bodyOf(ask)['recipient_id']);
  if (id === undefined || !stage.world.users.get(id)) {
    const f = form();
    f.wrong(
      ['recipient_id'],
      id === undefined ? 'BASE_TYPE_REQUIRED' : 'INVALID_RECIPIENT',
      id === undefined ? 'This field is required' : 'Invalid Recipient',
    );
    if (id === undefined) f.done();
    throw refuse(50033);
  }
  if (id === botOf(ask) || needUser(stage, id).bot) throw refuse(50007);
  return ok(showChannel(stage.world, openDirect(stage, botOf(ask), id), botOf(ask)));
}

function myMember(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const member = memberOf(stage.world, server.id, botOf(ask));
  if (!member) throw refuse(10007);
  return ok(showMember(stage.world, member));
}

function authorization(stage: Stage, ask: Ask): Answer {
  const { id, name, icon, description, summary, bot_public, ...more } = showApplication(
    stage.world,
    ownApp(stage, ask),
  );
  const { bot_require_code_grant, verify_key, flags, flags_new, type } = more;
  const shown = {
    id,
    name,
    icon,
    description,
    summary,
    bot_public,
    bot_require_code_grant,
    verify_key,
    flags,
    flags_new,
    type,
  };
  return ok({
    application: shown,
    scopes: ['bot', 'applications.commands'],
    expires: '2099-01-01T00:00:00.000000+00:00',
    user: showUser(self(stage, ask)),
  });
}

function gateway(stage: Stage): { url: string } {
  return { url: `${stage.world.place.url.replace('http', 'ws')}/gateway` };
}

const SESSIONS_A_DAY = 1_000;

export const accountRoutes: Route[] = [
  { method: 'GET', path: '/gateway', open: true, handle: (stage) => ok(gateway(stage)) },
  {
    method: 'GET',
    path: '/gateway/bot',
    handle: (stage) =>
      ok({
        ...gateway(stage),
        shards: 1,
        session_start_limit: {
          total: SESSIONS_A_DAY,
          remaining: SESSIONS_A_DAY,
          reset_after: 86_400_000,
          max_concurrency: 1,
        },
      }),
  },
  { method: 'GET', path: '/users/@me', handle: (stage, ask) => ok(showSelf(self(stage, ask))) },
  { method: 'PATCH', path: '/users/@me', handle: changeSelf },
  { method: 'GET', path: '/users/@me/guilds', handle: listServers },
  { method: 'DELETE', path: '/users/@me/guilds/{guild_id}', handle: leaveServer },
  { method: 'GET', path: '/users/@me/guilds/{guild_id}/member', handle: myMember },
  { method: 'POST', path: '/users/@me/channels', handle: direct },
  {
    method: 'GET',
    path: '/users/{user_id}',
    handle: (stage, ask) => ok(showUser(needUser(stage, param(ask, 'user_id')))),
  },
  ...['/applications/@me', '/applications/{application_id}'].flatMap((path): Route[] => [
    {
      method: 'GET',
      path,
      handle: (stage, ask) => ok(showApplication(stage.world, ownApp(stage, ask))),
    },
    { method: 'PATCH', path, handle: changeApp },
  ]),
  {
    method: 'GET',
    path: '/oauth2/applications/@me',
    handle: (stage, ask) => ok(showApplication(stage.world, ownApp(stage, ask))),
  },
  { method: 'GET', path: '/oauth2/@me', handle: authorization },
];

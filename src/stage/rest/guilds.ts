import { form, numberIn, textIn } from '../checks/form.ts';
import { refuse } from '../refusal.ts';
import { showGuild, showRole } from '../show/guild.ts';
import { showMember } from '../show/user.ts';
import { older } from '../snowflake.ts';
import { type Stage } from '../stage.ts';
import { membersOf } from '../world/access.ts';
import { kick, memberRole, patchMember } from './member-changes.ts';
import { needMember, needRole, needServer } from './need.ts';
import { createRole, deleteRole, patchRole } from './roles.ts';
import { type Answer, type Ask, botOf, ok, param, type Route } from './route.ts';

function getServer(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const count = membersOf(stage.world, server.id).length;
  const counts = { approximate_member_count: count, approximate_presence_count: count };
  return ok({ ...showGuild(server), ...(ask.query['with_counts'] === 'true' && counts) });
}

function listMembers(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  if (!stage.world.apps.get(botOf(ask))?.maySeeMembers) throw refuse(50001);
  const { limit, after } = ask.query;
  const f = form();
  numberIn(f, ['limit'], limit, { min: 1, max: 1000 });
  f.done();
  const found = membersOf(stage.world, server.id)
    .filter((member) => after === undefined || older(after, member.user) < 0)
    .sort((a, b) => older(a.user, b.user));
  return ok(found.slice(0, Number(limit ?? 1)).map((member) => showMember(stage.world, member)));
}

function searchMembers(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const { query, limit } = ask.query;
  const f = form();
  textIn(f, ['query'], query, { min: 1, max: 100, need: true });
  f.done();
  const start = query?.toLowerCase() ?? '';
  const found = membersOf(stage.world, server.id).filter((member) => {
    const user = stage.world.users.get(member.user);
    return [user?.username, user?.name, member.nick].some((name) =>
      name?.toLowerCase().startsWith(start),
    );
  });
  return ok(found.slice(0, Number(limit ?? 1)).map((member) => showMember(stage.world, member)));
}

const G = '/guilds/{guild_id}';

const M = `${G}/members`;

const R = `${G}/roles`;

export const guildRoutes: Route[] = [
  { method: 'GET', path: G, handle: getServer },
  { method: 'GET', path: M, handle: listMembers },
  { method: 'GET', path: `${M}/search`, handle: searchMembers },
  {
    method: 'PATCH',
    path: `${M}/@me`,
    handle: (stage, ask) =>
      patchMember(stage, { ...ask, params: { ...ask.params, user_id: '@me' } }),
  },
  {
    method: 'GET',
    path: `${M}/{user_id}`,
    handle: (stage, ask) =>
      ok(
        showMember(
          stage.world,
          needMember(stage, needServer(stage, ask).id, param(ask, 'user_id')),
        ),
      ),
  },
  { method: 'PATCH', path: `${M}/{user_id}`, handle: patchMember },
  { method: 'DELETE', path: `${M}/{user_id}`, handle: kick },
  {
    method: 'PUT',
    path: `${M}/{user_id}/roles/{role_id}`,
    handle: (stage, ask) => memberRole(stage, ask, (roles, role) => [...new Set([...roles, role])]),
  },
  {
    method: 'DELETE',
    path: `${M}/{user_id}/roles/{role_id}`,
    handle: (stage, ask) =>
      memberRole(stage, ask, (roles, role) => roles.filter((id) => id !== role)),
  },
  {
    method: 'GET',
    path: R,
    handle: (stage, ask) => ok(needServer(stage, ask).roles.map(showRole)),
  },
  { method: 'POST', path: R, handle: createRole },
  {
    method: 'GET',
    path: `${R}/{role_id}`,
    handle: (stage, ask) => ok(showRole(needRole(needServer(stage, ask), param(ask, 'role_id')))),
  },
  { method: 'PATCH', path: `${R}/{role_id}`, handle: patchRole },
  { method: 'DELETE', path: `${R}/{role_id}`, handle: deleteRole },
];

import { form, numberIn, textIn } from '../checks/form.ts';
import { putRole, removeRole } from '../deeds/members.ts';
import { type JsonObject } from '../json.ts';
import { refuse } from '../refusal.ts';
import { showRole } from '../show/guild.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { newRole } from '../world/grow.ts';
import { type Role, type Server } from '../world/nouns.ts';
import { needRole, needServer, needServerPermission, rankOf } from './need.ts';
import { type Answer, type Ask, bodyOf, botOf, none, ok, param } from './route.ts';

function roleFrom(role: Role, body: JsonObject): Role {
  const f = form();
  textIn(f, ['name'], body['name'], { max: 100 });
  numberIn(f, ['color'], body['color'], { min: 0, max: 0xffffff });
  f.done();
  const permissions = body['permissions'];
  return {
    ...role,
    ...(typeof body['name'] === 'string' && { name: body['name'] }),
    ...(permissions !== undefined &&
      permissions !== null && { permissions: String(BigInt(permissions as string | number)) }),
    ...(typeof body['color'] === 'number' && { color: body['color'] }),
    ...(typeof body['hoist'] === 'boolean' && { hoist: body['hoist'] }),
    ...(typeof body['mentionable'] === 'boolean' && { mentionable: body['mentionable'] }),
  };
}

export function createRole(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  needServerPermission(stage, ask, server, 'ManageRoles');
  if (server.roles.length >= 250) throw refuse(30005);
  const everyone = needRole(server, server.id);
  const role = newRole(stage.world.ids.next(), 'new role', BigInt(everyone.permissions), 1);
  const made = roleFrom(role, bodyOf(ask));
  // A new role stands lowest: the others move up.
  for (const one of server.roles)
    if (one.position > 0) putRole(stage, server.id, { ...one, position: one.position + 1 });
  return ok(showRole(putRole(stage, server.id, made)));
}

function manageable(stage: Stage, ask: Ask): { server: Server; role: Role } {
  const server = needServer(stage, ask);
  const role = needRole(server, param(ask, 'role_id'));
  needServerPermission(stage, ask, server, 'ManageRoles');
  const own = memberOf(stage.world, server.id, botOf(ask));
  if (!own || rankOf(server, own) <= role.position) throw refuse(50013);
  return { server, role };
}

export function patchRole(stage: Stage, ask: Ask): Answer {
  const { server, role } = manageable(stage, ask);
  return ok(showRole(putRole(stage, server.id, roleFrom(role, bodyOf(ask)))));
}

export function deleteRole(stage: Stage, ask: Ask): Answer {
  const { server, role } = manageable(stage, ask);
  if (role.id === server.id || role.bot !== null) throw refuse(50028);
  removeRole(stage, server.id, role.id);
  return none();
}

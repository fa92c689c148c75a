import { form, listIn, textIn } from '../checks/form.ts';
import { changeMember, part } from '../deeds/members.ts';
import { asId, asList, asText } from '../json.ts';
import { refuse } from '../refusal.ts';
import { showMember } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { type Member, type Server } from '../world/nouns.ts';
import { needMember, needRole, needServer, needServerPermission, rankOf } from './need.ts';
import { type Answer, type Ask, bodyOf, botOf, none, ok, param } from './route.ts';

/** The bot's place above another member's; who stands as high or higher cannot be managed. */
function needAbove(stage: Stage, ask: Ask, server: Server, member: Member): void {
  const own = memberOf(stage.world, server.id, botOf(ask));
  if (!own || rankOf(server, own) <= rankOf(server, member)) throw refuse(50013);
}

export function patchMember(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const user = param(ask, 'user_id') === '@me' ? botOf(ask) : param(ask, 'user_id');
  const member = needMember(stage, server.id, user);
  const { nick, roles } = bodyOf(ask);
  const f = form();
  textIn(f, ['nick'], nick, { max: 32 });
  listIn(f, ['roles'], roles, {});
  f.done();
  if (nick !== undefined)
    needServerPermission(
      stage,
      ask,
      server,
      user === botOf(ask) ? 'ChangeNickname' : 'ManageNicknames',
    );
  if (roles !== undefined) needServerPermission(stage, ask, server, 'ManageRoles');
  if (user !== botOf(ask)) needAbove(stage, ask, server, member);
  const ids = asList(roles)
    .map(asId)
    .filter((id) => id !== undefined);
  for (const id of ids) needRole(server, id);
  return ok(
    showMember(
      stage.world,
      changeMember(stage, {
        ...member,
        ...(nick !== undefined && { nick: asText(nick) || null }),
        ...(roles !== undefined && { roles: ids }),
      }),
    ),
  );
}

export function kick(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const member = needMember(stage, server.id, param(ask, 'user_id'));
  needServerPermission(stage, ask, server, 'KickMembers');
  needAbove(stage, ask, server, member);
  part(stage, server.id, member.user);
  return none();
}

export function memberRole(
  stage: Stage,
  ask: Ask,
  change: (roles: string[], role: string) => string[],
): Answer {
  const server = needServer(stage, ask);
  const member = needMember(stage, server.id, param(ask, 'user_id'));
  const role = needRole(server, param(ask, 'role_id'));
  needServerPermission(stage, ask, server, 'ManageRoles');
  const own = memberOf(stage.world, server.id, botOf(ask));
  if (!own || rankOf(server, own) <= role.position) throw refuse(50013);
  changeMember(stage, { ...member, roles: change(member.roles, role.id) });
  return none();
}

import { changeMember, isMember, join, part, putRole } from '../deeds/members.ts';
import { personCalled, roleCalled } from '../people/named.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { newRole } from '../world/grow.ts';
import { named, type Wish } from './endpoint.ts';
import { optionalNumber, optionalText, permissions, text, texts } from './fields.ts';
import { showRole } from './show.ts';
import { server } from './world.ts';
import { barred } from './wrong.ts';

export function addRole(stage: Stage, wish: Wish): object {
  const place = server(stage, wish);
  const role = newRole(
    stage.world.ids.next(),
    text(wish.body, 'name'),
    permissions(wish.body, 'permissions') ?? 0n,
    place.roles.length,
  );
  return showRole(
    putRole(stage, place.id, { ...role, color: optionalNumber(wish.body, 'color') ?? 0 }),
  );
}

export function patchRole(stage: Stage, wish: Wish): object {
  const place = server(stage, wish);
  const role = roleCalled(place, named(wish, 'role'));
  const set = permissions(wish.body, 'permissions');
  const name = optionalText(wish.body, 'name');
  const position = optionalNumber(wish.body, 'position');
  return showRole(
    putRole(stage, place.id, {
      ...role,
      ...(set !== undefined && { permissions: String(set) }),
      ...(name !== undefined && { name }),
      ...(position !== undefined && { position }),
    }),
  );
}

export function addToServer(stage: Stage, wish: Wish): void {
  const place = server(stage, wish);
  const person = personCalled(stage, text(wish.body, 'person'));
  if (isMember(stage, place.id, person.id))
    throw barred(`${person.name} is in “${place.name}” already.`);
  const roles = (texts(wish.body, 'roles') ?? []).map((name) => roleCalled(place, name).id);
  const member = join(stage, place.id, person.id, roles);
  const nick = optionalText(wish.body, 'nick');
  if (nick !== undefined) changeMember(stage, { ...member, nick });
}

export function patchMember(stage: Stage, wish: Wish): void {
  const place = server(stage, wish);
  const person = personCalled(stage, named(wish, 'person'));
  const member = memberOf(stage.world, place.id, person.id);
  if (!member) throw barred(`${person.name} is not in “${place.name}”.`);
  const roles = texts(wish.body, 'roles')?.map((name) => roleCalled(place, name).id);
  const nick = wish.body['nick'];
  changeMember(stage, {
    ...member,
    ...(roles && { roles }),
    ...(nick !== undefined && { nick: typeof nick === 'string' && nick !== '' ? nick : null }),
  });
}

export function kick(stage: Stage, wish: Wish): void {
  const person = personCalled(stage, named(wish, 'person'));
  part(stage, server(stage, wish).id, person.id);
}

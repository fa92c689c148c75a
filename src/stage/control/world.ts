import { createChannel, deleteChannel } from '../deeds/channels.ts';
import { dismissBot, putRole, removeRole, welcomeBot } from '../deeds/members.ts';
import { changeServer, removeServer } from '../deeds/servers.ts';
import {
  botCalled,
  channelCalled,
  personCalled,
  roleCalled,
  serverCalled,
} from '../people/named.ts';
import { EVERYONE } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { addMember, addPerson, addServer } from '../world/grow.ts';
import { type Server } from '../world/nouns.ts';
import { addChannel, patchChannel, putOverwrite } from './channels.ts';
import { type Endpoint, named, type Wish } from './endpoint.ts';
import { optionalText, permissions, text, texts } from './fields.ts';
import { addRole, addToServer, kick, patchMember, patchRole } from './members.ts';
import { showServer, showWorld } from './show.ts';
import { barred, senseless } from './wrong.ts';

export const server = (stage: Stage, wish: Wish): Server =>
  serverCalled(stage, named(wish, 'server'));

function addNewServer(stage: Stage, { body }: Wish): object {
  const owner = personCalled(stage, text(body, 'owner'));
  const members = (texts(body, 'members') ?? []).map((name) => personCalled(stage, name));
  const { id } = addServer(stage.world, text(body, 'name'), owner.id, EVERYONE);
  for (const person of new Set([owner, ...members])) addMember(stage.world, id, person.id);
  createChannel(stage, { server: id, type: CHANNEL.text, name: 'general' });
  if (body['bot'] !== false) {
    const asked = permissions({ bot: body['bot'] === true ? null : body['bot'] }, 'bot');
    const app = botCalled(stage);
    welcomeBot(stage, id, app.id, asked ?? BigInt(app.invite));
  }
  stage.feed.world();
  return showServer(stage, serverCalled(stage, id));
}

function patchServer(stage: Stage, wish: Wish): object {
  const name = optionalText(wish.body, 'name');
  const owner = optionalText(wish.body, 'owner');
  const changed = changeServer(stage, {
    ...server(stage, wish),
    ...(name !== undefined && { name }),
    ...(owner !== undefined && { owner: personCalled(stage, owner).id }),
  });
  return showServer(stage, changed);
}

function invite(stage: Stage, wish: Wish): object {
  const place = server(stage, wish);
  const app = botCalled(stage, optionalText(wish.body, 'bot'));
  welcomeBot(stage, place.id, app.id, permissions(wish.body, 'permissions') ?? BigInt(app.invite));
  return showServer(stage, server(stage, wish));
}

function patchBot(stage: Stage, wish: Wish): object {
  const place = server(stage, wish);
  const app = botCalled(stage, optionalText(wish.body, 'bot'));
  const set = permissions(wish.body, 'permissions');
  if (set === undefined) throw senseless('The field “permissions” is missing.');
  const role = place.roles.find((one) => one.bot === app.id);
  if (!role) throw barred('That bot is not in this server.');
  putRole(stage, place.id, { ...role, permissions: String(set) });
  return showServer(stage, server(stage, wish));
}

function kickBot(stage: Stage, wish: Wish): void {
  dismissBot(stage, server(stage, wish).id, botCalled(stage, optionalText(wish.body, 'bot')).id);
}

function newPerson(stage: Stage, { body }: Wish): object {
  const { id, name } = addPerson(stage.world, text(body, 'name'));
  stage.feed.world();
  return { id, name };
}

const S = '/servers/:server';

const C = '/channels/:channel';

export const worldEndpoints: Endpoint[] = [
  { method: 'GET', path: '/world', handle: showWorld },
  { method: 'POST', path: '/people', handle: newPerson },
  { method: 'POST', path: '/servers', handle: addNewServer },
  { method: 'PATCH', path: S, handle: patchServer },
  { method: 'DELETE', path: S, handle: (stage, wish) => removeServer(stage, server(stage, wish)) },
  { method: 'POST', path: `${S}/bot`, handle: invite },
  { method: 'PATCH', path: `${S}/bot`, handle: patchBot },
  { method: 'DELETE', path: `${S}/bot`, handle: kickBot },
  { method: 'POST', path: `${S}/roles`, handle: addRole },
  { method: 'PATCH', path: `${S}/roles/:role`, handle: patchRole },
  {
    method: 'DELETE',
    path: `${S}/roles/:role`,
    handle: (stage, wish) =>
      removeRole(
        stage,
        server(stage, wish).id,
        roleCalled(server(stage, wish), named(wish, 'role')).id,
      ),
  },
  { method: 'POST', path: `${S}/channels`, handle: addChannel },
  { method: 'PATCH', path: C, handle: patchChannel },
  {
    method: 'DELETE',
    path: C,
    handle: (stage, wish) => deleteChannel(stage, channelCalled(stage, named(wish, 'channel'))),
  },
  {
    method: 'PUT',
    path: `${C}/overwrites/:target`,
    handle: (stage, wish) => putOverwrite(stage, wish, false),
  },
  {
    method: 'DELETE',
    path: `${C}/overwrites/:target`,
    handle: (stage, wish) => putOverwrite(stage, wish, true),
  },
  { method: 'POST', path: `${S}/members`, handle: addToServer },
  { method: 'PATCH', path: `${S}/members/:person`, handle: patchMember },
  { method: 'DELETE', path: `${S}/members/:person`, handle: kick },
];

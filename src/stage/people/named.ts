import { barred, missing } from '../control/wrong.ts';
import { directOf, openDirect } from '../deeds/channels.ts';
import { older } from '../snowflake.ts';
import { type Stage } from '../stage.ts';
import { canSee, memberOf, membersOf } from '../world/access.ts';
import {
  type App,
  type Channel,
  type Id,
  type Message,
  type Role,
  type Server,
  type User,
} from '../world/nouns.ts';
import { CHANNEL } from '../wire.ts';

const bare = (name: string): string =>
  name
    .trim()
    .replace(/^<?[@#]&?!?|>$/g, '')
    .toLowerCase();

const isId = (text: string): boolean => /^<?[@#]?&?!?\d{15,20}>?$/.test(text.trim());

const newest = <T extends { id: Id }>(found: T[]): T | undefined =>
  found.sort((a, b) => older(b.id, a.id))[0];

/** People, servers, channels and roles by what anybody would call them. */
export function personCalled(stage: Stage, name: string, among?: Id[]): User {
  const all = stage.world.users.all().filter((user) => !among || among.includes(user.id));
  const called = bare(name);
  const found = isId(name)
    ? all.find((user) => user.id === called)
    : (newest(all.filter((user) => user.name.toLowerCase() === called && !user.bot)) ??
      newest(
        all.filter(
          (user) => user.username.toLowerCase() === called || user.name.toLowerCase() === called,
        ),
      ));
  if (!found) throw missing(`There is nobody called “${name}”.`);
  return found;
}

export function serverCalled(stage: Stage, name: string): Server {
  const all = stage.world.servers.all();
  const found = isId(name)
    ? all.find((server) => server.id === bare(name))
    : newest(all.filter((server) => server.name.toLowerCase() === bare(name)));
  if (!found) throw missing(`There is no server called “${name}”.`);
  return found;
}

export function roleCalled(server: Server, name: string): Role {
  const called = bare(name);
  const found = server.roles.find((role) => role.id === called || bare(role.name) === called);
  if (!found) throw missing(`The server “${server.name}” has no role called “${name}”.`);
  return found;
}

export function botCalled(stage: Stage, name?: string): App {
  const apps = stage.world.apps.all();
  const found =
    name === undefined
      ? (apps.find((app) => app.token === 'stage-token') ?? apps[0])
      : apps.find(
          (app) =>
            app.id === bare(name) ||
            stage.world.users.get(app.id)?.name.toLowerCase() === bare(name),
        );
  if (!found)
    throw missing(name === undefined ? 'There is no bot.' : `There is no bot called “${name}”.`);
  return found;
}

/** A channel by name as that person sees them; `dm` is the direct messages with the bot. */
export function channelFor(stage: Stage, person: Id, name: string, bot?: string): Channel {
  if (bare(name) === 'dm') {
    const app = botCalled(stage, bot);
    return directOf(stage, app.id, person) ?? openDirect(stage, app.id, person);
  }
  const { world } = stage;
  const found = channelCalled(stage, name, person);
  if (!canSee(world, person, found))
    throw barred(
      `${world.users.get(person)?.name ?? 'That person'} cannot see the channel “${name}”.`,
    );
  return found;
}

/** A channel by name, whoever may see it; one that `person` sees goes before others. */
export function channelCalled(stage: Stage, name: string, person?: Id): Channel {
  const all = stage.world.channels.all();
  if (isId(name)) {
    const exact = all.find((channel) => channel.id === bare(name));
    if (!exact) throw missing(`There is no channel with the id ${bare(name)}.`);
    return exact;
  }
  const called = bare(name);
  const fits = all.filter(
    (channel) => channel.type !== CHANNEL.dm && channel.name.toLowerCase() === called,
  );
  const seen =
    person === undefined ? fits : fits.filter((channel) => canSee(stage.world, person, channel));
  const found = newest(seen) ?? newest(fits);
  if (!found) throw missing(`There is no channel called “${name}”.`);
  return found;
}

/** Whether a message is on that person's screen. */
export function sees(stage: Stage, person: Id, message: Message): boolean {
  if (message.only !== null && message.only !== person) return false;
  const channel = stage.world.channels.get(message.channel);
  return channel !== undefined && canSee(stage.world, person, channel);
}

export function messageFor(stage: Stage, person: Id, id: string): Message {
  const message = stage.world.messages.find(id);
  if (!message) throw missing(`There is no message with the id ${id}.`);
  if (!sees(stage, person, message))
    throw barred(
      `${stage.world.users.get(person)?.name ?? 'That person'} cannot see that message.`,
    );
  return message;
}

/** Who may be named in a channel: the members of its server, or the two who talk. */
export const nameable = (stage: Stage, channel: Channel): Id[] =>
  channel.server === null
    ? channel.recipients
    : membersOf(stage.world, channel.server).map((member) => member.user);

export const isIn = (stage: Stage, server: Id, user: Id): boolean =>
  memberOf(stage.world, server, user) !== undefined;

import { botName, defaultServer, type Grant, type Setup } from '../format/transcript.ts';
import { type Stage } from './stage.ts';
import { type Id, type World, type WorldChannel, type WorldServer } from './stage-types.ts';

/** Whom and what the names of a transcript mean: people and servers of its own. */
export type Cast = {
  bot: Id;
  people: Map<string, Id>;
  servers: Map<string, Id>;
};

/** Something in the file cannot be done as it stands there. */
export class Impossible extends Error {}

/** Makes people and servers of the transcript's own, so that those of others do not matter. */
export async function gather(stage: Stage, setup: Setup): Promise<Cast> {
  const bot = (await stage.world()).bots.find(({ name }) => name === botName);
  if (!bot) throw new Impossible(`the stage has no bot called ${botName}`);
  const cast: Cast = { bot: bot.id, people: new Map(), servers: new Map() };
  for (const name of setup.people)
    cast.people.set(name, (await stage.ask<{ id: Id }>('POST', '/people', { name })).id);
  for (const { name, owner, members, channels, bot: invited } of setup.servers) {
    const ids = members
      .filter((member) => member !== owner)
      .map((member) => personOf(cast, member));
    const server = await stage.ask<WorldServer>('POST', '/servers', {
      name,
      owner: personOf(cast, owner),
      members: ids,
      bot: invited ?? undefined,
    });
    cast.servers.set(name, server.id);
    const missing = channels.filter(
      (channel) => !server.channels.some((one) => one.name === channel),
    );
    for (const channel of missing)
      await stage.ask('POST', `/servers/${server.id}/channels`, { name: channel });
  }
  for (const grant of setup.permissions) await permit(stage, cast, grant);
  return cast;
}

export async function permit(stage: Stage, cast: Cast, grant: Grant): Promise<void> {
  const main = serverOf(cast, defaultServer);
  if (grant.channel === null) {
    await stage.ask('PATCH', `/servers/${main}/bot`, { permissions: grant.allow });
    return;
  }
  const world = await stage.world();
  const channel = channelOf(world, cast, grant.channel);
  const server = world.servers.find(({ channels }) => channels.some(({ id }) => id === channel.id));
  const everyone = server?.roles.find(({ name }) => name === '@everyone')?.id ?? '@everyone';
  const target =
    grant.whose === 'everyone'
      ? everyone
      : grant.whose === botName
        ? cast.bot
        : personOf(cast, grant.whose);
  const { allow, deny } = grant;
  await stage.ask('PUT', `/channels/${channel.id}/overwrites/${target}`, { allow, deny });
}

export function personOf(cast: Cast, name: string): Id {
  const id = cast.people.get(name);
  if (id === undefined) throw new Impossible(`nobody is called ${name}`);
  return id;
}

export function serverOf(cast: Cast, name: string): Id {
  const id = cast.servers.get(name);
  if (id === undefined)
    throw new Impossible(
      `there is no server “${name}”; expected one of: ${[...cast.servers.keys()].join(', ')}`,
    );
  return id;
}

/** `#duels`, `duels`, or `The Den #duels` where several servers have one. The newest wins. */
export function channelOf(world: World, cast: Cast, place: string): WorldChannel {
  const named = /^(.+?)\s+#(.+)$/.exec(place);
  const server = serverOf(cast, named?.[1] ?? defaultServer);
  const name = named?.[2] ?? place.replace(/^#/, '');
  const ours = [...cast.servers.values()];
  const searched = named ? [server] : [server, ...ours.filter((id) => id !== server)];
  for (const id of searched) {
    const found = world.servers
      .find((one) => one.id === id)
      ?.channels.filter((channel) => channel.name === name);
    const newest = found?.at(-1);
    if (newest) return newest;
  }
  throw new Impossible(`there is no channel or thread “${place}”`);
}

/** The private threads that the person is a member of, the newest last. */
export const ownThreads = (world: World, cast: Cast, person: Id): WorldChannel[] =>
  [...cast.servers.values()]
    .flatMap((id) => world.servers.find((server) => server.id === id)?.channels ?? [])
    .filter(({ kind, members }) => kind === 'private thread' && members.includes(person))
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

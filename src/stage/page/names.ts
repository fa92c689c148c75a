import { type Offer, optionKind } from './composer/check.ts';
import { type Named, type SeenChannel, type Server, type World } from './wire.ts';

/** How a person or bot is called in a server, or anywhere. */
export function personName(world: World | null, id: string, server?: string): string | null {
  const home = world?.servers.find((each) => each.id === server);
  const nick = home?.members.find((member) => member.id === id)?.nick;
  const everyone: Named[] = [...(world?.people ?? []), ...(world?.bots ?? [])];
  return nick ?? everyone.find((each) => each.id === id)?.name ?? null;
}

export const roleName = (world: World | null, id: string): string | null =>
  world?.servers.flatMap(({ roles }) => roles).find((role) => role.id === id)?.name ?? null;

/** Those who can be named where the channel is: a server's members, or the two of a direct message. */
export function peopleOf(world: World | null, channel: SeenChannel | undefined): Named[] {
  const server = serverOf(world, channel);
  if (server) return server.members.map(({ id, name, nick }) => ({ id, name: nick ?? name }));
  return [...(world?.people ?? []), ...(world?.bots ?? [])];
}

export const serverOf = (
  world: World | null,
  channel: SeenChannel | undefined,
): Server | undefined => world?.servers.find(({ id }) => id === channel?.server?.id);

const kindOfType: Readonly<Record<number, SeenChannel['kind']>> = {
  0: 'text',
  1: 'dm',
  2: 'voice',
  4: 'category',
  5: 'announcement',
  11: 'thread',
  12: 'private thread',
  15: 'forum',
};

function channelOffers(
  channels: SeenChannel[],
  channel: SeenChannel | undefined,
  types: number[] | undefined,
): Offer[] {
  const kinds = types?.map((type) => kindOfType[type]);
  return channels
    .filter(({ server }) => server !== null && server.id === channel?.server?.id)
    .filter(({ kind }) => !kinds?.length || kinds.includes(kind))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

export interface Around {
  world: World | null;
  channels: SeenChannel[] | null;
  channel: SeenChannel | undefined;
}

/** People, roles or channels to pick from; `kind` is the number of Discord's option. */
export function entityOffers(kind: number, around: Around, types?: number[]): Offer[] {
  const { world, channels, channel } = around;
  const people = peopleOf(world, channel).map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const roles = (serverOf(world, channel)?.roles ?? []).map(({ id, name }) => ({
    value: id,
    label: name.startsWith('@') ? name : `@${name}`,
    description: 'Role',
  }));
  if (kind === optionKind.person) return people;
  if (kind === optionKind.role) return roles;
  if (kind === optionKind.mentionable) return [...people, ...roles];
  return kind === optionKind.channel ? channelOffers(channels ?? [], channel, types) : [];
}

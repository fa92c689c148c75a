import { channelId, times, type Evening } from './evening.ts';

/** What the bot may not do in the menagerie's channel, from now on. */
export async function deny(table: Evening, rights: string[]): Promise<void> {
  const { bots } = (await table.control('GET', '/world')) as { bots: { id: string }[] };
  const path = `/channels/${await channelId(table)}/overwrites/${bots[0]?.id}`;
  await table.control('PUT', path, { deny: rights });
}

/** How many threads Discord has opened for the bot. */
export async function threadsOpened(table: Evening): Promise<number> {
  const made = (await table.record()).filter(
    ({ kind, method, route, status }) =>
      kind === 'request' &&
      method === 'POST' &&
      route === '/channels/{channel_id}/threads' &&
      status === 201,
  );
  return made.length;
}

/** How many threads of this name there are. */
export async function threadsNamed({ control }: Evening, name: string): Promise<number> {
  type World = { servers: { channels: { name: string }[] }[] };
  const { servers } = (await control('GET', '/world')) as World;
  return servers.flatMap(({ channels }) => channels).filter((one) => one.name === name).length;
}

/** How many panels with buttons stand in what somebody sees. */
export const lively = (seen: string) => times(seen, '[Refresh]');

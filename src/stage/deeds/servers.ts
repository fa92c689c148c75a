import { INTENT } from '../gateway/intents.ts';
import { showGuild, showGuildInFull } from '../show/guild.ts';
import { type Stage } from '../stage.ts';
import { channelsOf, membersOf } from '../world/access.ts';
import { type Server } from '../world/nouns.ts';

export function changeServer(stage: Stage, server: Server): Server {
  stage.world.servers.put(server.id, server);
  stage.feed.world();
  stage.gateway.tell({
    event: 'GUILD_UPDATE',
    intent: INTENT.guilds,
    server: server.id,
    payload: () => showGuild(server),
  });
  return server;
}

export function removeServer(stage: Stage, server: Server): void {
  const { world, gateway, feed } = stage;
  gateway.tell({
    event: 'GUILD_DELETE',
    intent: INTENT.guilds,
    server: server.id,
    payload: () => ({ id: server.id }),
  });
  for (const member of membersOf(world, server.id))
    world.members.remove(`${server.id}:${member.user}`);
  for (const channel of channelsOf(world, server.id)) {
    world.messages.removeAll(channel.id);
    world.channels.remove(channel.id);
  }
  world.servers.remove(server.id);
  feed.world();
}

/** An outage of Discord's own: the server is out of reach, or back. */
export function setAvailable(stage: Stage, server: Server, available: boolean): void {
  const { world, gateway } = stage;
  const changed = world.servers.put(server.id, { ...server, unavailable: !available });
  gateway.tell({
    event: available ? 'GUILD_CREATE' : 'GUILD_DELETE',
    intent: INTENT.guilds,
    server: server.id,
    payload: (bot) =>
      available ? showGuildInFull(world, changed, bot) : { id: server.id, unavailable: true },
  });
}

import { INTENT } from '../gateway/intents.ts';
import { showGuildChannel, showThread, threadOf } from '../show/channel.ts';
import { type Stage } from '../stage.ts';
import { addChannel } from '../world/grow.ts';
import { canSee, channelsOf } from '../world/access.ts';
import { type Channel, type ChannelType, type Id } from '../world/nouns.ts';
import { CHANNEL } from '../wire.ts';

type ChannelEvent = 'CHANNEL_CREATE' | 'CHANNEL_UPDATE' | 'CHANNEL_DELETE';

function tellChannel(stage: Stage, event: ChannelEvent, channel: Channel, only?: Id): void {
  stage.gateway.tell({
    event,
    intent: INTENT.guilds,
    server: channel.server,
    channel,
    ...(only !== undefined && { only }),
    payload: () => ({ ...showGuildChannel(channel), guild_id: channel.server ?? '' }),
  });
}

export function createChannel(
  stage: Stage,
  fields: Partial<Channel> & { type: ChannelType; server: Id; name: string },
): Channel {
  const channel = addChannel(stage.world, fields);
  stage.feed.world();
  tellChannel(stage, 'CHANNEL_CREATE', channel);
  return channel;
}

/**
 * Changes a channel. A bot from which it is now hidden is told that it is gone, one to which it is
 * now shown that it is new, as Discord does.
 */
export function changeChannel(stage: Stage, channel: Channel): Channel {
  const { world } = stage;
  const bots = world.apps.all().map((app) => app.id);
  const before = world.channels.get(channel.id);
  const saw = bots.filter((bot) => before && canSee(world, bot, before));
  world.channels.put(channel.id, channel);
  stage.feed.world();
  for (const bot of bots) {
    const sees = canSee(world, bot, channel);
    if (saw.includes(bot))
      tellChannel(stage, sees ? 'CHANNEL_UPDATE' : 'CHANNEL_DELETE', channel, bot);
    else if (sees) tellChannel(stage, 'CHANNEL_CREATE', channel, bot);
  }
  return channel;
}

function removeWithMessages(stage: Stage, channel: Channel): void {
  stage.world.channels.remove(channel.id);
  stage.world.messages.removeAll(channel.id);
}

export function deleteChannel(stage: Stage, channel: Channel): void {
  const { world, gateway, feed } = stage;
  const thread = threadOf(channel);
  if (thread) {
    gateway.tell({
      event: 'THREAD_DELETE',
      intent: INTENT.guilds,
      server: channel.server,
      channel,
      payload: () => ({
        id: channel.id,
        guild_id: channel.server ?? '',
        parent_id: channel.parent ?? '',
        type: showThread(thread).type,
      }),
    });
  } else {
    tellChannel(stage, 'CHANNEL_DELETE', channel);
    const children = channel.server === null ? [] : channelsOf(world, channel.server);
    for (const child of children) {
      if (child.parent !== channel.id) continue;
      if (child.thread) removeWithMessages(stage, child);
      else changeChannel(stage, { ...child, parent: null });
    }
  }
  removeWithMessages(stage, channel);
  feed.world();
}

/** The direct messages of two, opened on first need. Bots are not told: they learn of it by a message. */
export function openDirect(stage: Stage, bot: Id, person: Id): Channel {
  const { world } = stage;
  const known = directOf(stage, bot, person);
  if (known) return known;
  const channel = addChannel(world, {
    type: CHANNEL.dm,
    server: null,
    name: '',
    recipients: [person, bot],
  });
  stage.feed.world();
  return channel;
}

export const directOf = (stage: Stage, bot: Id, person: Id): Channel | undefined =>
  stage.world.channels
    .all()
    .find(
      (one) =>
        one.type === CHANNEL.dm && one.recipients.includes(bot) && one.recipients.includes(person),
    );

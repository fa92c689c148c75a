import { INTENT } from '../gateway/intents.ts';
import { stamp } from '../clock.ts';
import { type Stage } from '../stage.ts';
import { type Id, type Message } from '../world/nouns.ts';
import { MESSAGE } from '../wire.ts';
import { changeMessage, emptyMessage, postMessage } from './messages.ts';

/** Pins or unpins; a pin is told in the channel as well. */
export function pin(stage: Stage, message: Message, who: Id, pinned: boolean): void {
  const { world, gateway } = stage;
  const channel = world.channels.get(message.channel);
  if (!channel || message.pinned === pinned) return;
  changeMessage(stage, { ...message, pinned });
  const now = world.now();
  if (pinned) world.channels.put(channel.id, { ...channel, lastPin: now });
  gateway.tell({
    event: 'CHANNEL_PINS_UPDATE',
    intent: channel.server === null ? INTENT.directMessages : INTENT.guilds,
    server: channel.server,
    channel,
    payload: () => ({
      channel_id: channel.id,
      last_pin_timestamp: stamp(now),
      ...(channel.server !== null && { guild_id: channel.server }),
    }),
  });
  if (pinned)
    postMessage(stage, {
      ...emptyMessage(world.ids.next(), channel.id, who, now),
      type: MESSAGE.pinned,
      replyTo: message.id,
    });
}

import { type Audience } from '../record.ts';
import { type Stage } from '../stage.ts';
import { readersOf } from '../world/access.ts';
import { type Message } from '../world/nouns.ts';

/** Which people can read a message, for whoever checks what was sent to whom. */
export function audienceOf(stage: Stage, message: Message): Audience {
  const channel = stage.world.channels.get(message.channel);
  const readers =
    message.only === null ? (channel ? readersOf(stage.world, channel) : []) : [message.only];
  return {
    channel: message.channel,
    people: readers.filter((id) => !stage.world.apps.get(id)),
    ephemeral: message.only !== null,
  };
}

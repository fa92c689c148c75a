import { INTENT } from '../gateway/intents.ts';
import { showEmoji } from '../show/message.ts';
import { showMember } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf } from '../world/access.ts';
import { type Id, type Message, type Reaction } from '../world/nouns.ts';

type Emoji = Reaction['emoji'];
type ReactionEvent = 'MESSAGE_REACTION_ADD' | 'MESSAGE_REACTION_REMOVE';

const same = (a: Emoji, b: Emoji): boolean => a.id === b.id && a.name === b.name;

function tell(stage: Stage, event: ReactionEvent, message: Message, user: Id, emoji: Emoji): void {
  const { world, gateway, feed } = stage;
  feed.messages(message.channel);
  const channel = world.channels.get(message.channel);
  if (!channel) return;
  const member = channel.server === null ? undefined : memberOf(world, channel.server, user);
  gateway.tell({
    event,
    intent: channel.server === null ? INTENT.directReactions : INTENT.guildReactions,
    server: channel.server,
    channel,
    payload: () => ({
      user_id: user,
      channel_id: channel.id,
      message_id: message.id,
      emoji: showEmoji(emoji),
      burst: false,
      type: 0,
      ...(channel.server !== null && { guild_id: channel.server }),
      ...(event === 'MESSAGE_REACTION_ADD' && { message_author_id: message.author }),
      ...(event === 'MESSAGE_REACTION_ADD' && member && { member: showMember(world, member) }),
    }),
  });
}

export function react(stage: Stage, message: Message, user: Id, emoji: Emoji): void {
  const known = message.reactions.find((one) => same(one.emoji, emoji));
  if (known?.users.includes(user)) return;
  const reactions = known
    ? message.reactions.map((one) =>
        one === known ? { ...one, users: [...one.users, user] } : one,
      )
    : [...message.reactions, { emoji, users: [user] }];
  stage.world.messages.put({ ...message, reactions });
  tell(stage, 'MESSAGE_REACTION_ADD', message, user, emoji);
}

export function unreact(stage: Stage, message: Message, user: Id, emoji: Emoji): void {
  const known = message.reactions.find((one) => same(one.emoji, emoji));
  if (!known?.users.includes(user)) return;
  const reactions = message.reactions
    .map((one) => (one === known ? { ...one, users: one.users.filter((id) => id !== user) } : one))
    .filter((one) => one.users.length > 0);
  stage.world.messages.put({ ...message, reactions });
  tell(stage, 'MESSAGE_REACTION_REMOVE', message, user, emoji);
}

/** All reactions of a message, or all of one emoji. */
export function clearReactions(stage: Stage, message: Message, emoji: Emoji | null): void {
  const reactions = emoji ? message.reactions.filter((one) => !same(one.emoji, emoji)) : [];
  stage.world.messages.put({ ...message, reactions });
  stage.feed.messages(message.channel);
  const channel = stage.world.channels.get(message.channel);
  if (!channel) return;
  stage.gateway.tell({
    event: emoji ? 'MESSAGE_REACTION_REMOVE_EMOJI' : 'MESSAGE_REACTION_REMOVE_ALL',
    intent: channel.server === null ? INTENT.directReactions : INTENT.guildReactions,
    server: channel.server,
    channel,
    payload: () => ({
      channel_id: channel.id,
      message_id: message.id,
      ...(channel.server !== null && { guild_id: channel.server }),
      ...(emoji && { emoji: showEmoji(emoji) }),
    }),
  });
}

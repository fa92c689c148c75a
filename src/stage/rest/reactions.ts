import { emojiFrom } from '../checks/emoji.ts';
import { clearReactions, react, unreact } from '../deeds/reactions.ts';
import { refuse } from '../refusal.ts';
import { showUserOf } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Message, type Reaction } from '../world/nouns.ts';
import { needChannel, needMessage, needPermission, needWritable } from './need.ts';
import { type Answer, type Ask, botOf, none, ok, param, type Route } from './route.ts';

type At = {
  channel: Channel;
  message: Message;
  emoji: Reaction['emoji'];
  known: Reaction | undefined;
};

function at(stage: Stage, ask: Ask): At {
  const channel = needChannel(stage, ask);
  const message = needMessage(stage, ask, channel);
  const emoji = emojiFrom(param(ask, 'emoji_name'));
  if (!emoji) throw refuse(10014);
  const known = message.reactions.find(
    (one) => one.emoji.name === emoji.name && one.emoji.id === emoji.id,
  );
  return { channel, message, emoji, known };
}

function add(stage: Stage, ask: Ask): Answer {
  const { channel, message, emoji, known } = at(stage, ask);
  needWritable(channel);
  needPermission(stage, ask, channel, 'ReadMessageHistory');
  if (!known) needPermission(stage, ask, channel, 'AddReactions');
  if (!known && message.reactions.length >= 20) throw refuse(30010);
  react(stage, message, botOf(ask), emoji);
  return none();
}

function removeOf(stage: Stage, ask: Ask, user: string): Answer {
  const { channel, message, emoji } = at(stage, ask);
  if (user !== botOf(ask)) needPermission(stage, ask, channel, 'ManageMessages');
  unreact(stage, message, user, emoji);
  return none();
}

function removeEmoji(stage: Stage, ask: Ask): Answer {
  const { channel, message, emoji } = at(stage, ask);
  needPermission(stage, ask, channel, 'ManageMessages');
  clearReactions(stage, message, emoji);
  return none();
}

function removeAll(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  needPermission(stage, ask, channel, 'ManageMessages');
  clearReactions(stage, needMessage(stage, ask, channel), null);
  return none();
}

function who(stage: Stage, ask: Ask): Answer {
  const { known } = at(stage, ask);
  return ok((known?.users ?? []).map((id) => showUserOf(stage.world, id)));
}

const R = '/channels/{channel_id}/messages/{message_id}/reactions';

export const reactionRoutes: Route[] = [
  { method: 'PUT', path: `${R}/{emoji_name}/@me`, handle: add },
  {
    method: 'DELETE',
    path: `${R}/{emoji_name}/@me`,
    handle: (stage, ask) => removeOf(stage, ask, botOf(ask)),
  },
  {
    method: 'DELETE',
    path: `${R}/{emoji_name}/{user_id}`,
    handle: (stage, ask) => removeOf(stage, ask, param(ask, 'user_id')),
  },
  { method: 'GET', path: `${R}/{emoji_name}`, handle: who },
  { method: 'DELETE', path: `${R}/{emoji_name}`, handle: removeEmoji },
  { method: 'DELETE', path: R, handle: removeAll },
];

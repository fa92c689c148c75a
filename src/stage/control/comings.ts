import { join, part } from '../deeds/members.ts';
import { changeMessage } from '../deeds/messages.ts';
import { addToThread, changeThread, openThread, removeFromThread } from '../deeds/threads.ts';
import {
  botCalled,
  channelFor,
  isIn,
  messageFor,
  nameable,
  personCalled,
  serverCalled,
} from '../people/named.ts';
import { has } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL, FLAG } from '../wire.ts';
import { permissionsIn } from '../world/access.ts';
import { type Channel } from '../world/nouns.ts';
import { type Wish } from './endpoint.ts';
import { optionalText, optionalYesNo, text, yesNo } from './fields.ts';
import { channel, person } from './people.ts';
import { showChannel } from './show.ts';
import { barred } from './wrong.ts';

export function opensThread(stage: Stage, wish: Wish): object {
  const who = person(stage, wish);
  const parent = channel(stage, wish);
  const starter = optionalText(wish.body, 'message');
  const isPrivate = yesNo(wish.body, 'private', false);
  const right = isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads';
  if (parent.thread || !has(permissionsIn(stage.world, who.id, parent), right))
    throw barred(`${who.name} may not open a thread there.`);
  const from = starter === undefined ? undefined : messageFor(stage, who.id, starter);
  const opened = openThread(stage, {
    parent,
    name: text(wish.body, 'name'),
    owner: who.id,
    type: isPrivate ? CHANNEL.privateThread : CHANNEL.publicThread,
    ...(from && { id: from.id }),
  });
  if (from) changeMessage(stage, { ...from, flags: from.flags | FLAG.hasThread });
  return { channel: showChannel(opened) };
}

function threadOf(stage: Stage, wish: Wish): Channel {
  const found = channelFor(stage, person(stage, wish).id, text(wish.body, 'thread'));
  if (!found.thread) throw barred('That is no thread.');
  return found;
}

export function follows(stage: Stage, wish: Wish): void {
  const thread = threadOf(stage, wish);
  const { id } = person(stage, wish);
  if (yesNo(wish.body, 'leave', false)) removeFromThread(stage, thread.id, id);
  else addToThread(stage, thread.id, id);
}

export function adds(stage: Stage, wish: Wish): void {
  const thread = threadOf(stage, wish);
  const other = personCalled(stage, text(wish.body, 'person'), nameable(stage, thread));
  const manages = has(permissionsIn(stage.world, person(stage, wish).id, thread), 'ManageThreads');
  if (!yesNo(wish.body, 'remove', false)) return addToThread(stage, thread.id, other.id);
  if (!manages && thread.thread?.owner !== person(stage, wish).id)
    throw barred('They may not remove anybody there.');
  removeFromThread(stage, thread.id, other.id);
}

export function archives(stage: Stage, wish: Wish): void {
  const thread = threadOf(stage, wish);
  const who = person(stage, wish);
  const locked = optionalYesNo(wish.body, 'locked');
  const manages = has(permissionsIn(stage.world, who.id, thread), 'ManageThreads');
  const isTheirs = thread.thread?.owner === who.id && !thread.thread.locked;
  if (!manages && (locked !== undefined || !isTheirs))
    throw barred(`${who.name} may not close that thread.`);
  const state = {
    archived: yesNo(wish.body, 'archived', true),
    ...(locked !== undefined && { locked }),
  };
  changeThread(stage, thread.id, state);
}

export function joins(stage: Stage, wish: Wish): void {
  const server = serverCalled(stage, text(wish.body, 'server'));
  const who = person(stage, wish);
  if (isIn(stage, server.id, who.id)) throw barred(`${who.name} is in “${server.name}” already.`);
  join(stage, server.id, who.id);
}

export function leaves(stage: Stage, wish: Wish): void {
  const server = serverCalled(stage, text(wish.body, 'server'));
  const who = person(stage, wish);
  if (!isIn(stage, server.id, who.id)) throw barred(`${who.name} is not in “${server.name}”.`);
  if (server.owner === who.id)
    throw barred(`${who.name} owns “${server.name}” and cannot leave it.`);
  part(stage, server.id, who.id);
}

export function blocks(stage: Stage, wish: Wish): void {
  const who = person(stage, wish);
  const { id } = botCalled(stage, optionalText(wish.body, 'bot'));
  const others = who.blocks.filter((one) => one !== id);
  stage.world.users.put(who.id, {
    ...who,
    blocks: yesNo(wish.body, 'blocked', true) ? [...others, id] : others,
  });
}

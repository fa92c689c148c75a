import { changeChannel, createChannel } from '../deeds/channels.ts';

import { changeThread } from '../deeds/threads.ts';
import { asList, asObject, type JsonObject } from '../json.ts';
import { channelCalled, personCalled, roleCalled, serverCalled } from '../people/named.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Overwrite, type Server } from '../world/nouns.ts';
import { named, type Wish } from './endpoint.ts';
import { optionalText, optionalYesNo, permissions, text } from './fields.ts';
import { showChannel } from './show.ts';
import { server } from './world.ts';
import { barred, senseless, Wrong } from './wrong.ts';

const TYPES: Record<string, Channel['type']> = {
  text: 0,
  voice: 2,
  category: 4,
  announcement: 5,
  forum: 15,
};

/** The id behind a target's name: a role's, or a member's. */
function targetOf(stage: Stage, place: Server, name: string): Pick<Overwrite, 'id' | 'type'> {
  try {
    return { id: roleCalled(place, name).id, type: 0 };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { id: personCalled(stage, name).id, type: 1 };
  }
}

const overwrite = (stage: Stage, place: Server, target: string, body: JsonObject): Overwrite => ({
  ...targetOf(stage, place, target),
  allow: String(permissions(body, 'allow') ?? 0n),
  deny: String(permissions(body, 'deny') ?? 0n),
});

export function addChannel(stage: Stage, wish: Wish): object {
  const place = server(stage, wish);
  const type = TYPES[optionalText(wish.body, 'type') ?? 'text'];
  if (type === undefined) throw senseless(`A channel is one of: ${Object.keys(TYPES).join(', ')}.`);
  const parent = optionalText(wish.body, 'parent');
  const overwrites = asList(wish.body['overwrites'])
    .map(asObject)
    .map((one) => overwrite(stage, place, text(one, 'target'), one));
  const topic = optionalText(wish.body, 'topic') ?? null;
  const fields = {
    server: place.id,
    type,
    name: text(wish.body, 'name').replace(/^#/, ''),
    topic,
    overwrites,
  };
  return showChannel(
    createChannel(stage, {
      ...fields,
      ...(parent !== undefined && { parent: channelCalled(stage, parent).id }),
    }),
  );
}

export function patchChannel(stage: Stage, wish: Wish): object {
  const channel = channelCalled(stage, named(wish, 'channel'));
  const name = optionalText(wish.body, 'name');
  const topic = optionalText(wish.body, 'topic');
  const archived = optionalYesNo(wish.body, 'archived');
  const locked = optionalYesNo(wish.body, 'locked');
  const fields = { ...(name !== undefined && { name }), ...(topic !== undefined && { topic }) };
  if (!channel.thread) return showChannel(changeChannel(stage, { ...channel, ...fields }));
  const state = {
    ...(archived !== undefined && { archived }),
    ...(locked !== undefined && { locked }),
  };
  return showChannel(changeThread(stage, channel.id, state, fields) ?? channel);
}

export function putOverwrite(stage: Stage, wish: Wish, remove: boolean): object {
  const channel = channelCalled(stage, named(wish, 'channel'));
  if (channel.server === null || channel.thread)
    throw barred('Only a channel of a server has overwrites.');
  const one = overwrite(
    stage,
    serverCalled(stage, channel.server),
    named(wish, 'target'),
    wish.body,
  );
  const others = channel.overwrites.filter((each) => each.id !== one.id);
  return showChannel(
    changeChannel(stage, { ...channel, overwrites: remove ? others : [...others, one] }),
  );
}

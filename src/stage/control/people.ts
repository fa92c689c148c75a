import { emojiFrom } from '../checks/emoji.ts';
import { openDirect } from '../deeds/channels.ts';

import { changeMessage, deleteMessage } from '../deeds/messages.ts';
import { pin } from '../deeds/pins.ts';
import { react, unreact } from '../deeds/reactions.ts';
import { asList } from '../json.ts';
import { botCalled, channelFor, messageFor, personCalled } from '../people/named.ts';
import { seenMessage } from '../people/seen.ts';
import { write } from '../people/write.ts';
import { has } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { permissionsIn } from '../world/access.ts';
import { type Channel, type Message, type User } from '../world/nouns.ts';
import { adds, archives, blocks, follows, joins, leaves, opensThread } from './comings.ts';
import { type Endpoint, named, type Wish } from './endpoint.ts';
import { fileFrom, optionalText, text, yesNo } from './fields.ts';
import { showChannel } from './show.ts';
import { barred } from './wrong.ts';

export const person = (stage: Stage, wish: Wish): User =>
  personCalled(stage, named(wish, 'person'));

export const channel = (stage: Stage, wish: Wish): Channel =>
  channelFor(
    stage,
    person(stage, wish).id,
    text(wish.body, 'channel'),
    optionalText(wish.body, 'bot'),
  );

export const message = (stage: Stage, wish: Wish): Message =>
  messageFor(stage, person(stage, wish).id, text(wish.body, 'message'));

const placeOf = (stage: Stage, one: Message): Channel => {
  const place = stage.world.channels.get(one.channel);
  if (!place) throw barred('The channel of that message is gone.');
  return place;
};

function writes(stage: Stage, wish: Wish): object {
  const who = person(stage, wish);
  const content = optionalText(wish.body, 'content') ?? '';
  const files = asList(wish.body['files']).map(fileFrom);
  const replyTo = optionalText(wish.body, 'replyTo');
  const written = write(stage, who, channel(stage, wish), content, files, replyTo ?? null);
  return { message: seenMessage(stage, who.id, written) };
}

function edits(stage: Stage, wish: Wish): object {
  const who = person(stage, wish);
  const own = message(stage, wish);
  if (own.author !== who.id) throw barred(`That message is not ${who.name}’s.`);
  const edited = changeMessage(stage, {
    ...own,
    content: text(wish.body, 'content'),
    edited: stage.world.now(),
  });
  return { message: seenMessage(stage, who.id, edited) };
}

function deletes(stage: Stage, wish: Wish): void {
  const who = person(stage, wish);
  const one = message(stage, wish);
  const may =
    one.author === who.id ||
    has(permissionsIn(stage.world, who.id, placeOf(stage, one)), 'ManageMessages');
  if (!may || one.only !== null) throw barred(`${who.name} may not delete that message.`);
  deleteMessage(stage, one);
}

function pins(stage: Stage, wish: Wish): void {
  const who = person(stage, wish);
  const one = message(stage, wish);
  const set = permissionsIn(stage.world, who.id, placeOf(stage, one));
  if (!has(set, 'PinMessages') && !has(set, 'ManageMessages'))
    throw barred(`${who.name} may not pin messages there.`);
  pin(stage, one, who.id, yesNo(wish.body, 'pinned', true));
}

function reacts(stage: Stage, wish: Wish): void {
  const who = person(stage, wish);
  const one = message(stage, wish);
  const emoji = emojiFrom(text(wish.body, 'emoji'));
  if (!emoji) throw barred('That is no emoji.');
  if (one.only !== null) throw barred('Nobody can react to an ephemeral message.');
  if (yesNo(wish.body, 'remove', false)) return unreact(stage, one, who.id, emoji);
  if (!has(permissionsIn(stage.world, who.id, placeOf(stage, one)), 'AddReactions'))
    throw barred(`${who.name} may not react there.`);
  react(stage, one, who.id, emoji);
}

function types(stage: Stage, wish: Wish): void {
  const where = channel(stage, wish);
  stage.feed.typing(where.id, person(stage, wish).name);
}

function direct(stage: Stage, wish: Wish): object {
  const bot = botCalled(stage, optionalText(wish.body, 'bot'));
  return { channel: showChannel(openDirect(stage, bot.id, person(stage, wish).id)) };
}

export const P = '/people/:person';

export const peopleEndpoints: Endpoint[] = [
  { method: 'POST', path: `${P}/write`, handle: writes },
  { method: 'POST', path: `${P}/edit`, handle: edits },
  { method: 'POST', path: `${P}/delete`, handle: deletes },
  { method: 'POST', path: `${P}/pin`, handle: pins },
  { method: 'POST', path: `${P}/react`, handle: reacts },
  { method: 'POST', path: `${P}/typing`, handle: types },
  { method: 'POST', path: `${P}/dm`, handle: direct },
  { method: 'POST', path: `${P}/thread`, handle: opensThread },
  { method: 'POST', path: `${P}/follow`, handle: follows },
  { method: 'POST', path: `${P}/add`, handle: adds },
  { method: 'POST', path: `${P}/archive`, handle: archives },
  { method: 'POST', path: `${P}/join`, handle: joins },
  { method: 'POST', path: `${P}/leave`, handle: leaves },
  { method: 'POST', path: `${P}/block`, handle: blocks },
];

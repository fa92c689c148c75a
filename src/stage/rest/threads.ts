import { changeMessage, emptyMessage, postMessage } from '../deeds/messages.ts';
import { openThread } from '../deeds/threads.ts';
import { asText } from '../json.ts';
import { refuse } from '../refusal.ts';
import { showChannel } from '../show/channel.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL, FLAG, MESSAGE } from '../wire.ts';
import { type Channel, type Id } from '../world/nouns.ts';
import { checkChannelBody } from './channel-body.ts';
import { needChannel, needMessage, needPermission } from './need.ts';
import { type Answer, type Ask, bodyOf, botOf, created, type Route } from './route.ts';
import { active, archived, archivedPrivate } from './thread-lists.ts';
import { add, members, oneMember, remove } from './thread-members.ts';

const HOLD_THREADS: readonly number[] = [CHANNEL.text, CHANNEL.announcement, CHANNEL.forum];

function newThread(stage: Stage, ask: Ask, parent: Channel, type: 10 | 11 | 12, id?: Id): Channel {
  const body = bodyOf(ask);
  return openThread(stage, {
    parent,
    ...(id !== undefined && { id }),
    name: asText(body['name']) ?? '',
    owner: botOf(ask),
    type,
    ...(typeof body['auto_archive_duration'] === 'number' && {
      autoArchive: body['auto_archive_duration'],
    }),
    ...(typeof body['invitable'] === 'boolean' && { invitable: body['invitable'] }),
    ...(typeof body['rate_limit_per_user'] === 'number' && {
      slowmode: body['rate_limit_per_user'],
    }),
  });
}

function create(stage: Stage, ask: Ask): Answer {
  const parent = needChannel(stage, ask);
  if (!HOLD_THREADS.includes(parent.type)) throw refuse(50024);
  checkChannelBody(bodyOf(ask), true);
  const type = Number(bodyOf(ask)['type'] ?? CHANNEL.privateThread);
  if (type !== 10 && type !== 11 && type !== 12) throw refuse(50024);
  needPermission(
    stage,
    ask,
    parent,
    type === CHANNEL.privateThread ? 'CreatePrivateThreads' : 'CreatePublicThreads',
  );
  const thread = newThread(stage, ask, parent, type);
  if (type !== CHANNEL.privateThread)
    postMessage(stage, {
      ...emptyMessage(stage.world.ids.next(), parent.id, botOf(ask), stage.world.now()),
      type: MESSAGE.threadCreated,
      content: thread.name,
    });
  return created(showChannel(stage.world, thread, botOf(ask)));
}

function createFromMessage(stage: Stage, ask: Ask): Answer {
  const parent = needChannel(stage, ask);
  if (!HOLD_THREADS.includes(parent.type)) throw refuse(50024);
  const message = needMessage(stage, ask, parent);
  checkChannelBody(bodyOf(ask), true);
  needPermission(stage, ask, parent, 'CreatePublicThreads');
  if (stage.world.channels.get(message.id)) throw refuse(160004);
  const type =
    parent.type === CHANNEL.announcement ? CHANNEL.announcementThread : CHANNEL.publicThread;
  const thread = newThread(stage, ask, parent, type, message.id);
  changeMessage(stage, { ...message, flags: message.flags | FLAG.hasThread });
  return created(showChannel(stage.world, thread, botOf(ask)));
}

const C = '/channels/{channel_id}';

export const threadRoutes: Route[] = [
  { method: 'POST', path: `${C}/threads`, handle: create },
  { method: 'POST', path: `${C}/messages/{message_id}/threads`, handle: createFromMessage },
  { method: 'GET', path: `${C}/thread-members`, handle: members },
  ...['@me', '{user_id}'].flatMap((who): Route[] => {
    const as =
      (handle: Route['handle']): Route['handle'] =>
      (stage, ask) =>
        handle(stage, who === '@me' ? { ...ask, params: { ...ask.params, user_id: '@me' } } : ask);
    const path = `${C}/thread-members/${who}`;
    return [
      { method: 'PUT', path, handle: as(add) },
      { method: 'DELETE', path, handle: as(remove) },
      ...(who === '@me' ? [] : [{ method: 'GET' as const, path, handle: as(oneMember) }]),
    ];
  }),
  { method: 'GET', path: '/guilds/{guild_id}/threads/active', handle: active },
  {
    method: 'GET',
    path: `${C}/threads/archived/public`,
    handle: (stage, ask) => archived(stage, ask, (one) => one.type !== CHANNEL.privateThread),
  },
  { method: 'GET', path: `${C}/threads/archived/private`, handle: archivedPrivate },
  {
    method: 'GET',
    path: `${C}/users/@me/threads/archived/private`,
    handle: (stage, ask) =>
      archived(
        stage,
        ask,
        (one) =>
          one.type === CHANNEL.privateThread &&
          one.thread.members.some((m) => m.user === botOf(ask)),
      ),
  },
];

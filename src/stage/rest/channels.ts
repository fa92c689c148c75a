import { changeChannel, createChannel, deleteChannel } from '../deeds/channels.ts';
import { changeThread } from '../deeds/threads.ts';
import { asText } from '../json.ts';
import { has } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { showChannel, showGuildChannel, threadOf } from '../show/channel.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { canSee, channelsOf, permissionsIn } from '../world/access.ts';
import { type ChannelType } from '../world/nouns.ts';
import { checkChannelBody, fieldsFrom, overwritesFrom, threadChange } from './channel-body.ts';
import {
  needChannel,
  needId,
  needPermission,
  needServer,
  needServerPermission,
  needWritable,
} from './need.ts';
import {
  type Answer,
  type Ask,
  bodyOf,
  botOf,
  created,
  none,
  ok,
  param,
  type Route,
} from './route.ts';
import { type Thread } from './thread-members.ts';

function create(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  needServerPermission(stage, ask, server, 'ManageChannels');
  const body = bodyOf(ask);
  checkChannelBody(body, true);
  const type = Number(body['type'] ?? 0);
  if (![0, 2, 4, 5, 13, 15].includes(type)) throw refuse(50024);
  if (channelsOf(stage.world, server.id).filter((one) => !one.thread).length >= 500)
    throw refuse(30013);
  const name = asText(body['name']) ?? '';
  const channel = createChannel(stage, {
    name,
    ...fieldsFrom(body, type),
    type: type as ChannelType,
    server: server.id,
  });
  return created(showGuildChannel(channel));
}

/** What of a thread even its owner may not change without Manage Threads. */
const MANAGED: readonly string[] = ['locked', 'rate_limit_per_user'];

/**
 * A thread is its owner's to name and close; whoever may write there opens it again. A locked one is
 * changed by nobody but who has Manage Threads.
 */
function needThreadRights(stage: Stage, ask: Ask, channel: Thread): void {
  const set = permissionsIn(stage.world, botOf(ask), channel);
  if (has(set, 'ManageThreads')) return;
  const body = bodyOf(ask);
  const changed = Object.keys(body);
  const opens = body['archived'] === false;
  const { locked, owner } = channel.thread;
  if (locked || changed.some((name) => MANAGED.includes(name))) throw refuse(50013);
  if (opens && !has(set, 'SendMessagesInThreads')) throw refuse(50013);
  if (owner !== botOf(ask) && !(opens && changed.length === 1)) throw refuse(50013);
}

function change(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  if (channel.type === CHANNEL.dm) throw refuse(50003);
  const body = bodyOf(ask);
  checkChannelBody(body, false);
  const thread = threadOf(channel);
  if (thread) {
    const wanted = threadChange(body);
    needThreadRights(stage, ask, thread);
    if (wanted.archived !== false) needWritable(thread);
    const { name, slowmode } = fieldsFrom(body, thread.type);
    const changed = changeThread(stage, thread.id, wanted, {
      ...(name !== undefined && { name }),
      ...(slowmode !== undefined && { slowmode }),
    });
    return ok(showChannel(stage.world, changed ?? thread, botOf(ask)));
  }
  needPermission(stage, ask, channel, 'ManageChannels');
  return ok(
    showGuildChannel(changeChannel(stage, { ...channel, ...fieldsFrom(body, channel.type) })),
  );
}

function remove(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  const shown = showChannel(stage.world, channel, botOf(ask));
  // To close direct messages only hides them.
  if (channel.type === CHANNEL.dm) return ok(shown);
  needPermission(stage, ask, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  deleteChannel(stage, channel);
  return ok(shown);
}

function putOverwrite(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  needPermission(stage, ask, channel, 'ManageRoles');
  const id = needId(param(ask, 'overwrite_id'), 'overwrite_id');
  const [overwrite] = overwritesFrom([{ ...bodyOf(ask), id }]);
  if (!overwrite) throw refuse(10009);
  changeChannel(stage, {
    ...channel,
    overwrites: [...channel.overwrites.filter((one) => one.id !== id), overwrite],
  });
  return none();
}

function removeOverwrite(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  needPermission(stage, ask, channel, 'ManageRoles');
  const id = param(ask, 'overwrite_id');
  if (!channel.overwrites.some((one) => one.id === id)) throw refuse(10009);
  changeChannel(stage, {
    ...channel,
    overwrites: channel.overwrites.filter((one) => one.id !== id),
  });
  return none();
}

function typing(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  if (channel.server !== null)
    needPermission(stage, ask, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  stage.feed.typing(channel.id, stage.world.users.get(botOf(ask))?.name ?? '');
  return none();
}

function list(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const seen = channelsOf(stage.world, server.id).filter(
    (one) => !one.thread && canSee(stage.world, botOf(ask), one),
  );
  return ok(seen.map(showGuildChannel));
}

const CHANNEL_PATH = '/channels/{channel_id}';

export const channelRoutes: Route[] = [
  {
    method: 'GET',
    path: CHANNEL_PATH,
    handle: (stage, ask) => ok(showChannel(stage.world, needChannel(stage, ask), botOf(ask))),
  },
  { method: 'PATCH', path: CHANNEL_PATH, handle: change },
  { method: 'DELETE', path: CHANNEL_PATH, handle: remove },
  { method: 'PUT', path: `${CHANNEL_PATH}/permissions/{overwrite_id}`, handle: putOverwrite },
  { method: 'DELETE', path: `${CHANNEL_PATH}/permissions/{overwrite_id}`, handle: removeOverwrite },
  { method: 'POST', path: `${CHANNEL_PATH}/typing`, handle: typing },
  { method: 'GET', path: '/guilds/{guild_id}/channels', handle: list },
  { method: 'POST', path: '/guilds/{guild_id}/channels', handle: create },
];

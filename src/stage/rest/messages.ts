import { form } from '../checks/form.ts';
import { DAY } from '../clock.ts';
import { changeMessage, deleteMessage } from '../deeds/messages.ts';
import { asId, asList, asObject } from '../json.ts';
import { has } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { showMessage } from '../show/message.ts';
import { older, timeOf } from '../snowflake.ts';
import { type Stage } from '../stage.ts';
import { permissionsIn } from '../world/access.ts';
import { audienceOf } from './audience.ts';
import { bodyTaken } from './body-taken.ts';
import { createMessage } from './create-message.ts';
import { editMessage } from './edit-message.ts';
import {
  needChannel,
  needMessage,
  needPermission,
  needTextual,
  needUnlocked,
  needWritable,
} from './need.ts';
import { type Answer, type Ask, bodyOf, botOf, none, ok, type Route } from './route.ts';

function listMessages(stage: Stage, ask: Ask): Answer {
  const { world } = stage;
  const channel = needChannel(stage, ask);
  needTextual(channel);
  const { before, after, around, limit: wanted } = ask.query;
  const limit = Number(wanted ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    const f = form();
    f.wrong(
      ['limit'],
      limit > 100 ? 'NUMBER_TYPE_MAX' : 'NUMBER_TYPE_MIN',
      'int value should be between 1 and 100.',
    );
    f.done();
  }
  if (!has(permissionsIn(world, botOf(ask), channel), 'ReadMessageHistory')) return ok([]);
  const ids = world.messages
    .ids(channel.id)
    .filter((id) => world.messages.get(channel.id, id)?.only === null);
  const chosen = (() => {
    if (after !== undefined) return ids.filter((id) => older(after, id) < 0).slice(0, limit);
    if (around !== undefined) {
      const place = ids.findIndex((id) => older(around, id) <= 0);
      const start = Math.max(0, (place < 0 ? ids.length : place) - Math.floor(limit / 2));
      return ids.slice(start, start + limit);
    }
    return ids.filter((id) => before === undefined || older(id, before) < 0).slice(-limit);
  })();
  const messages = chosen
    .map((id) => world.messages.get(channel.id, id))
    .filter((one) => one !== undefined);
  return ok(messages.reverse().map((message) => showMessage(world, message, botOf(ask))));
}

function getMessage(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  needPermission(stage, ask, channel, 'ReadMessageHistory');
  return ok(showMessage(stage.world, needMessage(stage, ask, channel), botOf(ask)));
}

function patchMessage(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  const message = needMessage(stage, ask, channel);
  if (message.author !== botOf(ask)) throw refuse(50005);
  needWritable(channel);
  needUnlocked(stage, ask, channel);
  const taken = bodyTaken(stage, ask, channel);
  const edited = changeMessage(stage, editMessage(stage, ask, bodyOf(ask), message, { taken }));
  return ok(showMessage(stage.world, edited, botOf(ask)), audienceOf(stage, edited));
}

function removeMessage(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  const message = needMessage(stage, ask, channel);
  if (message.author !== botOf(ask)) {
    if (channel.server === null) throw refuse(50003);
    needPermission(stage, ask, channel, 'ManageMessages');
  }
  needWritable(channel);
  deleteMessage(stage, message);
  return none();
}

function removeMany(stage: Stage, ask: Ask): Answer {
  const channel = needChannel(stage, ask);
  needPermission(stage, ask, channel, 'ManageMessages');
  const ids = asList(asObject(ask.body)['messages']).map(asId);
  if (ids.length < 2 || ids.length > 100) throw refuse(50016);
  if (ids.some((id) => id !== undefined && stage.world.now() - timeOf(id) > 14 * DAY))
    throw refuse(50034);
  for (const id of ids) {
    const message = id === undefined ? undefined : stage.world.messages.get(channel.id, id);
    if (message && message.only === null) deleteMessage(stage, message);
  }
  return none();
}

const MESSAGES = '/channels/{channel_id}/messages';

export const messageRoutes: Route[] = [
  { method: 'POST', path: MESSAGES, handle: createMessage },
  { method: 'GET', path: MESSAGES, handle: listMessages },
  { method: 'POST', path: `${MESSAGES}/bulk-delete`, handle: removeMany },
  { method: 'GET', path: `${MESSAGES}/{message_id}`, handle: getMessage },
  { method: 'PATCH', path: `${MESSAGES}/{message_id}`, handle: patchMessage },
  { method: 'DELETE', path: `${MESSAGES}/{message_id}`, handle: removeMessage },
];

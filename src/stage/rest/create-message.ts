import { form } from '../checks/form.ts';
import { checkMessage, showsSomething } from '../checks/message.ts';
import { MINUTE } from '../clock.ts';
import { mentionsOf } from '../deeds/mentions.ts';
import { emptyMessage, postMessage } from '../deeds/messages.ts';
import { asId, asWord, isObject, type JsonObject } from '../json.ts';
import { has } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { showMessage } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL, FLAG, MESSAGE } from '../wire.ts';
import { permissionsIn } from '../world/access.ts';
import { type Channel, type Id, type Message } from '../world/nouns.ts';
import { audienceOf } from './audience.ts';
import { bodyTaken } from './body-taken.ts';
import { compose, textOf } from './compose.ts';
import { needChannel, needPermission, needTextual, needUnlocked } from './need.ts';
import { type Answer, type Ask, bodyOf, botOf, ok } from './route.ts';

const NONCE_MEMORY = 5 * MINUTE;

/** Whether the bot may write here at all; what a message carries is asked separately. */
export function needWriting(stage: Stage, ask: Ask, channel: Channel): void {
  const { world } = stage;
  needTextual(channel);
  if (channel.type === CHANNEL.dm) {
    const person = channel.recipients.find((id) => id !== botOf(ask));
    const user = person === undefined ? undefined : world.users.get(person);
    if (!user || user.blocks.includes(botOf(ask)) || user.bot) throw refuse(50007);
    const servers = new Set(
      world.members
        .all()
        .filter((one) => one.user === botOf(ask))
        .map((one) => one.server),
    );
    if (!world.members.all().some((one) => one.user === user.id && servers.has(one.server)))
      throw refuse(50278);
    return;
  }
  needPermission(stage, ask, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (channel.thread?.archived && channel.thread.locked) throw refuse(50083);
  needUnlocked(stage, ask, channel);
}

export function needRightsFor(stage: Stage, ask: Ask, channel: Channel, body: JsonObject): void {
  if (ask.files.length > 0) needPermission(stage, ask, channel, 'AttachFiles');
  if (body['tts'] === true) needPermission(stage, ask, channel, 'SendTTSMessages');
}

function repliedTo(stage: Stage, ask: Ask, channel: Channel, body: JsonObject): Message | null {
  const reference = body['message_reference'];
  if (!isObject(reference)) return null;
  const id = asId(reference['message_id']);
  const message = id === undefined ? undefined : stage.world.messages.get(channel.id, id);
  if (!message && reference['fail_if_not_exists'] === false) return null;
  if (!message) {
    const f = form();
    f.wrong(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
    f.done();
  }
  if (!has(permissionsIn(stage.world, botOf(ask), channel), 'ReadMessageHistory'))
    throw refuse(160002);
  return message ?? null;
}

function remembered(stage: Stage, channel: Id, bot: Id, body: JsonObject): Message | undefined {
  const { nonce, enforce_nonce } = body;
  if (enforce_nonce !== true || nonce === undefined || nonce === null) return undefined;
  const known = stage.world.nonces.get(`${channel}:${bot}:${asWord(nonce)}`);
  if (!known || stage.world.now() - known.at > NONCE_MEMORY) return undefined;
  return stage.world.messages.get(channel, known.message);
}

function remember(stage: Stage, message: Message): void {
  const { nonces } = stage.world;
  const now = stage.world.now();
  if (message.nonce !== null)
    nonces.put(`${message.channel}:${message.author}:${String(message.nonce)}`, {
      message: message.id,
      at: now,
    });
  for (const key of nonces.keys()) {
    if (now - (nonces.get(key)?.at ?? 0) <= NONCE_MEMORY) break;
    nonces.remove(key);
  }
}

const SETTABLE = FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.componentsV2;

export function createMessage(stage: Stage, ask: Ask): Answer {
  const { world } = stage;
  const channel = needChannel(stage, ask);
  const body = bodyOf(ask);
  needWriting(stage, ask, channel);
  needRightsFor(stage, ask, channel, body);
  checkMessage(body, ask.files);
  if (!showsSomething(body, ask.files)) throw refuse(50006);
  const taken = bodyTaken(stage, ask, channel);
  if (!showsSomething(taken, ask.files)) throw refuse(50013);
  const known = remembered(stage, channel.id, botOf(ask), body);
  if (known) return ok(showMessage(world, known, botOf(ask)), audienceOf(stage, known));
  const reply = repliedTo(stage, ask, channel, body);
  const parts = compose(world, channel.id, taken, ask.files);
  const id = world.ids.next();
  const { nonce } = body;
  const message: Message = {
    ...emptyMessage(id, channel.id, botOf(ask), world.now()),
    ...parts,
    type: reply ? MESSAGE.reply : MESSAGE.plain,
    flags: Number(body['flags'] ?? 0) & SETTABLE,
    tts: body['tts'] === true,
    replyTo: reply?.id ?? null,
    nonce: typeof nonce === 'string' || typeof nonce === 'number' ? nonce : null,
    ...mentionsOf(
      world,
      channel,
      botOf(ask),
      textOf(parts),
      isObject(body['allowed_mentions']) ? body['allowed_mentions'] : undefined,
      reply?.author ?? null,
    ),
  };
  remember(stage, message);
  postMessage(stage, message);
  return ok(showMessage(world, message, botOf(ask)), audienceOf(stage, message));
}

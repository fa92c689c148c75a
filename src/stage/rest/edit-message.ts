import { type Path } from '../checks/form.ts';
import { checkMessage } from '../checks/message.ts';
import { form } from '../checks/form.ts';
import { HOUR } from '../clock.ts';
import { mentionsOf } from '../deeds/mentions.ts';
import { isObject } from '../json.ts';
import { refuse } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { removeFiles } from '../world/files.ts';
import { type Message } from '../world/nouns.ts';
import { FLAG } from '../wire.ts';
import { compose, textOf } from './compose.ts';
import { type JsonObject } from '../json.ts';
import { type Ask } from './route.ts';

/** Discord allows only so many edits of a message older than an hour; the number is its secret. */
const MOST_LATE_EDITS = 500;

function newFlags(message: Message, flags: unknown): number {
  if (typeof flags !== 'number') return message.flags;
  const settable = FLAG.suppressEmbeds | FLAG.componentsV2;
  if ((message.flags & FLAG.componentsV2) !== 0 && (flags & FLAG.componentsV2) === 0) {
    const f = form();
    f.wrong(
      ['flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The flag IS_COMPONENTS_V2 cannot be removed',
    );
    f.done();
  }
  return (message.flags & ~settable) | (flags & settable);
}

/** Where the body stands in the request, and what of it is taken: all, unless said otherwise. */
type Editing = { base?: Path; taken?: JsonObject };

/** The message with a checked edit applied; nothing is stored yet, except its new files. */
export function editMessage(
  stage: Stage,
  ask: Ask,
  body: JsonObject,
  message: Message,
  { base = [], taken = body }: Editing = {},
): Message {
  const { world } = stage;
  checkMessage(body, ask.files, {
    kept: message.files,
    wasV2: (message.flags & FLAG.componentsV2) !== 0,
    base,
  });
  const isLate = message.webhook === null && world.now() - message.at > HOUR;
  if (isLate && message.lateEdits >= MOST_LATE_EDITS) throw refuse(30046);
  const flags = newFlags(message, body['flags']);
  const parts = compose(world, message.channel, taken, ask.files, message);
  const becomesV2 = (flags & FLAG.componentsV2) !== 0;
  const rest = becomesV2 ? { ...parts, content: '', embeds: [] } : parts;
  const shows =
    rest.content !== '' || rest.embeds.length + rest.components.length + rest.files.length > 0;
  if (!shows) throw refuse(50006);
  removeFiles(
    world,
    message.files.filter((file) => !rest.files.some((one) => one.id === file.id)),
  );
  const channel = world.channels.get(message.channel);
  const allowed = isObject(body['allowed_mentions']) ? body['allowed_mentions'] : undefined;
  return {
    ...message,
    ...rest,
    flags: flags & ~FLAG.loading,
    edited: world.now(),
    lateEdits: message.lateEdits + (isLate ? 1 : 0),
    ...(channel && mentionsOf(world, channel, message.author, textOf(rest), allowed, null)),
  };
}

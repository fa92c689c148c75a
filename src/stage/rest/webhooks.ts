import { checkMessage, showsSomething } from '../checks/message.ts';
import { changeInteraction, interactionIn, TOKEN_LIVES } from '../deeds/interactions.ts';
import { changeMessage, deleteMessage, postMessage } from '../deeds/messages.ts';
import { refuse } from '../refusal.ts';
import { showMessage } from '../show/message.ts';
import { timeOf } from '../snowflake.ts';
import { type Stage } from '../stage.ts';
import { FLAG, MESSAGE } from '../wire.ts';
import { type Interaction, type Message } from '../world/nouns.ts';
import { messageFrom } from './answers.ts';
import { audienceOf } from './audience.ts';
import { settleOriginal } from './callback.ts';
import { editMessage } from './edit-message.ts';
import { type Answer, type Ask, bodyOf, none, ok, param, type Route } from './route.ts';

/** The interaction whose token the path carries, while the token lives. */
function needInteraction(stage: Stage, ask: Ask): Interaction {
  const app = param(ask, 'webhook_id');
  const token = param(ask, 'webhook_token');
  const id = interactionIn(token);
  if (id === undefined) throw refuse(10015);
  if (stage.world.now() - timeOf(id) > TOKEN_LIVES) throw refuse(50027);
  const interaction = stage.world.interactions.get(id);
  const isKnown = interaction?.token === token && interaction.app === app;
  if (!interaction || !isKnown || interaction.acknowledged === null) throw refuse(10015);
  return interaction;
}

function needOwn(stage: Stage, ask: Ask, interaction: Interaction): Message {
  const named = ask.params['message_id'];
  const id = named === undefined || named === '@original' ? interaction.original : named;
  const message = id === null ? undefined : stage.world.messages.get(interaction.channel, id);
  // A public message may have been written by the bot itself before; the token does not reach it,
  // except the very one whose component was used.
  const isOwn = message?.webhook === interaction.app || message?.id === interaction.source;
  if (!message || !isOwn) throw refuse(10008);
  return message;
}

function followUp(stage: Stage, ask: Ask): Answer {
  const interaction = needInteraction(stage, ask);
  const body = bodyOf(ask);
  checkMessage(body, ask.files);
  if (!showsSomething(body, ask.files)) throw refuse(50006);
  const { original } = interaction;
  const waiting =
    original === null ? undefined : stage.world.messages.get(interaction.channel, original);
  // After a deferral the first follow-up takes the place of what was promised.
  if (waiting && (waiting.flags & FLAG.loading) !== 0)
    return changeOwn(stage, ask, interaction, waiting);
  const made = messageFrom(stage, ask, interaction, body);
  const message = { ...made, cause: made.cause && { ...made.cause, name: null } };
  const reply =
    waiting && waiting.only === null
      ? { type: MESSAGE.reply, replyTo: waiting.id }
      : { type: MESSAGE.plain };
  postMessage(stage, { ...message, ...reply });
  changeInteraction(stage, { ...interaction, followUps: interaction.followUps + 1 });
  return ok(
    showMessage(stage.world, { ...message, ...reply }, interaction.app),
    audienceOf(stage, message),
  );
}

function changeOwn(stage: Stage, ask: Ask, interaction: Interaction, message: Message): Answer {
  const wasLoading = (message.flags & FLAG.loading) !== 0;
  const edited = editMessage(stage, ask, bodyOf(ask), message);
  const shown = changeMessage(stage, wasLoading ? { ...edited, edited: null } : edited);
  if (message.id === interaction.original) settleOriginal(stage, interaction.id);
  return ok(showMessage(stage.world, shown, interaction.app), audienceOf(stage, shown));
}

function edit(stage: Stage, ask: Ask): Answer {
  const interaction = needInteraction(stage, ask);
  return changeOwn(stage, ask, interaction, needOwn(stage, ask, interaction));
}

function get(stage: Stage, ask: Ask): Answer {
  const interaction = needInteraction(stage, ask);
  return ok(showMessage(stage.world, needOwn(stage, ask, interaction), interaction.app));
}

function remove(stage: Stage, ask: Ask): Answer {
  const interaction = needInteraction(stage, ask);
  const message = needOwn(stage, ask, interaction);
  deleteMessage(stage, message);
  if (message.id === interaction.original) settleOriginal(stage, interaction.id);
  return none();
}

const BASE = '/webhooks/{webhook_id}/{webhook_token}';

export const webhookRoutes: Route[] = [
  { method: 'POST', path: BASE, open: true, handle: followUp },
  ...[`${BASE}/messages/@original`, `${BASE}/messages/{message_id}`].flatMap((path): Route[] => [
    { method: 'GET', path, open: true, handle: get },
    { method: 'PATCH', path, open: true, handle: edit },
    { method: 'DELETE', path, open: true, handle: remove },
  ]),
];

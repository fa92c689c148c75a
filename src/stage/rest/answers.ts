import { form, listIn, numberIn, objectIn, textIn } from '../checks/form.ts';
import { checkMessage, showsSomething } from '../checks/message.ts';
import { checkModal } from '../checks/modal.ts';
import { acknowledge } from '../deeds/interactions.ts';
import { mentionsOf } from '../deeds/mentions.ts';
import { changeMessage, emptyMessage, postMessage } from '../deeds/messages.ts';
import { asList, asObject, asText, asWord, isObject, type JsonObject } from '../json.ts';
import { refuse } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { CALLBACK, FLAG, INTERACTION, MESSAGE } from '../wire.ts';
import { type Cause, type Interaction, type Message } from '../world/nouns.ts';
import { compose, textOf } from './compose.ts';
import { editMessage } from './edit-message.ts';
import { numbered } from './number-components.ts';
import { type Ask, bodyOf } from './route.ts';

export const causeOf = (interaction: Interaction): Cause => ({
  id: interaction.id,
  type: interaction.type === INTERACTION.autocomplete ? INTERACTION.command : interaction.type,
  user: interaction.user,
  name: interaction.type === INTERACTION.command ? interaction.name : null,
  source: interaction.source,
});

const typeOf = (interaction: Interaction): number =>
  interaction.type === INTERACTION.command ? MESSAGE.command : MESSAGE.plain;

const KEPT_FLAGS =
  FLAG.ephemeral | FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.componentsV2;

/** A message that an interaction sends: the first answer or a follow-up. */
export function messageFrom(
  stage: Stage,
  ask: Ask,
  interaction: Interaction,
  body: JsonObject,
): Message {
  const { world } = stage;
  const flags = Number(body['flags'] ?? 0) & KEPT_FLAGS;
  const channel = world.channels.get(interaction.channel);
  const parts = compose(world, interaction.channel, body, ask.files);
  const allowed = isObject(body['allowed_mentions']) ? body['allowed_mentions'] : undefined;
  return {
    ...emptyMessage(world.ids.next(), interaction.channel, interaction.app, world.now()),
    ...parts,
    webhook: interaction.app,
    type: typeOf(interaction),
    flags,
    tts: body['tts'] === true,
    cause: causeOf(interaction),
    only: (flags & FLAG.ephemeral) !== 0 ? interaction.user : null,
    ...(channel && mentionsOf(world, channel, interaction.app, textOf(parts), allowed, null)),
  };
}

function answerWithMessage(
  stage: Stage,
  ask: Ask,
  interaction: Interaction,
  body: JsonObject,
): Message {
  checkMessage(body, ask.files, { base: ['data'] });
  if (!showsSomething(body, ask.files)) throw refuse(50006);
  const message = messageFrom(stage, ask, interaction, body);
  acknowledge(stage, interaction, 'answered', {
    original: message.id,
    ephemeral: message.only !== null,
  });
  return postMessage(stage, message);
}

function defer(stage: Stage, interaction: Interaction, body: JsonObject): Message {
  const ephemeral = (Number(body['flags'] ?? 0) & FLAG.ephemeral) !== 0;
  const { world } = stage;
  const message: Message = {
    ...emptyMessage(world.ids.next(), interaction.channel, interaction.app, world.now()),
    webhook: interaction.app,
    type: typeOf(interaction),
    flags: FLAG.loading | (ephemeral ? FLAG.ephemeral : 0),
    cause: causeOf(interaction),
    only: ephemeral ? interaction.user : null,
  };
  acknowledge(stage, interaction, 'thinking', { original: message.id, ephemeral });
  return postMessage(stage, message);
}

function update(stage: Stage, ask: Ask, interaction: Interaction, body: JsonObject): Message {
  const source = sourceOf(stage, interaction);
  const edited = editMessage(stage, ask, body, source, { base: ['data'] });
  acknowledge(stage, interaction, 'updated', {
    original: source.id,
    ephemeral: source.only !== null,
  });
  return changeMessage(stage, edited);
}

export function sourceOf(stage: Stage, interaction: Interaction): Message {
  const source =
    interaction.source === null
      ? undefined
      : stage.world.messages.get(interaction.channel, interaction.source);
  if (!source) throw refuse(10008);
  return source;
}

function offer(stage: Stage, interaction: Interaction, body: JsonObject): void {
  const f = form(['data']);
  const choices = body['choices'];
  if (listIn(f, ['choices'], choices, { max: 25, need: true }))
    choices.forEach((choice, n) => {
      if (!objectIn(f, ['choices', n], choice)) return;
      textIn(f, ['choices', n, 'name'], choice['name'], { min: 1, max: 100, need: true });
      if (typeof choice['value'] === 'string')
        textIn(f, ['choices', n, 'value'], choice['value'], { max: 100 });
      else numberIn(f, ['choices', n, 'value'], choice['value'], { need: true });
    });
  f.done();
  const shown = asList(choices as JsonObject[]).map(asObject);
  acknowledge(stage, interaction, 'choices', {
    choices: shown.map(({ name, value }) => ({
      name: asText(name) ?? '',
      value: typeof value === 'number' ? value : asWord(value),
    })),
  });
}

function showModal(stage: Stage, interaction: Interaction, body: JsonObject): void {
  checkModal(body);
  stage.world.modals.put(interaction.user, {
    id: interaction.id,
    person: interaction.user,
    app: interaction.app,
    channel: interaction.channel,
    server: interaction.server,
    source: interaction.source,
    customId: asText(body['custom_id']) ?? '',
    title: asText(body['title']) ?? '',
    components: asList(numbered(asList(body['components']))),
  });
  acknowledge(stage, interaction, 'modal');
  stage.feed.modal(interaction.user);
}

export function perform(
  stage: Stage,
  ask: Ask,
  interaction: Interaction,
  type: number,
): Message | null {
  const body = asObject(bodyOf(ask)['data']);
  if (type === CALLBACK.message) return answerWithMessage(stage, ask, interaction, body);
  if (type === CALLBACK.deferMessage) return defer(stage, interaction, body);
  if (type === CALLBACK.update) return update(stage, ask, interaction, body);
  if (type === CALLBACK.choices) offer(stage, interaction, body);
  else if (type === CALLBACK.modal) showModal(stage, interaction, body);
  else acknowledge(stage, interaction, 'updating', { original: sourceOf(stage, interaction).id });
  return null;
}

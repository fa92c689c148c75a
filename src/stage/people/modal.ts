import { type APIModalSubmissionComponent } from 'discord-api-types/v10';
import { barred } from '../control/wrong.ts';
import { startInteraction } from '../deeds/interactions.ts';
import { asList, asObject, asText, isObject, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { COMPONENT, INTERACTION } from '../wire.ts';
import { type Interaction, type Modal } from '../world/nouns.ts';
import { answerOf, type Filled, type Filling } from './modal-answers.ts';
import { resolve } from './resolved.ts';
import { nobodyNamed } from './values.ts';

const KIND: Record<number, string> = {
  3: 'string',
  5: 'user',
  6: 'role',
  7: 'mentionable',
  8: 'channel',
  19: 'file',
  21: 'radio',
  22: 'checkboxes',
  23: 'checkbox',
};

export type Field = { label: string; description: string | null; input: JsonObject };

/** The fields of a modal, each with the label that stands over it. */
export function fieldsOf(modal: Modal): Field[] {
  return modal.components.filter(isObject).flatMap((one): Field[] => {
    if (one['type'] === COMPONENT.label)
      return [
        {
          label: asText(one['label']) ?? '',
          description: asText(one['description']) ?? null,
          input: asObject(one['component']),
        },
      ];
    return asList(one['components'])
      .map(asObject)
      .map((input) => ({ label: asText(input['label']) ?? '', description: null, input }));
  });
}

export const isRequired = (input: JsonObject): boolean =>
  input['required'] === undefined
    ? input['type'] !== COMPONENT.checkbox
    : input['required'] === true;

function showField({ label, description, input }: Field): object {
  const isText = input['type'] === COMPONENT.textInput;
  const [min, max] = isText ? ['min_length', 'max_length'] : ['min_values', 'max_values'];
  return {
    label,
    description,
    customId: input['custom_id'],
    kind: isText
      ? input['style'] === 2
        ? 'paragraph'
        : 'text'
      : (KIND[Number(input['type'])] ?? 'text'),
    required: isRequired(input),
    value: asText(input['value']) ?? null,
    placeholder: asText(input['placeholder']) ?? null,
    min: input[min ?? ''] ?? null,
    max: input[max ?? ''] ?? null,
    options: asList(input['options']),
  };
}

/** A modal as it stands on somebody's screen. */
export const showModal = (modal: Modal): object => ({
  id: modal.id,
  customId: modal.customId,
  title: modal.title,
  text: modal.components
    .filter(isObject)
    .filter((one) => one['type'] === COMPONENT.text)
    .map((one) => one['content']),
  fields: fieldsOf(modal).map(showField),
});

/** Fills in and sends the modal on somebody's screen; `filled` is by label or custom id. */
export function submit(stage: Stage, modal: Modal, filled: Map<string, Filled>): Interaction {
  const channel = stage.world.channels.get(modal.channel);
  if (!channel) throw barred('The channel of that modal is gone.');
  const fields = fieldsOf(modal);
  const nameOf = (field: Field): string | undefined =>
    [...filled.keys()].find(
      (name) =>
        name === field.input['custom_id'] || name.toLowerCase() === field.label.toLowerCase(),
    );
  const known = fields.map(nameOf);
  const odd = [...filled.keys()].find((name) => !known.includes(name));
  if (odd !== undefined) throw barred(`The modal “${modal.title}” has no field “${odd}”.`);
  const filling: Filling = {
    stage,
    person: modal.person,
    channel,
    named: nobodyNamed(),
    files: [],
  };
  const answers = fields.map((field) => answerOf(filling, field, filled.get(nameOf(field) ?? '')));
  const components = modal.components.filter(isObject).map((one, n): unknown => {
    const id = Number(one['id'] ?? n + 1);
    if (one['type'] === COMPONENT.text) return { type: COMPONENT.text, id };
    const answer = answers.shift();
    return one['type'] === COMPONENT.label
      ? { type: COMPONENT.label, id, component: answer }
      : { type: COMPONENT.row, id, components: [answer] };
  });
  const resolved = resolve(stage, modal.person, channel, filling.named, filling.files);
  return startInteraction(
    stage,
    {
      app: modal.app,
      type: INTERACTION.modal,
      user: modal.person,
      channel: modal.channel,
      server: modal.server,
      source: modal.source,
      name: modal.customId,
    },
    {
      custom_id: modal.customId,
      components: components as APIModalSubmissionComponent[],
      ...(Object.keys(resolved).length > 0 && { resolved }),
    },
  );
}

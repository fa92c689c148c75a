import { type APIMessageComponentInteractionData } from 'discord-api-types/v10';
import { barred } from '../control/wrong.ts';
import { startInteraction } from '../deeds/interactions.ts';
import { asList, asObject, asText, asWord, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { BUTTON, COMPONENT, INTERACTION } from '../wire.ts';
import { type Channel, type Id, type Interaction, type Message } from '../world/nouns.ts';
import { buttonsOf, faceOf, isFaced, needEnabled, newestWith, selectsOf } from './components.ts';
import { resolve } from './resolved.ts';
import { channelIn, mentionableIn, type Named, nobodyNamed, roleIn, userIn } from './values.ts';

type Where = { message: Message } | { channel: Channel };

function locate(
  stage: Stage,
  person: Id,
  where: Where,
  what: string,
  find: (message: Message) => JsonObject | undefined,
): { message: Message; component: JsonObject } {
  if ('channel' in where) {
    const found = newestWith(stage, person, where.channel, find);
    if (!found) throw barred(`No message there has ${what}.`);
    return found;
  }
  const component = find(where.message);
  if (!component) throw barred(`That message has not got ${what}.`);
  return { message: where.message, component };
}

function start(
  stage: Stage,
  person: Id,
  message: Message,
  component: JsonObject,
  data: object,
): Interaction {
  const channel = stage.world.channels.get(message.channel);
  const custom_id = asText(component['custom_id']) ?? '';
  return startInteraction(
    stage,
    {
      app: message.author,
      type: INTERACTION.component,
      user: person,
      channel: message.channel,
      server: channel?.server ?? null,
      source: message.id,
      name: custom_id,
    },
    {
      custom_id,
      component_type: component['type'],
      id: component['id'],
      ...data,
    } as APIMessageComponentInteractionData,
  );
}

/** Presses a button, found by what it shows or by its custom id. */
export function press(
  stage: Stage,
  person: Id,
  where: Where,
  by: { label?: string; customId?: string },
): Interaction {
  const what =
    by.label === undefined
      ? `a button with the custom id “${by.customId}”`
      : `a button “${by.label}”`;
  const fits = (button: JsonObject): boolean =>
    by.customId !== undefined
      ? button['custom_id'] === by.customId
      : isFaced(button, by.label ?? '');
  const find = (message: Message): JsonObject | undefined => {
    const fitting = buttonsOf(message).filter(fits);
    return fitting.find((button) => button['disabled'] !== true) ?? fitting[0];
  };
  const { message, component } = locate(stage, person, where, what, find);
  const face = faceOf(component);
  needEnabled(component, `The button “${face}”`);
  if (component['style'] === BUTTON.link)
    throw barred(`The button “${face}” only opens ${asWord(component['url'])}.`);
  return start(stage, person, message, component, {});
}

export type Choice = { values?: string[]; labels?: string[] };

/** The chosen values of a select of any kind, by value or by what is shown. */
export function chosenValues(
  stage: Stage,
  person: Id,
  channel: Channel,
  select: JsonObject,
  choice: Choice,
  named: Named,
): string[] {
  const given = choice.values ?? choice.labels ?? [];
  if (select['type'] === COMPONENT.stringSelect) {
    const options = asList(select['options']).map(asObject);
    return given.map((one) => {
      const option =
        options.find((each) => each['value'] === one) ??
        options.find((each) => asWord(each['label']).toLowerCase() === one.trim().toLowerCase());
      if (!option) throw barred(`There is no option “${one}” to choose.`);
      return asText(option['value']) ?? '';
    });
  }
  return given.map((one) => {
    if (select['type'] === COMPONENT.userSelect) return userIn(stage, channel, named, one);
    if (select['type'] === COMPONENT.roleSelect) return roleIn(stage, channel, named, one);
    if (select['type'] === COMPONENT.mentionableSelect)
      return mentionableIn(stage, channel, named, one);
    return channelIn(stage, person, named, one, asList(select['channel_types']).map(Number));
  });
}

export function needCount(select: JsonObject, count: number, least: number): void {
  const most = Number(select['max_values'] ?? 1);
  if (count < least) throw barred(`At least ${least} must be chosen.`);
  if (count > most) throw barred(`At most ${most} can be chosen.`);
}

/** Chooses in a select, found by custom id, by its placeholder, or as the only one there. */
export function chooseIn(
  stage: Stage,
  person: Id,
  where: Where,
  by: { customId?: string; placeholder?: string },
  choice: Choice,
): Interaction {
  const fits = (select: JsonObject): boolean => {
    if (by.customId !== undefined) return select['custom_id'] === by.customId;
    if (by.placeholder === undefined) return true;
    return (
      asWord(select['placeholder'] ?? '').toLowerCase() === by.placeholder.trim().toLowerCase()
    );
  };
  const name = by.placeholder ?? by.customId;
  const what = name === undefined ? 'anything to choose from' : `a chooser “${name}”`;
  const { message, component } = locate(stage, person, where, what, (one) =>
    selectsOf(one).find(fits),
  );
  needEnabled(component, 'That chooser');
  const channel = stage.world.channels.get(message.channel);
  if (!channel) throw barred('That message is gone.');
  const named = nobodyNamed();
  const values = chosenValues(stage, person, channel, component, choice, named);
  needCount(component, values.length, Number(component['min_values'] ?? 1));
  const resolved = resolve(stage, person, channel, named, []);
  return start(stage, person, message, component, {
    values,
    ...(Object.keys(resolved).length > 0 && { resolved }),
  });
}

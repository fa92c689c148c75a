import { deleteMessage } from '../deeds/messages.ts';
import { asObject } from '../json.ts';
import { channelFor, messageFor, nameable, personCalled } from '../people/named.ts';
import { outcomeOf, waitFor } from '../people/outcome.ts';
import { readTyped, type Typed } from '../people/read-typed.ts';
import { usableCommands } from '../people/usable.ts';
import { autocomplete, sendCommand } from '../people/use-command.ts';
import { chooseIn, press } from '../people/use-component.ts';
import { useMenu } from '../people/use-menu.ts';
import { type Value } from '../people/values.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Interaction, type Message } from '../world/nouns.ts';
import { type Endpoint, type Wish } from './endpoint.ts';
import { filesByName, optionalNumber, optionalText, text, texts, yesNo } from './fields.ts';
import { modalOf, submitted } from './modals.ts';
import { channel, message, P, person } from './people.ts';
import { barred, senseless } from './wrong.ts';

const WAIT = 15_000;

export async function answer(stage: Stage, wish: Wish, interaction: Interaction): Promise<object> {
  stage.world.flush();
  if (!yesNo(wish.body, 'wait', true))
    return { ...outcomeOf(stage, interaction.id), status: 'sent' };
  await waitFor(stage, interaction.id, optionalNumber(wish.body, 'timeout') ?? WAIT);
  return outcomeOf(stage, interaction.id);
}

function typed(stage: Stage, wish: Wish): { who: string; where: Channel; what: Typed } {
  const { body } = wish;
  const who = person(stage, wish).id;
  const where = channel(stage, wish);
  const line = optionalText(body, 'line');
  const command = optionalText(body, 'command');
  if (line === undefined && command === undefined)
    throw senseless('A “line” or a “command” is needed.');
  const options = asObject(body['options']) as Record<string, Value>;
  const files = filesByName(body, 'files');
  const wanted = line === undefined ? { command: command ?? '', options } : { line };
  return { who, where, what: readTyped(stage, who, where, { ...wanted, files }) };
}

async function command(stage: Stage, wish: Wish): Promise<object> {
  const { who, where, what } = typed(stage, wish);
  return answer(stage, wish, await sendCommand(stage, who, where, what));
}

async function offers(stage: Stage, wish: Wish): Promise<object> {
  const { who, where, what } = typed(stage, wish);
  const focused = optionalText(wish.body, 'focused') ?? [...what.values.keys()].at(-1);
  if (focused === undefined) throw senseless('Which option is “focused”?');
  const { id } = autocomplete(stage, who, where, what, focused);
  await waitFor(stage, id, optionalNumber(wish.body, 'timeout') ?? WAIT);
  return { ...outcomeOf(stage, id), choices: stage.world.interactions.get(id)?.choices ?? [] };
}

function where(stage: Stage, wish: Wish): { message: Message } | { channel: Channel } {
  const id = optionalText(wish.body, 'message');
  if (id !== undefined) return { message: messageFor(stage, person(stage, wish).id, id) };
  if (wish.body['channel'] === undefined) throw senseless('A “message” or a “channel” is needed.');
  return { channel: channel(stage, wish) };
}

function pressed(stage: Stage, wish: Wish): Promise<object> {
  const label = optionalText(wish.body, 'label');
  const customId = optionalText(wish.body, 'customId');
  if (label === undefined && customId === undefined)
    throw senseless('A “label” or a “customId” is needed.');
  const by = { ...(label !== undefined && { label }), ...(customId !== undefined && { customId }) };
  const at = where(stage, wish);
  const once = () => press(stage, person(stage, wish).id, at, by);
  if (yesNo(wish.body, 'twice', false)) once();
  return answer(stage, wish, once());
}

function chosen(stage: Stage, wish: Wish): Promise<object> {
  const customId = optionalText(wish.body, 'customId');
  const placeholder = optionalText(wish.body, 'placeholder');
  const values = texts(wish.body, 'values');
  const labels = texts(wish.body, 'labels');
  if (!values && !labels) throw senseless('“values” or “labels” are needed.');
  const by = {
    ...(customId !== undefined && { customId }),
    ...(placeholder !== undefined && { placeholder }),
  };
  const choice = { ...(values && { values }), ...(labels && { labels }) };
  return answer(
    stage,
    wish,
    chooseIn(stage, person(stage, wish).id, where(stage, wish), by, choice),
  );
}

function menu(stage: Stage, wish: Wish): Promise<object> {
  const who = person(stage, wish).id;
  const name = text(wish.body, 'command');
  const user = optionalText(wish.body, 'user');
  const target = user === undefined ? message(stage, wish) : undefined;
  const at =
    wish.body['channel'] === undefined && target
      ? channelFor(stage, who, target.channel)
      : channel(stage, wish);
  const chosenTarget = target
    ? { message: target }
    : { user: personCalled(stage, user ?? '', nameable(stage, at)).id };
  return answer(stage, wish, useMenu(stage, who, at, name, chosenTarget));
}

function dismiss(stage: Stage, wish: Wish): void {
  const who = person(stage, wish);
  if (wish.body['modal'] === true) {
    stage.world.modals.remove(who.id);
    stage.feed.modal(who.id);
    return;
  }
  const one = message(stage, wish);
  if (one.only !== who.id) throw barred('Only an ephemeral message can be dismissed.');
  deleteMessage(stage, one);
}

function commands(stage: Stage, wish: Wish): object {
  const who = person(stage, wish).id;
  const at = channelFor(
    stage,
    who,
    text({ channel: wish.query['channel'] ?? '' }, 'channel'),
    wish.query['bot'],
  );
  return { commands: usableCommands(stage, who, at) };
}

export const interactionEndpoints: Endpoint[] = [
  { method: 'POST', path: `${P}/command`, handle: command },
  { method: 'POST', path: `${P}/autocomplete`, handle: offers },
  { method: 'POST', path: `${P}/menu`, handle: menu },
  { method: 'POST', path: `${P}/press`, handle: pressed },
  { method: 'POST', path: `${P}/choose`, handle: chosen },
  { method: 'POST', path: `${P}/submit`, handle: submitted },
  { method: 'POST', path: `${P}/dismiss`, handle: dismiss },
  { method: 'GET', path: `${P}/commands`, handle: commands },
  { method: 'GET', path: `${P}/modal`, handle: modalOf },
];

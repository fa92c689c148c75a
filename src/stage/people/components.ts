import { barred } from '../control/wrong.ts';
import { asWord, isObject, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Id, type Message } from '../world/nouns.ts';
import { COMPONENT } from '../wire.ts';
import { sees } from './named.ts';

/** All components of a message or a modal, those inside others included, in reading order. */
export function flat(components: readonly unknown[]): JsonObject[] {
  return components
    .filter(isObject)
    .flatMap((one) => [
      one,
      ...(Array.isArray(one['components']) ? flat(one['components']) : []),
      ...(isObject(one['accessory']) ? flat([one['accessory']]) : []),
      ...(isObject(one['component']) ? flat([one['component']]) : []),
    ]);
}

const SELECTS: readonly number[] = [3, 5, 6, 7, 8];

export const buttonsOf = (message: Message): JsonObject[] =>
  flat(message.components).filter((one) => one['type'] === COMPONENT.button);

export const selectsOf = (message: Message): JsonObject[] =>
  flat(message.components).filter((one) => SELECTS.includes(Number(one['type'])));

/** What a button shows: emoji, label, or both. */
export function faceOf(button: JsonObject): string {
  const emoji = isObject(button['emoji']) ? button['emoji']['name'] : undefined;
  return [asWord(emoji), asWord(button['label'])].filter((part) => part !== '').join(' ');
}

export const isFaced = (button: JsonObject, label: string): boolean => {
  const wanted = label.trim().toLowerCase();
  const faces = [faceOf(button), button['label']].filter((face) => typeof face === 'string');
  return faces.some((face) => face.trim().toLowerCase() === wanted);
};

const SEARCHED = 200;

/** The newest message on somebody's screen with such a component; one that can be used if there is. */
export function newestWith(
  stage: Stage,
  person: Id,
  channel: Channel,
  find: (message: Message) => JsonObject | undefined,
): { message: Message; component: JsonObject } | undefined {
  const found = stage.world.messages
    .ids(channel.id)
    .slice(-SEARCHED)
    .reverse()
    .map((id) => stage.world.messages.get(channel.id, id))
    .filter((message) => message !== undefined)
    .filter((message) => sees(stage, person, message))
    .map((message) => ({ message, component: find(message) }))
    .filter(
      (one): one is { message: Message; component: JsonObject } => one.component !== undefined,
    );
  return found.find(({ component }) => component['disabled'] !== true) ?? found[0];
}

export function needEnabled(component: JsonObject, what: string): void {
  if (component['disabled'] === true) throw barred(`${what} is disabled.`);
}

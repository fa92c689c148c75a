import { type RequestEntry } from '../play/stage-types.ts';
import {
  callbackRoute,
  componentsIn,
  isObject,
  messageOf,
  objects,
  pathOf,
  text,
  type Json,
} from './payload.ts';
import { place } from './mentions.ts';

type Found = (what: string, given: number, most: number) => void;

const BUTTON = 2;
const ROW = 1;
const COMPONENTS_V2 = 1 << 15;

/**
 * Discord's limits, looked at here once more than by the stage: what the bot sent must keep them,
 * whether or not it was let through.
 */
export function brokenLimits(entry: RequestEntry): string[] {
  const broken: string[] = [];
  const found: Found = (what, given, most) => {
    if (given > most) broken.push(`${place(entry)}: ${what} is ${given}, at most ${most}`);
  };
  const message = messageOf(entry);
  if (message !== null) ofMessage(message.body, found);
  if (callbackRoute.test(pathOf(entry)) && isObject(entry.body) && isObject(entry.body['data']))
    ofCallback(entry.body['data'], found);
  if (entry.status === 400 && entry.fault === null)
    broken.push(`${place(entry)} was refused with 400: ${JSON.stringify(entry.answer)}`);
  return broken;
}

function ofMessage(body: Json, found: Found): void {
  found('the length of the content', text(body['content']).length, 2000);
  const embeds = objects(body['embeds']);
  found('the number of embeds', embeds.length, 10);
  found(
    'the length of all embeds',
    embeds.reduce((sum, embed) => sum + embedLength(embed), 0),
    6000,
  );
  for (const embed of embeds) ofEmbed(embed, found);
  const components = componentsIn(body['components']);
  const v2 = (Number(body['flags'] ?? 0) & COMPONENTS_V2) !== 0;
  if (v2) found('the number of components', components.length, 40);
  else found('the number of rows', objects(body['components']).length, 5);
  found('the length of a nonce', text(body['nonce']).length, 25);
  ofComponents(components, found);
}

function embedLength(embed: Json): number {
  const inner = [embed['author'], embed['footer'], ...objects(embed['fields'])].filter(isObject);
  const parts = [embed['title'], embed['description']];
  const texts = [...parts, ...inner.flatMap((one) => [one['name'], one['value'], one['text']])];
  return texts.reduce<number>((sum, part) => sum + text(part).length, 0);
}

function ofEmbed(embed: Json, found: Found): void {
  found('the length of a title', text(embed['title']).length, 256);
  found('the length of a description', text(embed['description']).length, 4096);
  const fields = objects(embed['fields']);
  found('the number of fields', fields.length, 25);
  for (const field of fields) {
    found('the length of a field’s name', text(field['name']).length, 256);
    found('the length of a field’s value', text(field['value']).length, 1024);
  }
  const inner = (key: string, part: string) =>
    isObject(embed[key]) ? text(embed[key][part]).length : 0;
  found('the length of a footer', inner('footer', 'text'), 2048);
  found('the length of an author’s name', inner('author', 'name'), 256);
}

function ofComponents(components: Json[], found: Found): void {
  for (const component of components) {
    found('the length of a custom id', text(component['custom_id']).length, 100);
    found('the length of a placeholder', text(component['placeholder']).length, 150);
    if (component['type'] === BUTTON)
      found('the length of a button’s label', text(component['label']).length, 80);
    if (component['type'] === ROW)
      found('the number of buttons in a row', objects(component['components']).length, 5);
    const options = objects(component['options']);
    found('the number of options', options.length, 25);
    for (const option of options)
      for (const part of ['label', 'value', 'description'])
        found(`the length of an option’s ${part}`, text(option[part]).length, 100);
  }
}

function ofCallback(data: Json, found: Found): void {
  const choices = objects(data['choices']);
  found('the number of choices', choices.length, 25);
  for (const choice of choices) found('the length of a choice', text(choice['name']).length, 100);
  if (data['title'] === undefined) return;
  found('the length of a form’s title', text(data['title']).length, 45);
  found('the number of a form’s fields', objects(data['components']).length, 5);
  const components = componentsIn(data['components']);
  for (const component of components)
    found('the length of a label', text(component['label']).length, 45);
  ofComponents(components, found);
}

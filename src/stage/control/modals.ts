import { asList, asObject, type JsonObject } from '../json.ts';
import { type Filled } from '../people/modal-answers.ts';
import { showModal, submit } from '../people/modal.ts';
import { type Stage } from '../stage.ts';
import { type Wish } from './endpoint.ts';
import { fileFrom, optionalText } from './fields.ts';
import { answer } from './interactions.ts';
import { person } from './people.ts';
import { barred } from './wrong.ts';

function filledFrom(fields: JsonObject): Map<string, Filled> {
  return new Map(
    Object.entries(fields).map(([name, value]): [string, Filled] => {
      if (typeof value === 'boolean') return [name, value];
      if (!Array.isArray(value))
        return [
          name,
          typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
        ];
      const list = asList(value);
      return [name, typeof list[0] === 'object' ? list.map(fileFrom) : list.map(String)];
    }),
  );
}

export async function submitted(stage: Stage, wish: Wish): Promise<object> {
  const who = person(stage, wish);
  const modal = stage.world.modals.get(who.id);
  const wanted = optionalText(wish.body, 'modal');
  if (!modal || (wanted !== undefined && wanted !== modal.id))
    throw barred(`${who.name} has no such modal open.`);
  const interaction = submit(stage, modal, filledFrom(asObject(wish.body['fields'])));
  stage.world.modals.remove(who.id);
  stage.feed.modal(who.id);
  const result = await answer(stage, wish, interaction);
  const isUnanswered = stage.world.interactions.get(interaction.id)?.outcome === 'did not respond';
  // What was typed stays on the screen when nobody took it.
  if (isUnanswered && !stage.world.modals.get(who.id)) stage.world.modals.put(who.id, modal);
  return result;
}

export function modalOf(stage: Stage, wish: Wish): object {
  const modal = stage.world.modals.get(person(stage, wish).id);
  return { modal: modal ? showModal(modal) : null };
}

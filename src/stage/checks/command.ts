import { asList, asWord, isObject, type JsonObject } from '../json.ts';
import { COMMAND } from '../wire.ts';
import { checkName, checkOptions } from './command-option.ts';
import { choiceIn, form, type Form, listIn, type Path, textIn } from './form.ts';

const LONGEST_IN_ALL = 8_000;

/** Names, descriptions and the values of choices, all together. */
function textOf(node: JsonObject): number {
  const own = [node['name'], node['description'], node['value']].filter(
    (text) => typeof text === 'string',
  );
  const inner = [...asList(node['options']), ...asList(node['choices'])].filter(isObject);
  return own.join('').length + inner.reduce((sum, one) => sum + textOf(one), 0);
}

/** A command's definition, as registered; `at` is its place in a list of them. */
export function checkCommand(f: Form, at: Path, command: JsonObject, isChange = false): void {
  const type = command['type'] ?? COMMAND.slash;
  if (!choiceIn(f, [...at, 'type'], type, [1, 2, 3, 4])) return;
  const needsName = !isChange || command['name'] !== undefined;
  if (needsName && type === COMMAND.slash) checkName(f, [...at, 'name'], command['name']);
  else if (needsName) textIn(f, [...at, 'name'], command['name'], { min: 1, max: 32, need: true });
  if (type === COMMAND.slash && (!isChange || command['description'] !== undefined))
    textIn(f, [...at, 'description'], command['description'], { min: 1, max: 100, need: true });
  if (
    type !== COMMAND.slash &&
    typeof command['description'] === 'string' &&
    command['description'] !== ''
  )
    f.wrong(
      [...at, 'description'],
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
      'Context menu commands cannot have description',
    );
  checkOptions(f, at, command['options'], 0);
  const { default_member_permissions: bits } = command;
  if (bits !== undefined && bits !== null && !/^\d+$/.test(asWord(bits)))
    f.wrong(
      [...at, 'default_member_permissions'],
      'NUMBER_TYPE_COERCE',
      'Value is not a permission set.',
    );
  for (const [name, allowed] of [
    ['contexts', [0, 1, 2]],
    ['integration_types', [0, 1]],
  ] as const)
    if (listIn(f, [...at, name], command[name], { max: 3 }))
      asList(command[name]).forEach((one, n) => choiceIn(f, [...at, name, n], one, allowed));
  if (textOf(command) > LONGEST_IN_ALL)
    f.wrong(
      at,
      'APPLICATION_COMMAND_TOO_LARGE',
      `Command exceeds maximum size (${LONGEST_IN_ALL})`,
    );
}

export function checkCommandAlone(command: JsonObject, isChange = false): void {
  const f = form();
  checkCommand(f, [], command, isChange);
  f.done();
}

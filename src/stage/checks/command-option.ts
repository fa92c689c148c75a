import { isObject, type JsonObject } from '../json.ts';
import { OPTION } from '../wire.ts';
import {
  choiceIn,
  type Form,
  listIn,
  numberIn,
  objectIn,
  type Path,
  required,
  textIn,
} from './form.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const WITH_CHOICES: readonly number[] = [OPTION.string, OPTION.integer, OPTION.number];

export function checkName(f: Form, at: Path, name: unknown): void {
  if (!textIn(f, at, name, { min: 1, max: 32, need: true })) return;
  if (!NAME.test(name) || name !== name.toLowerCase())
    f.wrong(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

/** Of a choice Discord takes no text for a number, as it does elsewhere. */
function checkNumber(f: Form, at: Path, value: unknown, whole: boolean): void {
  if (value === undefined || value === null) return required(f, at);
  if (typeof value === 'number' && (!whole || Number.isSafeInteger(value))) return;
  const kind = whole ? 'int' : 'float';
  const said = JSON.stringify(value).slice(0, 60);
  f.wrong(at, 'NUMBER_TYPE_COERCE', `Value "${said}" is not ${kind}.`);
}

function checkChoices(f: Form, at: Path, option: JsonObject): void {
  const { choices, type } = option;
  if (!listIn(f, [...at, 'choices'], choices, { max: 25 })) return;
  const seen = new Set<unknown>();
  choices.forEach((choice, n) => {
    const here = [...at, 'choices', n];
    if (!objectIn(f, here, choice)) return;
    textIn(f, [...here, 'name'], choice['name'], { min: 1, max: 100, need: true });
    if (type === OPTION.string)
      textIn(f, [...here, 'value'], choice['value'], { min: 1, max: 100, need: true });
    else checkNumber(f, [...here, 'value'], choice['value'], type === OPTION.integer);
    if (seen.has(choice['name']))
      f.wrong(
        [...here, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'The specified choice name already exists',
      );
    seen.add(choice['name']);
  });
  if (option['autocomplete'] === true && choices.length > 0)
    f.wrong(
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_WITH_CHOICES',
      'Autocomplete cannot be used with choices',
    );
}

function checkBounds(f: Form, at: Path, option: JsonObject): void {
  const { type } = option;
  if (type === OPTION.string) {
    numberIn(f, [...at, 'min_length'], option['min_length'], { min: 0, max: 6000 });
    numberIn(f, [...at, 'max_length'], option['max_length'], { min: 1, max: 6000 });
  }
  if (type === OPTION.integer || type === OPTION.number) {
    numberIn(f, [...at, 'min_value'], option['min_value'], {});
    numberIn(f, [...at, 'max_value'], option['max_value'], {});
  }
  if (option['autocomplete'] === true && !WITH_CHOICES.includes(Number(type)))
    f.wrong(
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID_TYPE',
      'Autocomplete is not available for this type of option',
    );
}

function checkOption(f: Form, at: Path, option: JsonObject, depth: number): void {
  const { type } = option;
  if (type === undefined || type === null) return required(f, [...at, 'type']);
  if (!choiceIn(f, [...at, 'type'], type, Object.values(OPTION))) return;
  checkName(f, [...at, 'name'], option['name']);
  textIn(f, [...at, 'description'], option['description'], { min: 1, max: 100, need: true });
  const nests = type === OPTION.subcommand || type === OPTION.group;
  if (nests && (depth > 1 || (depth === 1 && type === OPTION.group)))
    f.wrong(
      [...at, 'type'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  if (nests) return checkOptions(f, at, option['options'], type === OPTION.group ? 1 : 2);
  checkChoices(f, at, option);
  checkBounds(f, at, option);
}

export function checkOptions(f: Form, at: Path, options: unknown, depth: number): void {
  const here = [...at, 'options'];
  if (!listIn(f, here, options, { max: 25 })) return;
  const names = new Set<unknown>();
  let optionalSeen = false;
  const kinds = new Set(options.map((one) => isObject(one) && Number(one['type']) <= OPTION.group));
  if (kinds.size > 1)
    f.wrong(
      here,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  options.forEach((option, n) => {
    if (!objectIn(f, [...here, n], option)) return;
    checkOption(f, [...here, n], option, depth);
    if (names.has(option['name']))
      f.wrong(
        here,
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'The specified option name already exists',
      );
    names.add(option['name']);
    if (option['required'] === true && optionalSeen)
      f.wrong(
        [...here, n],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (Number(option['type']) > OPTION.group && option['required'] !== true) optionalSeen = true;
  });
}

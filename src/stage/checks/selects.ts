import { asList, asObject, isObject, type JsonObject, asWord } from '../json.ts';
import { COMPONENT } from '../wire.ts';
import { checkEmoji } from './buttons.ts';
import { type Form, listIn, numberIn, objectIn, type Path, textIn } from './form.ts';

function checkOptions(f: Form, at: Path, select: JsonObject, most: number): void {
  const options = select['options'];
  if (!listIn(f, [...at, 'options'], options, { min: 1, max: 25, need: true })) return;
  const values = new Set<unknown>();
  options.forEach((option, n) => {
    const here = [...at, 'options', n];
    if (!objectIn(f, here, option)) return;
    textIn(f, [...here, 'label'], option['label'], { min: 1, max: 100, need: true });
    textIn(f, [...here, 'value'], option['value'], { min: 1, max: 100, need: true });
    textIn(f, [...here, 'description'], option['description'], { max: 100 });
    checkEmoji(f, [...here, 'emoji'], option['emoji']);
    if (values.has(option['value']))
      f.wrong(
        [...here, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(option['value']);
  });
  const chosen = options.filter((option) => isObject(option) && option['default'] === true).length;
  if (chosen > most)
    f.wrong(
      at,
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      `Must be ${most} or fewer default values.`,
    );
}

const DEFAULTS: Record<number, string[]> = {
  [COMPONENT.userSelect]: ['user'],
  [COMPONENT.roleSelect]: ['role'],
  [COMPONENT.mentionableSelect]: ['user', 'role'],
  [COMPONENT.channelSelect]: ['channel'],
};

/** A select of any kind; in a modal `min_values: 0` needs `required: false`. */
export function checkSelect(
  f: Form,
  at: Path,
  select: JsonObject,
  custom: (at: Path, id: unknown) => void,
  inModal = false,
): void {
  custom(at, select['custom_id']);
  textIn(f, [...at, 'placeholder'], select['placeholder'], { max: 150 });
  const { min_values: min, max_values: max } = select;
  numberIn(f, [...at, 'min_values'], min, { min: 0, max: 25 });
  numberIn(f, [...at, 'max_values'], max, { min: 1, max: 25 });
  const most = typeof max === 'number' ? max : 1;
  const least = typeof min === 'number' ? min : 1;
  if (least > most)
    f.wrong(
      [...at, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX',
      'min_values must not be greater than max_values',
    );
  if (inModal && least === 0 && select['required'] !== false)
    f.wrong(
      [...at, 'min_values'],
      'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
      'min_values must be at least 1 when required',
    );
  if (select['type'] === COMPONENT.stringSelect) {
    checkOptions(f, at, select, most);
    const count = asList(select['options']).length;
    if (count > 0 && least > count)
      f.wrong(
        [...at, 'options'],
        'SELECT_COMPONENT_NOT_ENOUGH_OPTIONS',
        'There are fewer options than min_values',
      );
    if (count > 0 && most > count)
      f.wrong(
        [...at, 'options'],
        'SELECT_COMPONENT_NOT_ENOUGH_OPTIONS',
        'There are fewer options than max_values',
      );
    return;
  }
  const kinds = DEFAULTS[Number(select['type'])] ?? [];
  asList(select['default_values']).forEach((value, n) => {
    if (!kinds.includes(asWord(asObject(value)['type'])))
      f.wrong(
        [...at, 'default_values', n, 'type'],
        'BASE_TYPE_CHOICES',
        `Value must be one of {${kinds.join(', ')}}.`,
      );
  });
}

import { asObject, isObject, type JsonObject } from '../json.ts';
import { COMPONENT } from '../wire.ts';
import {
  choiceIn,
  form,
  type Form,
  listIn,
  numberIn,
  objectIn,
  type Path,
  required,
  textIn,
} from './form.ts';
import { customIds, isSelect, mustBe } from './components.ts';
import { checkSelect } from './selects.ts';

type Custom = (at: Path, id: unknown) => void;

function checkTextInput(
  f: Form,
  at: Path,
  input: JsonObject,
  custom: Custom,
  labelled: boolean,
): void {
  custom(at, input['custom_id']);
  if (input['style'] === undefined) required(f, [...at, 'style']);
  else choiceIn(f, [...at, 'style'], input['style'], [1, 2]);
  // Inside a label component the label stands there.
  if (!labelled) textIn(f, [...at, 'label'], input['label'], { min: 1, max: 45, need: true });
  textIn(f, [...at, 'placeholder'], input['placeholder'], { max: 100 });
  textIn(f, [...at, 'value'], input['value'], { max: 4000 });
  numberIn(f, [...at, 'min_length'], input['min_length'], { min: 0, max: 4000 });
  numberIn(f, [...at, 'max_length'], input['max_length'], { min: 1, max: 4000 });
  if (Number(input['min_length'] ?? 0) > Number(input['max_length'] ?? 4000))
    f.wrong(
      [...at, 'min_length'],
      'TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX',
      'min_length must not be greater than max_length',
    );
}

const GROUPS: Record<number, [least: number, most: number]> = {
  [COMPONENT.radio]: [2, 10],
  [COMPONENT.checkboxes]: [1, 10],
};

function checkInLabel(f: Form, at: Path, inner: JsonObject, custom: Custom): void {
  const { type } = inner;
  if (type === COMPONENT.textInput) return checkTextInput(f, at, inner, custom, true);
  if (isSelect(type)) return checkSelect(f, at, inner, custom, true);
  custom(at, inner['custom_id']);
  const [min, max] = GROUPS[Number(type)] ?? [];
  if (min === undefined || max === undefined) return;
  const options = inner['options'];
  if (!listIn(f, [...at, 'options'], options, { min, max, need: true })) return;
  options.forEach((option, n) => {
    const here = [...at, 'options', n];
    textIn(f, [...here, 'label'], asObject(option)['label'], { min: 1, max: 100, need: true });
    textIn(f, [...here, 'value'], asObject(option)['value'], { min: 1, max: 100, need: true });
  });
}

const IN_LABEL = [3, 4, 5, 6, 7, 8, 19, 21, 22, 23];

function checkTop(f: Form, at: Path, one: JsonObject, custom: Custom): void {
  if (!mustBe(f, at, one['type'], [COMPONENT.row, COMPONENT.text, COMPONENT.label])) return;
  if (one['type'] === COMPONENT.text) {
    textIn(f, [...at, 'content'], one['content'], { min: 1, max: 4000, need: true });
    return;
  }
  if (one['type'] === COMPONENT.row) {
    const inside = one['components'];
    if (!listIn(f, [...at, 'components'], inside, { min: 1, max: 1, need: true })) return;
    const here = [...at, 'components', 0];
    if (objectIn(f, here, inside[0]) && mustBe(f, here, inside[0]['type'], [COMPONENT.textInput]))
      checkTextInput(f, here, inside[0], custom, false);
    return;
  }
  textIn(f, [...at, 'label'], one['label'], { min: 1, max: 45, need: true });
  textIn(f, [...at, 'description'], one['description'], { max: 100 });
  const inner = one['component'];
  if (!isObject(inner)) return required(f, [...at, 'component']);
  if (mustBe(f, [...at, 'component'], inner['type'], IN_LABEL))
    checkInLabel(f, [...at, 'component'], inner, custom);
}

/** A modal as an interaction's answer; refused with the paths under `data`. */
export function checkModal(modal: JsonObject): void {
  const f = form(['data']);
  const custom = customIds(f);
  textIn(f, ['custom_id'], modal['custom_id'], { min: 1, max: 100, need: true });
  textIn(f, ['title'], modal['title'], { min: 1, max: 45, need: true });
  const components = modal['components'];
  if (listIn(f, ['components'], components, { min: 1, max: 5, need: true }))
    components.forEach((one, n) => {
      if (objectIn(f, ['components', n], one)) checkTop(f, ['components', n], one, custom);
    });
  f.done();
}

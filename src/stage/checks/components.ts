import { asList, type JsonObject } from '../json.ts';
import { COMPONENT } from '../wire.ts';
import { checkButton } from './buttons.ts';
import { type Form, listIn, objectIn, type Path, textIn } from './form.ts';
import { checkGallery, checkMedia, checkSection, checkText } from './new-components.ts';
import { checkSelect } from './selects.ts';

const SELECTS: readonly number[] = [
  COMPONENT.stringSelect,
  COMPONENT.userSelect,
  COMPONENT.roleSelect,
  COMPONENT.mentionableSelect,
  COMPONENT.channelSelect,
];

const IN_CONTAINER: readonly number[] = [
  COMPONENT.row,
  COMPONENT.section,
  COMPONENT.text,
  COMPONENT.gallery,
  COMPONENT.file,
  COMPONENT.separator,
];

const MOST_IN_ALL = 40;

export const MOST_TEXT = 4_000;

export const isSelect = (type: unknown): boolean => SELECTS.includes(Number(type));

/** Finds custom ids that are missing, too long or given twice. */
export function customIds(f: Form): (at: Path, id: unknown) => void {
  const seen = new Set<string>();
  return (at, id) => {
    if (!textIn(f, [...at, 'custom_id'], id, { min: 1, max: 100, need: true })) return;
    if (seen.has(id))
      f.wrong(
        [...at, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    seen.add(id);
  };
}

export function mustBe(f: Form, at: Path, type: unknown, allowed: readonly number[]): boolean {
  if (allowed.includes(Number(type))) return true;
  f.wrong(
    [...at, 'type'],
    'UNION_TYPE_CHOICES',
    `Value of field "type" must be one of (${allowed.join(', ')},).`,
  );
  return false;
}

export type Check = {
  f: Form;
  custom: (at: Path, id: unknown) => void;
  /** Names of the files that came along or are kept. */
  files: ReadonlySet<string>;
  count: number;
  text: number;
};

function checkRow(check: Check, at: Path, row: JsonObject): void {
  const { f, custom } = check;
  const inside = row['components'];
  if (!listIn(f, [...at, 'components'], inside, { min: 1, max: 5, need: true })) return;
  let width = 0;
  inside.forEach((one, n) => {
    const here = [...at, 'components', n];
    if (!objectIn(f, here, one)) return;
    check.count++;
    if (!mustBe(f, here, one['type'], [COMPONENT.button, ...SELECTS])) return;
    width += one['type'] === COMPONENT.button ? 1 : 5;
    if (one['type'] === COMPONENT.button) checkButton(f, here, one, custom);
    else checkSelect(f, here, one, custom);
  });
  if (width > 5)
    f.wrong(
      [...at, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
}

function checkOne(check: Check, at: Path, one: JsonObject, allowed: readonly number[]): void {
  check.count++;
  if (!mustBe(check.f, at, one['type'], allowed)) return;
  switch (one['type']) {
    case COMPONENT.row:
      return checkRow(check, at, one);
    case COMPONENT.text:
      return checkText(check, at, one);
    case COMPONENT.section:
      return checkSection(check, at, one);
    case COMPONENT.gallery:
      return checkGallery(check, at, one);
    case COMPONENT.file:
      return checkMedia(check, [...at, 'file'], one['file'], true);
    case COMPONENT.container:
      if (
        listIn(check.f, [...at, 'components'], one['components'], {
          min: 1,
          max: MOST_IN_ALL,
          need: true,
        })
      )
        asList(one['components']).forEach((inner, n) => {
          const here = [...at, 'components', n];
          if (objectIn(check.f, here, inner)) checkOne(check, here, inner, IN_CONTAINER);
        });
      return;
    default:
      return;
  }
}

/** A message's components: rows alone, or with `v2` the whole newer set. */
export function checkComponents(
  f: Form,
  value: unknown,
  v2: boolean,
  files: ReadonlySet<string>,
): void {
  const most = v2 ? MOST_IN_ALL : 5;
  if (!listIn(f, ['components'], value, { max: most })) return;
  const check: Check = { f, custom: customIds(f), files, count: 0, text: 0 };
  const allowed = v2 ? [...IN_CONTAINER, COMPONENT.container] : [COMPONENT.row];
  value.forEach((one, n) => {
    if (objectIn(f, ['components', n], one)) checkOne(check, ['components', n], one, allowed);
  });
  if (v2 && check.count > MOST_IN_ALL)
    f.wrong(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components cannot exceed ${MOST_IN_ALL}`,
    );
  if (check.text > MOST_TEXT)
    f.wrong(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total length of displayable text cannot exceed ${MOST_TEXT}`,
    );
}

import { type JsonObject, asWord } from '../json.ts';
import { BUTTON } from '../wire.ts';
import { addressIn, type Form, type Path, required, textIn } from './form.ts';
import { isPlainEmoji } from './emoji.ts';

export function checkEmoji(f: Form, at: Path, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    f.wrong(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return;
  }
  const { id, name } = value as JsonObject;
  const known = (typeof id === 'string' && /^\d+$/.test(id)) || isPlainEmoji(name);
  if (!known) f.wrong([...at, 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

/** A button's fields; `ids` collects custom ids to find doubles. */
export function checkButton(
  f: Form,
  at: Path,
  button: JsonObject,
  custom: (at: Path, id: unknown) => void,
): void {
  const { style, label, emoji, url, custom_id } = button;
  if (typeof style !== 'number' || style < 1 || style > 6) {
    if (style === undefined) required(f, [...at, 'style']);
    else f.wrong([...at, 'style'], 'BASE_TYPE_CHOICES', 'Value must be one of {1, 2, 3, 4, 5, 6}.');
    return;
  }
  if (style === BUTTON.premium) {
    if (button['sku_id'] === undefined) required(f, [...at, 'sku_id']);
    return;
  }
  textIn(f, [...at, 'label'], label, { max: 80 });
  checkEmoji(f, [...at, 'emoji'], emoji);
  const hasFace =
    (typeof label === 'string' && label !== '') || (emoji !== undefined && emoji !== null);
  if (!hasFace)
    f.wrong(
      at,
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
      'A button must have a label or an emoji',
    );
  if (style !== BUTTON.link) {
    custom(at, custom_id);
    if (url !== undefined && url !== null)
      f.wrong(
        at,
        'BUTTON_COMPONENT_CUSTOM_ID_AND_URL',
        'A custom id and url cannot both be specified',
      );
    return;
  }
  if (url === undefined || url === null) required(f, [...at, 'url']);
  else if (asWord(url).length > 512)
    f.wrong([...at, 'url'], 'BASE_TYPE_MAX_LENGTH', 'Must be 512 or fewer in length.');
  else addressIn(f, [...at, 'url'], url, ['http', 'https', 'discord']);
  if (custom_id !== undefined && custom_id !== null)
    f.wrong(
      at,
      'BUTTON_COMPONENT_CUSTOM_ID_AND_URL',
      'A custom id and url cannot both be specified',
    );
}

import { asObject, isObject, type JsonObject } from '../json.ts';
import { COMPONENT } from '../wire.ts';
import { checkButton } from './buttons.ts';
import { type Check, MOST_TEXT, mustBe } from './components.ts';
import { listIn, objectIn, type Path, required, textIn } from './form.ts';

export function checkMedia(check: Check, at: Path, media: unknown, attachmentOnly = false): void {
  const url = asObject(media)['url'];
  if (typeof url !== 'string') return required(check.f, [...at, 'url']);
  const attached = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (attached !== undefined) {
    if (!check.files.has(attached))
      check.f.wrong(
        [...at, 'url'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The referenced attachment "${attached}" was not found`,
      );
    return;
  }
  if (attachmentOnly || !/^https?:\/\//.test(url) || !URL.canParse(url))
    check.f.wrong(
      [...at, 'url'],
      'URL_TYPE_INVALID_SCHEME',
      `Scheme of "${url.slice(0, 60)}" is not supported.`,
    );
}

export function checkText(check: Check, at: Path, one: JsonObject): void {
  if (textIn(check.f, [...at, 'content'], one['content'], { min: 1, max: MOST_TEXT, need: true }))
    check.text += [...one['content']].length;
}

export function checkSection(check: Check, at: Path, section: JsonObject): void {
  const { f } = check;
  const texts = section['components'];
  if (listIn(f, [...at, 'components'], texts, { min: 1, max: 3, need: true }))
    texts.forEach((one, n) => {
      check.count++;
      const here = [...at, 'components', n];
      if (objectIn(f, here, one) && mustBe(f, here, one['type'], [COMPONENT.text]))
        checkText(check, here, one);
    });
  const accessory = section['accessory'];
  if (!isObject(accessory)) return required(f, [...at, 'accessory']);
  check.count++;
  const here = [...at, 'accessory'];
  if (!mustBe(f, here, accessory['type'], [COMPONENT.button, COMPONENT.thumbnail])) return;
  if (accessory['type'] === COMPONENT.button) checkButton(f, here, accessory, check.custom);
  else checkMedia(check, [...here, 'media'], accessory['media']);
}

export function checkGallery(check: Check, at: Path, gallery: JsonObject): void {
  const { items } = gallery;
  if (!listIn(check.f, [...at, 'items'], items, { min: 1, max: 10, need: true })) return;
  items.forEach((item, n) => {
    checkMedia(check, [...at, 'items', n, 'media'], asObject(item)['media']);
    textIn(check.f, [...at, 'items', n, 'description'], asObject(item)['description'], {
      max: 1024,
    });
  });
}

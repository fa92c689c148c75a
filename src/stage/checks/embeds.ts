import { asList, asObject, asText, type JsonObject, asWord } from '../json.ts';
import {
  addressIn,
  type Form,
  listIn,
  numberIn,
  objectIn,
  type Path,
  required,
  textIn,
} from './form.ts';

const MOST_EMBEDS = 10;
const MOST_CHARACTERS = 6_000;
const PAGE = ['http', 'https'];
const PICTURE = ['http', 'https', 'attachment'];

function checkFields(f: Form, at: Path, value: unknown): void {
  if (!listIn(f, at, value, { max: 25 })) return;
  value.forEach((field, n) => {
    if (!objectIn(f, [...at, n], field)) return;
    textIn(f, [...at, n, 'name'], field['name'], { min: 1, max: 256, need: true });
    textIn(f, [...at, n, 'value'], field['value'], { min: 1, max: 1024, need: true });
  });
}

function checkParts(f: Form, at: Path, embed: JsonObject): void {
  for (const name of ['image', 'thumbnail', 'video'])
    if (embed[name] !== undefined && embed[name] !== null)
      addressIn(f, [...at, name, 'url'], asObject(embed[name])['url'], PICTURE);
  const { footer, author } = embed;
  if (footer !== undefined && footer !== null) {
    textIn(f, [...at, 'footer', 'text'], asObject(footer)['text'], { max: 2048, need: true });
    addressIn(f, [...at, 'footer', 'icon_url'], asObject(footer)['icon_url'], PICTURE);
  }
  if (author !== undefined && author !== null) {
    textIn(f, [...at, 'author', 'name'], asObject(author)['name'], { max: 256, need: true });
    addressIn(f, [...at, 'author', 'url'], asObject(author)['url'], PAGE);
    addressIn(f, [...at, 'author', 'icon_url'], asObject(author)['icon_url'], PICTURE);
  }
}

const SHOWN = [
  'title',
  'description',
  'fields',
  'image',
  'thumbnail',
  'footer',
  'author',
  'url',
  'timestamp',
  'video',
  'provider',
];

function checkEmbed(f: Form, at: Path, embed: JsonObject): void {
  textIn(f, [...at, 'title'], embed['title'], { max: 256 });
  textIn(f, [...at, 'description'], embed['description'], { max: 4096 });
  addressIn(f, [...at, 'url'], embed['url'], PAGE);
  numberIn(f, [...at, 'color'], embed['color'], { min: 0, max: 0xffffff });
  const { timestamp } = embed;
  if (timestamp !== undefined && timestamp !== null && Number.isNaN(Date.parse(asWord(timestamp))))
    f.wrong(
      [...at, 'timestamp'],
      'DATE_TIME_TYPE_PARSE',
      `Could not parse ${asWord(timestamp)}. Should be ISO8601.`,
    );
  checkFields(f, [...at, 'fields'], embed['fields']);
  checkParts(f, at, embed);
  const isEmpty = SHOWN.every((name) => {
    const value = embed[name];
    return (
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0)
    );
  });
  if (isEmpty) required(f, [...at, 'description']);
}

const length = (value: unknown): number => [...(asText(value) ?? '')].length;

/** What counts towards the 6,000 characters of all embeds of a message. */
export function embedLength(embed: JsonObject): number {
  const fields = asList(embed['fields']).map(asObject);
  const parts = [
    embed['title'],
    embed['description'],
    asObject(embed['footer'])['text'],
    asObject(embed['author'])['name'],
    ...fields.flatMap((field) => [field['name'], field['value']]),
  ];
  return parts.reduce<number>((sum, part) => sum + length(part), 0);
}

export function checkEmbeds(f: Form, value: unknown): void {
  if (!listIn(f, ['embeds'], value, { max: MOST_EMBEDS })) return;
  let sum = 0;
  value.forEach((embed, n) => {
    if (!objectIn(f, ['embeds', n], embed)) return;
    checkEmbed(f, ['embeds', n], embed);
    sum += embedLength(embed);
    if (sum > MOST_CHARACTERS)
      f.wrong(
        ['embeds', n],
        'MAX_EMBED_SIZE_EXCEEDED',
        `Embed size exceeds maximum size of ${MOST_CHARACTERS}`,
      );
  });
}

import { type APIEmbed } from 'discord-api-types/v10';
import { asList, asObject, asText, isObject, type JsonObject, asWord } from '../json.ts';
import { type Stage } from '../stage.ts';
import { type Message } from '../world/nouns.ts';
import { COMPONENT, FLAG } from '../wire.ts';
import { faceOf } from './components.ts';
import { plainText } from './plain-text.ts';
import { systemText } from './system-text.ts';

type Text = (raw: string) => string;

const picture = (what: string | null | undefined): string => `[image${what ? `: ${what}` : ''}]`;

const nameIn = (url: string | undefined): string =>
  decodeURIComponent(url?.split('/').at(-1) ?? '');

/** What a picture of an embed is called: the description of the file that it is, or its name. */
function pictureOf(message: Message, url: string | undefined): string {
  const file = message.files.find((one) => url?.includes(`/${one.id}/`));
  return picture(file?.description ?? nameIn(url));
}

function embedLines(message: Message, embed: APIEmbed, text: Text): string[] {
  const fields = (embed.fields ?? []).map(({ name, value }) => `${text(name)}: ${text(value)}`);
  const lines = [
    embed.author?.name,
    embed.title === undefined ? undefined : `**${text(embed.title)}**`,
    embed.description,
    ...fields,
    embed.thumbnail && pictureOf(message, embed.thumbnail.url),
    embed.image && pictureOf(message, embed.image.url),
    embed.footer?.text,
  ];
  return lines
    .filter((line) => line !== undefined && line !== '')
    .flatMap((line) => text(line ?? '').split('\n'));
}

function selectText(select: JsonObject): string {
  const options = asList(select['options']).map((option) => asWord(asObject(option)['label']));
  const title = asText(select['placeholder']) ?? 'Make a selection';
  const inside = options.length > 0 ? `: ${options.join(' | ')}` : '';
  return select['disabled'] === true ? `(${title})` : `<${title}${inside}>`;
}

function rowText(row: JsonObject): string {
  return asList(row['components'])
    .map(asObject)
    .map((one) => {
      if (one['type'] !== COMPONENT.button) return selectText(one);
      return one['disabled'] === true ? `(${faceOf(one)})` : `[${faceOf(one)}]`;
    })
    .join(' ');
}

const mediaText = (media: unknown, description: unknown): string =>
  picture(asText(description) ?? nameIn(asText(asObject(media)['url'])));

function componentLines(one: JsonObject, text: Text): string[] {
  switch (one['type']) {
    case COMPONENT.row:
      return [rowText(one)];
    case COMPONENT.text:
      return text(asWord(one['content'])).split('\n');
    case COMPONENT.section: {
      const accessory = asObject(one['accessory']);
      const beside =
        accessory['type'] === COMPONENT.button
          ? rowText({ components: [accessory] })
          : mediaText(accessory['media'], accessory['description']);
      return [...inner(one, text), beside];
    }
    case COMPONENT.gallery:
      return asList(one['items'])
        .map(asObject)
        .map((item) => mediaText(item['media'], item['description']));
    case COMPONENT.file:
      return [`[file: ${nameIn(asText(asObject(one['file'])['url']))}]`];
    case COMPONENT.separator:
      return ['———'];
    default:
      return inner(one, text);
  }
}

const inner = (one: JsonObject, text: Text): string[] =>
  asList(one['components'])
    .filter(isObject)
    .flatMap((each) => componentLines(each, text));

/** Everything of a message that can be read, line by line, without its head. */
export function messageLines(stage: Stage, message: Message): string[] {
  const text: Text = (raw) => plainText(stage, raw);
  const system = systemText(stage, message);
  if (system !== null) return [system];
  if ((message.flags & FLAG.loading) !== 0) return ['(thinking…)'];
  const shown = message.embeds.map((embed) => embed.image?.url ?? '').join(' ');
  const loose = message.files.filter(
    (file) =>
      !shown.includes(`/${file.id}/`) &&
      !JSON.stringify(message.components).includes(`/${file.id}/`),
  );
  return [
    ...(message.content === '' ? [] : text(message.content).split('\n')),
    ...message.embeds.flatMap((embed) => embedLines(message, embed, text)),
    ...loose.map((file) =>
      file.contentType.startsWith('image/')
        ? picture(file.description ?? file.filename)
        : `[file: ${file.filename}]`,
    ),
    ...message.components.flatMap((one) => componentLines(asObject(one), text)),
    ...(message.reactions.length > 0
      ? [message.reactions.map(({ emoji, users }) => `${emoji.name} ${users.length}`).join('  ')]
      : []),
  ];
}

import {
  MessageFlags,
  type APIEmbed,
  type RawFile,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord.js';
import { png } from '../../pictures/index.ts';
import { type PlayerId } from '../../rules/names.ts';
import { type Picture, type Screen } from '../screen.ts';

/** How a screen is sent: whom it may mention (nobody unless named), for one person's eyes only. */
export type Sending = {
  mention?: readonly PlayerId[];
  nonce?: string;
  ephemeral?: boolean;
  /** Nobody's device makes a sound for it. */
  silent?: boolean;
  /** The message that this one answers. */
  answers?: string;
};

/** A whole message: what the screen does not have is emptied, so that an edit leaves nothing old. */
export function bodyOf(screen: Screen, sending: Sending = {}): RESTPostAPIChannelMessageJSONBody {
  const { mention = [], nonce, ephemeral = false, silent = false, answers } = sending;
  const { file, picture } = screen;
  return {
    content: screen.content ?? '',
    embeds: picture ? pictured(screen.embeds, picture) : (screen.embeds ?? []),
    components: screen.rows ?? [],
    ...(picture && {
      attachments: [{ id: file ? '1' : '0', filename: picture.name, description: picture.alt }],
    }),
    allowed_mentions: { parse: [], users: [...mention] },
    ...(nonce !== undefined && { nonce, enforce_nonce: true }),
    ...(answers !== undefined && {
      message_reference: { message_id: answers, fail_if_not_exists: false },
    }),
    ...(ephemeral && { flags: MessageFlags.Ephemeral }),
    ...(silent && { flags: MessageFlags.SuppressNotifications }),
  };
}

/** Below the text of its first card. */
const pictured = ([first = {}, ...more]: APIEmbed[] = [], { name }: Picture): APIEmbed[] => [
  { ...first, image: { url: `attachment://${name}` } },
  ...more,
];

/** What goes along with the body of a screen, to be sent beside it. */
export async function filesOf({ file, picture }: Screen): Promise<{ files?: RawFile[] }> {
  const files: RawFile[] = [];
  if (file) files.push({ name: file.name, data: Buffer.from(file.text, 'utf8') });
  if (picture) {
    const data = Buffer.from(await png(picture.drawing));
    files.push({ name: picture.name, data, contentType: 'image/png' });
  }
  return files.length > 0 ? { files } : {};
}

/** No picture of an earlier message stays. */
export const editOf = (shown: Screen): RESTPostAPIChannelMessageJSONBody =>
  shown.picture || shown.file ? bodyOf(shown) : { ...bodyOf(shown), attachments: [] };

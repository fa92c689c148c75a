import { MessageFlags, type RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import { type PlayerId } from '../../rules/names.ts';
import { type Screen } from '../screen.ts';

/** How a screen is sent: whom it may mention (nobody unless named), for one person's eyes only. */
export type Sending = {
  mention?: readonly PlayerId[];
  nonce?: string;
  ephemeral?: boolean;
  /** The message that this one answers. */
  answers?: string;
};

/** A whole message: what the screen does not have is emptied, so that an edit leaves nothing old. */
export function bodyOf(screen: Screen, sending: Sending = {}): RESTPostAPIChannelMessageJSONBody {
  const { mention = [], nonce, ephemeral = false, answers } = sending;
  return {
    content: screen.content ?? '',
    embeds: screen.embeds ?? [],
    components: screen.rows ?? [],
    allowed_mentions: { parse: [], users: [...mention] },
    ...(nonce !== undefined && { nonce, enforce_nonce: true }),
    ...(answers !== undefined && {
      message_reference: { message_id: answers, fail_if_not_exists: false },
    }),
    ...(ephemeral && { flags: MessageFlags.Ephemeral }),
  };
}

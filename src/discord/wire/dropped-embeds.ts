import { type APIMessage } from 'discord.js';
import { type Screen } from '../screen.ts';
import { EmbedsDropped } from './trouble.ts';

/**
 * Throws where this is the message as it was sent but for its embeds. By a nonce Discord answers with
 * what an earlier try has put in its place, which may be another text without any.
 */
export function needEmbeds(taken: APIMessage, { content = '', embeds = [] }: Screen): void {
  if (taken.embeds.length < embeds.length && taken.content === content.trim())
    throw new EmbedsDropped();
}

import { type Intake } from '../../play/ports.ts';
import { playerId } from '../../rules/names.ts';
import { instantOf } from '../interactions/caller.ts';

/** What of a direct message we need, however it came to us. */
export type Written = {
  id: string;
  channel_id: string;
  author: { id: string; bot?: boolean };
  content: string;
};

const mark = 'direct ';

/** A direct message is taken in as an interaction is; its words are Discord's to keep. */
export const intakeOf = (message: Written, application: string): Intake => ({
  interaction: message.id,
  application,
  token: '',
  player: playerId(message.author.id),
  game: null,
  what: `${mark}${message.channel_id}`,
  receivedAt: instantOf(message.id),
});

/** The channel that a direct message was written in; null for what is none. */
export const channelOf = ({ what }: Pick<Intake, 'what'>): string | null =>
  what.startsWith(mark) ? what.slice(mark.length) : null;

type Reply = { author: { id: string }; message_reference?: { message_id?: string } };

/** Whether somebody else's answer to this message is among those; one's own reply is none. */
export const standsAmong = (there: readonly Reply[], { id, author }: Written): boolean =>
  there.some((one) => one.author.id !== author.id && one.message_reference?.message_id === id);

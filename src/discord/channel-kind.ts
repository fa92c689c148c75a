import { ChannelType } from 'discord.js';
import { type Caller } from './interactions/caller.ts';
import { isChannelGone, isNotAllowed } from './wire/trouble.ts';
import { type Wire } from './wire/wire.ts';

/** The kind of the channel, as the interaction or else Discord says; null for one out of sight. */
export async function kindOf(
  wire: Pick<Wire, 'channel'>,
  { kind, channel: here }: Pick<Caller, 'kind' | 'channel'>,
  channel: string,
): Promise<ChannelType | null> {
  if (channel === here && kind !== null) return kind;
  try {
    return (await wire.channel(channel)).type;
  } catch (error) {
    if (isNotAllowed(error) || isChannelGone(error)) return null;
    throw error;
  }
}

/** Only here does Discord let threads be private, and without those a game has no secrets. */
export const holdsGames = (kind: ChannelType | null): boolean =>
  kind === null || kind === ChannelType.GuildText;

import {
  ChannelType,
  SnowflakeUtil,
  PermissionFlagsBits,
  type APIAttachment,
  type APIInteraction,
} from 'discord.js';
import { type By } from '../../play/index.ts';
import { playerId, type Instant, type PlayerId } from '../../rules/names.ts';
import { type SentFile } from '../wire/sent-files.ts';

/** Who calls, from where and since when: by Discord's word in this very interaction, no cache's. */
export type Caller = {
  player: PlayerId;
  /** Has Manage Server there, now. */
  manages: boolean;
  /** Null in direct messages. */
  server: string | null;
  /** The channel that a game is played in: a thread counts as the channel that it belongs to. */
  channel: string;
  /** What kind of channel it is; null for a thread's, which Discord does not tell here. */
  kind: ChannelType | null;
  /** The bot's permissions there. */
  allowed: bigint;
  at: Instant;
  cause: string;
  /** Those of the people named in this interaction that are programs. */
  bots?: readonly string[];
  /** The files that were given, by their ids; absent: none. */
  files?: ReadonlyMap<string, SentFile>;
};

/** Null for what comes from nobody and nowhere. */
export function callerOf(interaction: APIInteraction): Caller | null {
  const player = interaction.member?.user.id ?? interaction.user?.id;
  const channel = interaction.channel;
  if (player === undefined || channel === undefined) return null;
  return {
    player: playerId(player),
    manages: managesServer(interaction.member?.permissions),
    server: interaction.guild_id ?? null,
    channel: isThread(channel.type) ? (parentOf(channel) ?? channel.id) : channel.id,
    kind: isThread(channel.type) ? null : channel.type,
    allowed: BigInt(interaction.app_permissions),
    at: instantOf(interaction.id),
    cause: interaction.id,
    bots: botsIn(interaction),
    files: filesIn(interaction),
  };
}

/** When Discord made the thing of this id. */
export const instantOf = (snowflake: string): Instant => SnowflakeUtil.timestampFrom(snowflake);

export const byOf = (caller: Pick<Caller, 'player' | 'manages' | 'cause' | 'at'>): By => ({
  actor: { as: 'player', player: caller.player, manages: caller.manages },
  cause: caller.cause,
  at: caller.at,
});

function botsIn({ data }: APIInteraction): string[] {
  const named = data !== undefined && 'resolved' in data ? data.resolved : undefined;
  const people = named !== undefined && 'users' in named ? (named.users ?? {}) : {};
  return Object.values(people).flatMap(({ id, bot }) => (bot === true ? [id] : []));
}

function filesIn({ data }: APIInteraction): ReadonlyMap<string, SentFile> {
  const named = data !== undefined && 'resolved' in data ? data.resolved : undefined;
  const files =
    named !== undefined && 'attachments' in named ? Object.values(named.attachments ?? {}) : [];
  return new Map(
    (files as APIAttachment[]).map(({ id, filename, url, size }) => [
      id,
      { name: filename, url, size },
    ]),
  );
}

const parentOf = (channel: object): string | null =>
  'parent_id' in channel && typeof channel.parent_id === 'string' ? channel.parent_id : null;

const isThread = (type: ChannelType) =>
  type === ChannelType.PrivateThread ||
  type === ChannelType.PublicThread ||
  type === ChannelType.AnnouncementThread;

function managesServer(permissions: string | undefined): boolean {
  const has = BigInt(permissions ?? '0');
  return (has & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n;
}

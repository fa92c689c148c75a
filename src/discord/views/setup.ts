import { ApplicationFlags, ChannelType } from 'discord.js';
import { type Permission, permissions, missingIn } from '../permissions.ts';
import { card, say, type Screen } from '../screen.ts';
import { listed } from './lists.ts';
import { permissionWords } from './permissions.ts';

const kinds: Partial<Record<ChannelType, string>> = {
  [ChannelType.DM]: 'a direct message',
  [ChannelType.GroupDM]: 'a group of direct messages',
  [ChannelType.GuildVoice]: 'a voice channel',
  [ChannelType.GuildStageVoice]: 'a stage channel',
  [ChannelType.GuildAnnouncement]: 'an announcement channel',
  [ChannelType.GuildForum]: 'a forum',
  [ChannelType.GuildMedia]: 'a media channel',
};
const called = (kind: ChannelType | null) => kinds[kind ?? ChannelType.GuildText] ?? 'another kind';

const onlyText =
  'A game needs a text channel: in no other does Discord let me open a private thread for each hero.';

/** A game was to be made in a channel that can hold none. */
export const wrongChannel = (channel: string, kind: ChannelType | null): Screen =>
  say(
    `The game was not made: <#${channel}> is ${called(kind)}. ${onlyText}`,
    'Use this in a text channel, or choose one with the option `channel`.',
  );

/** A game was to be made by direct message. */
export const onlyInServers = say('Games are played in a server’s channel: use this there.');

/** A game was to be made where the bot may not speak; `elsewhere`: a channel that is not this one. */
export const lacking = (missing: readonly Permission[], elsewhere: string | null): Screen =>
  say(
    `The game was not made: I lack ${listed(missing.map(({ code }) => `“${permissionWords[code].name}”`))} in ${elsewhere === null ? 'this channel' : `<#${elsewhere}>`}.`,
    'Choose another channel with the option `channel`, or ask those who manage the server to give me that there: `/setup check` tells them what it is for.',
  );

/** What there is to know of a channel; `flags` are the application's, null where Discord tells none. */
export type Setup = {
  allowed: bigint;
  invite: string;
  kind: ChannelType | null;
  fits: boolean;
  flags: number | null;
};

/** The kind of channel, each permission with what it is for (the missing first), and the intents. */
export function setupCheck({ allowed, invite, kind, fits, flags }: Setup): Screen {
  const missing = missingIn(allowed);
  const present = permissions.filter((one) => !missing.includes(one));
  const needed = missing.some(({ use }) => use === 'needed');
  return card('Setup of this channel', [
    ...(fits ? [] : [`**A game cannot be played here:** this is ${called(kind)}. ${onlyText}`]),
    ...(fits || missing.length > 0 ? [permissionsLine(missing.length, needed, fits)] : []),
    ...missing.map(({ code, use }) => {
      const { name, why } = permissionWords[code];
      return `✗ **${name}** (${use}): ${why}`;
    }),
    ...present.map(({ code }) => `✓ ${permissionWords[code].name}: ${permissionWords[code].why}`),
    '',
    ...intentLines(flags),
    'Whoever has Manage Threads here can open the heroes’ private threads. To keep secrets from them, take that permission away in this channel, or let players use direct messages.',
    `My invitation asks for just these permissions: ${invite}`,
  ]);
}

function permissionsLine(missing: number, needed: boolean, fits: boolean): string {
  if (!fits) return 'Besides, these permissions are missing:';
  if (missing === 0) return 'All is well: a game can be played here.';
  return needed
    ? '**A game cannot be played here yet.** Give me in this channel what is missing:'
    : 'A game can be played here. It is nicer with what is missing:';
}

const privileged = [
  {
    name: 'Message Content',
    bits: ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited,
    why: 'it would let me read what is written in channels; bets come by direct message, which I may read without it',
  },
  {
    name: 'Server Members',
    bits: ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
    why: 'it would tell me at once who leaves the server; I ask Discord for each player instead',
  },
  {
    name: 'Presence',
    bits: ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
    why: 'it would tell me who is online, which no rule asks for',
  },
];

const intentLines = (flags: number | null): string[] => [
  'Of Discord’s intents I use Guilds and Direct Messages, which every bot has. I need none of the privileged ones:',
  ...privileged.map(({ name, bits, why }) => {
    const state = flags === null ? 'Discord does not say now' : (flags & bits) === 0 ? 'off' : 'on';
    return `- ${name} (${state}): not needed; ${why}.`;
  }),
];

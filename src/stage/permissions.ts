const order =
  'CreateInstantInvite KickMembers BanMembers Administrator ManageChannels ManageGuild AddReactions ViewAuditLog PrioritySpeaker Stream ViewChannel SendMessages SendTTSMessages ManageMessages EmbedLinks AttachFiles ReadMessageHistory MentionEveryone UseExternalEmojis ViewGuildInsights Connect Speak MuteMembers DeafenMembers MoveMembers UseVAD ChangeNickname ManageNicknames ManageRoles ManageWebhooks ManageGuildExpressions UseApplicationCommands RequestToSpeak ManageEvents ManageThreads CreatePublicThreads CreatePrivateThreads UseExternalStickers SendMessagesInThreads UseEmbeddedActivities ModerateMembers ViewCreatorMonetizationAnalytics UseSoundboard CreateGuildExpressions CreateEvents UseExternalSounds SendVoiceMessages'.split(
    ' ',
  );
const later: [string, number][] = [
  ['SetVoiceChannelStatus', 48],
  ['SendPolls', 49],
  ['UseExternalApps', 50],
  ['PinMessages', 51],
  ['BypassSlowmode', 52],
];

const bits = new Map<string, bigint>([
  ...order.map((name, bit): [string, bigint] => [name, 1n << BigInt(bit)]),
  ...later.map(([name, bit]): [string, bigint] => [name, 1n << BigInt(bit)]),
]);

/** Discord's name of a permission, as discord.js writes it. */
export type Permission = string;

/** The set of those names; an unknown name is a fault of the caller. */
export function bitsOf(...names: Permission[]): bigint {
  return names.reduce((sum, name) => {
    const bit = bits.get(name);
    if (bit === undefined) throw new RangeError(`There is no permission called “${name}”.`);
    return sum | bit;
  }, 0n);
}

export const namesOf = (set: bigint): Permission[] =>
  [...bits].filter(([, bit]) => (set & bit) === bit).map(([name]) => name);

export const has = (set: bigint, name: Permission): boolean => {
  const bit = bitsOf(name);
  return (set & bit) === bit;
};

export const EVERYTHING: bigint = [...bits.values()].reduce((sum, bit) => sum | bit, 0n);

/** What a new server lets everyone do. */
export const EVERYONE: bigint = bitsOf(
  'AddReactions',
  'Stream',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'Connect',
  'Speak',
  'UseVAD',
  'ChangeNickname',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'UseExternalStickers',
  'SendMessagesInThreads',
  'UseSoundboard',
  'SendVoiceMessages',
  'SendPolls',
  'CreateInstantInvite',
  'UseExternalApps',
);

/** What a bot's invite asks for unless the stage is told otherwise: just what its own link does. */
export const USUAL_INVITE: readonly Permission[] = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
  'AttachFiles',
];

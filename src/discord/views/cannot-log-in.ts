import { GatewayCloseCodes } from 'discord.js';

/** Discord closes with these for good. */
const closings: Partial<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'Discord refuses the token: check DISCORD_TOKEN, or make a new one in the developer portal.',
  [GatewayCloseCodes.InvalidShard]: 'Discord refuses this number of shards.',
  [GatewayCloseCodes.ShardingRequired]: 'The bot is in too many servers for one connection.',
  [GatewayCloseCodes.InvalidAPIVersion]: 'Discord no longer speaks this version of its gateway.',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know one of the intents.',
  [GatewayCloseCodes.DisallowedIntents]: 'Discord does not allow this bot one of its intents.',
};

/** Why the bot cannot go on, to who runs it. */
export const cannotLogIn = {
  tokenRefused: closings[GatewayCloseCodes.AuthenticationFailed] ?? '',
  closed: (code: number) =>
    closings[code] ?? `Discord has closed the connection for good (${code}).`,
  unreachable: (why: string | number) =>
    `Discord could not be reached (${why}); is there a connection?`,
  overtaken: (other: string) =>
    `Another process (${other}) serves with this token now, because this one was silent for too long.`,
};

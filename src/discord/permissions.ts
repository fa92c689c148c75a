import { PermissionFlagsBits } from 'discord.js';

const uses = {
  ViewChannel: 'needed',
  SendMessages: 'needed',
  EmbedLinks: 'needed',
  ReadMessageHistory: 'needed',
  CreatePrivateThreads: 'useful',
  CreatePublicThreads: 'useful',
  SendMessagesInThreads: 'useful',
  AttachFiles: 'useful',
} as const;
type Code = keyof typeof uses;

/** A permission of the bot, by Discord's code for it. */
export type Permission = { code: Code; bit: bigint; use: 'needed' | 'useful' };

/** All that the bot asks for; it works without the useful ones. */
export const permissions: readonly Permission[] = (Object.keys(uses) as Code[]).map((code) => ({
  code,
  bit: PermissionFlagsBits[code],
  use: uses[code],
}));

/** Those of this use that are not among `allowed`. Administrator has them all. */
export const missingIn = (allowed: bigint, use?: Permission['use']): Permission[] =>
  (allowed & PermissionFlagsBits.Administrator) !== 0n
    ? []
    : permissions.filter(
        (one) => (use === undefined || one.use === use) && (allowed & one.bit) === 0n,
      );

const scopes = ['bot', 'applications.commands'];

/** The address at which a server's manager lets the bot in, with just these permissions. */
export function inviteLink(application: string): string {
  const asked = permissions.reduce((sum, { bit }) => sum | bit, 0n);
  const query = new URLSearchParams({
    client_id: application,
    scope: scopes.join(' '),
    permissions: String(asked),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}

import { PermissionFlagsBits } from 'discord.js';

/** A permission of the bot: Discord's name for it in the menus, and what it is for. */
export type Permission = { name: string; bit: bigint; why: string; use: 'needed' | 'useful' };

/** All that the bot asks for; it works without the useful ones. */
export const permissions: readonly Permission[] = [
  {
    name: 'View Channels',
    bit: PermissionFlagsBits.ViewChannel,
    why: 'to see the channel that a game is played in',
    use: 'needed',
  },
  {
    name: 'Send Messages',
    bit: PermissionFlagsBits.SendMessages,
    why: 'to announce what happens',
    use: 'needed',
  },
  {
    name: 'Embed Links',
    bit: PermissionFlagsBits.EmbedLinks,
    why: 'to show announcements and panels as cards',
    use: 'needed',
  },
  {
    name: 'Read Message History',
    bit: PermissionFlagsBits.ReadMessageHistory,
    why: 'to make sure that nothing is announced twice after a fault',
    use: 'needed',
  },
  {
    name: 'Create Private Threads',
    bit: PermissionFlagsBits.CreatePrivateThreads,
    why: 'to give every hero a thread of their own; without it I use direct messages',
    use: 'useful',
  },
  {
    name: 'Send Messages in Threads',
    bit: PermissionFlagsBits.SendMessagesInThreads,
    why: 'to keep each hero’s panel in that thread',
    use: 'useful',
  },
  {
    name: 'Attach Files',
    bit: PermissionFlagsBits.AttachFiles,
    why: 'to attach the whole account of a long duel',
    use: 'useful',
  },
];

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

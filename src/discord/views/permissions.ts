import { type Permission } from '../permissions.ts';

/** Discord's name for each permission in its menus, and what the bot wants it for. */
export const permissionWords: Record<Permission['code'], { name: string; why: string }> = {
  ViewChannel: {
    name: 'View Channels',
    why: 'to see the channel that a game is played in',
  },
  SendMessages: {
    name: 'Send Messages',
    why: 'to announce what happens',
  },
  EmbedLinks: {
    name: 'Embed Links',
    why: 'to show announcements and panels as cards',
  },
  ReadMessageHistory: {
    name: 'Read Message History',
    why: 'to make sure that nothing is announced twice after a fault',
  },
  CreatePrivateThreads: {
    name: 'Create Private Threads',
    why: 'to give every hero a thread of their own; without it I use direct messages',
  },
  CreatePublicThreads: {
    name: 'Create Public Threads',
    why: 'to interview whoever has lost in a thread; without it I do so in the channel',
  },
  SendMessagesInThreads: {
    name: 'Send Messages in Threads',
    why: 'to keep each hero’s panel in their thread, and to post interviews',
  },
  AttachFiles: {
    name: 'Attach Files',
    why: 'to show maps and fights as pictures, and to attach the whole account of a long duel; without it I tell them in words',
  },
};

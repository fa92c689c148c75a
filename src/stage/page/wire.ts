import { type Component, type Embed } from './wire-parts.ts';

/** What the control API says, as docs/stage.md describes it. */
export interface Named {
  id: string;
  name: string;
}

export interface Person extends Named {
  dm: string | null;
  blocks: string[];
}

export interface Bot extends Named {
  online: boolean;
  servers: string[];
  invite: string;
}

export interface Role extends Named {
  color: number;
  managed: boolean;
}

export interface Member extends Named {
  bot: boolean;
  nick: string | null;
  roles: string[];
}

export interface Server extends Named {
  owner: string;
  roles: Role[];
  members: Member[];
  unavailable: boolean;
}

export interface World {
  now: string;
  bots: Bot[];
  people: Person[];
  servers: Server[];
}

export type ChannelKind =
  'text' | 'voice' | 'category' | 'announcement' | 'forum' | 'thread' | 'private thread' | 'dm';

export interface SeenChannel extends Named {
  kind: ChannelKind;
  server: Named | null;
  parent: string | null;
  archived: boolean;
  locked: boolean;
  topic: string | null;
  canWrite: boolean;
}

export interface Attachment {
  id: string;
  filename: string;
  description: string | null;
  url: string;
  contentType: string | null;
  size: number;
  width: number | null;
  height: number | null;
  spoiler: boolean;
}

export interface Reaction {
  emoji: string;
  count: number;
  mine: boolean;
}

export interface SeenMessage {
  id: string;
  channel: string;
  author: { id: string; name: string; bot: boolean };
  at: string;
  content: string;
  embeds: Embed[];
  components: Component[];
  attachments: Attachment[];
  reactions: Reaction[];
  edited: string | null;
  ephemeral: boolean;
  thinking: boolean;
  pinned: boolean;
  system: string | null;
  replyTo: string | null;
  thread: string | null;
  command: { name: string; by: string } | null;
  text: string;
}

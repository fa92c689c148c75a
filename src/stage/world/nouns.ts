import {
  type APIApplicationCommand,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';

export type Id = string;

/** Somebody with an account: a person, or a bot. `blocks` are the accounts whose messages they refuse. */
export type User = { id: Id; username: string; name: string; bot: boolean; blocks: Id[] };

/** A bot's application; it shares its id with the bot's account. */
export type App = {
  id: Id;
  token: string;
  description: string;
  invite: string;
  maySeeMembers: boolean;
  maySeeContent: boolean;
};

export type Role = {
  id: Id;
  name: string;
  permissions: string;
  position: number;
  color: number;
  hoist: boolean;
  mentionable: boolean;
  bot: Id | null;
};

export type Server = {
  id: Id;
  name: string;
  owner: Id;
  roles: Role[];
  unavailable: boolean;
};

export type Member = { server: Id; user: Id; nick: string | null; roles: Id[]; joined: number };

export type Overwrite = { id: Id; type: 0 | 1; allow: string; deny: string };

export type ThreadState = {
  owner: Id;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchive: number;
  archivedAt: number;
  createdAt: number;
  members: { user: Id; joined: number }[];
  messages: number;
};

export type ChannelType = 0 | 1 | 2 | 4 | 5 | 10 | 11 | 12 | 13 | 15;

export type Channel = {
  id: Id;
  type: ChannelType;
  server: Id | null;
  name: string;
  topic: string | null;
  parent: Id | null;
  position: number;
  nsfw: boolean;
  slowmode: number;
  overwrites: Overwrite[];
  recipients: Id[];
  lastMessage: Id | null;
  lastPin: number | null;
  thread: ThreadState | null;
};

export type File = {
  id: Id;
  filename: string;
  description: string | null;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
};

export type Reaction = { emoji: { id: Id | null; name: string }; users: Id[] };

/** Which interaction a message answers, and what its person did. */
export type Cause = { id: Id; type: 2 | 3 | 5; user: Id; name: string | null; source: Id | null };

export type Message = {
  id: Id;
  channel: Id;
  author: Id;
  /** Set on what an application sent through an interaction. */
  webhook: Id | null;
  type: number;
  content: string;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  files: File[];
  flags: number;
  tts: boolean;
  at: number;
  edited: number | null;
  mentions: Id[];
  mentionRoles: Id[];
  mentionEveryone: boolean;
  pinned: boolean;
  reactions: Reaction[];
  replyTo: Id | null;
  nonce: string | number | null;
  cause: Cause | null;
  /** An ephemeral message's only reader. */
  only: Id | null;
  /** How many edits were made after its first hour. */
  lateEdits: number;
};

export type Command = APIApplicationCommand;

export type Outcome =
  | 'waiting'
  | 'answered'
  | 'thinking'
  | 'updating'
  | 'updated'
  | 'acknowledged'
  | 'modal'
  | 'choices'
  | 'did not respond';

export type Interaction = {
  id: Id;
  app: Id;
  token: string;
  type: 2 | 3 | 4 | 5;
  user: Id;
  channel: Id;
  server: Id | null;
  at: number;
  acknowledged: number | null;
  outcome: Outcome;
  ephemeral: boolean;
  /** The message that answers it, or the one whose component was used. */
  original: Id | null;
  source: Id | null;
  /** The command's name or the custom id. */
  name: string;
  choices: { name: string; value: string | number }[] | null;
  /** Messages that it sent after the first. */
  followUps: number;
};

/** A modal on somebody's screen. */
export type Modal = {
  id: Id;
  person: Id;
  app: Id;
  channel: Id;
  server: Id | null;
  source: Id | null;
  customId: string;
  title: string;
  components: unknown[];
};

/** Discord's numbers, by name. The types of discord-api-types know them; only types come from there. */

export const CHANNEL = {
  text: 0,
  dm: 1,
  voice: 2,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
} as const;

export const FLAG = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const MESSAGE = {
  plain: 0,
  pinned: 6,
  joined: 7,
  threadCreated: 18,
  reply: 19,
  command: 20,
  threadStarter: 21,
  menu: 23,
} as const;

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  upload: 19,
  radio: 21,
  checkboxes: 22,
  checkbox: 23,
} as const;

export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const CALLBACK = {
  pong: 1,
  message: 4,
  deferMessage: 5,
  deferUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

export const COMMAND = { slash: 1, user: 2, message: 3 } as const;

export const BUTTON = { link: 5, premium: 6 } as const;

/** Typed as a plain number: discord-api-types has no name for a set of flags without any. */
export const NO_FLAGS: number = 0;

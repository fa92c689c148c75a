export const INTENT = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

const KNOWN_BITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 21, 24, 25];
const KNOWN = KNOWN_BITS.reduce((set, bit) => set | (1 << bit), 0);

export const areKnown = (intents: number): boolean => (intents & ~KNOWN) === 0;

export const wants = (intents: number, intent: number): boolean =>
  intent === 0 || (intents & intent) !== 0;

type Allowance = { maySeeMembers: boolean; maySeeContent: boolean };

/** Privileged intents need the bot's owner to have asked for them. */
export const areAllowed = (intents: number, app: Allowance): boolean =>
  (app.maySeeContent || !wants(intents, INTENT.messageContent)) &&
  (app.maySeeMembers || !wants(intents, INTENT.guildMembers | INTENT.guildPresences));

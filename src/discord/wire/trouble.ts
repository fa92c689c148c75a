import { DiscordAPIError, HTTPError, RESTJSONErrorCodes as Code } from 'discord.js';

/**
 * What a failed request means. `never`: Discord says no, and will again. `unknown`: it may have
 * been done (the answer was lost, or came from a server in trouble). `later`: it was not done now.
 */
type Trouble = 'never' | 'unknown' | 'later';

/** Discord has made or edited a message and left out its embeds, as it does without Embed Links. */
export class EmbedsDropped extends Error {
  override name = 'EmbedsDropped';
  readonly code = Code.MissingPermissions;
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof EmbedsDropped) return 'never';
  if (error instanceof HTTPError) return byStatus(error.status);
  if (error instanceof DiscordAPIError) return isOutage(error) ? 'later' : byStatus(error.status);
  return error instanceof Error && error.name === 'UnguardedMessage' ? 'never' : 'unknown';
}

/** A page instead of a code comes from what stands before Discord: an outage, no refusal. */
const isOutage = (error: DiscordAPIError) => typeof error.code !== 'number';

const byStatus = (status: number): Trouble => {
  if (status === 429 || status === 502 || status === 503) return 'later';
  return status >= 500 ? 'unknown' : 'never';
};

/** Discord's own code for a refusal, or the status where it gave none. */
export const codeOf = (error: unknown): number | null => {
  if (error instanceof EmbedsDropped) return error.code;
  if (error instanceof DiscordAPIError) return Number(error.code);
  return error instanceof HTTPError ? error.status : null;
};

/** Direct messages need a server that both are in. */
const noSharedServer = 50_278;

const codes = (...list: number[]) => {
  const set = new Set(list);
  return (error: unknown) => set.has(codeOf(error) ?? -1);
};

/** The interaction was answered by somebody else or too late: it must have no effect. */
export const isTakenAway = codes(
  Code.UnknownInteraction,
  Code.InteractionHasAlreadyBeenAcknowledged,
);
export const isTokenOver = codes(Code.UnknownWebhook, Code.InvalidWebhookToken);
export const isMessageGone = codes(Code.UnknownMessage);
export const isChannelGone = codes(Code.UnknownChannel);
export const isServerGone = codes(Code.UnknownGuild);
export const isPersonGone = codes(Code.UnknownMember, Code.UnknownUser);
/** That message has a thread already, which bears its id. */
export const isThreadThere = codes(160_004);
export const isThreadClosed = codes(50_083, 160_005);
export const isDirectClosed = codes(Code.CannotSendMessagesToThisUser, noSharedServer);
/** A moderator may have taken the embeds off a message, too: a new one has its own. */
export const isStripped = (error: unknown): boolean => error instanceof EmbedsDropped;
/** What it is about is not the bot's to see. */
export const isNoAccess = codes(Code.MissingAccess);
export const isNotAllowed = codes(Code.MissingAccess, Code.MissingPermissions);
/** AutoMod or a link filter has blocked the text. */
export const isTextBlocked = codes(200_000, 240_000);
/** Nobody may post this text here, whatever rights they have: a filter, or it is out of form. */
export const isTextRefused = codes(200_000, 240_000, Code.InvalidFormBodyOrContentType);
export const isTooManyEdits = codes(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);

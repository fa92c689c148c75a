import { type FormErrors } from './checks/form.ts';

/** Discord's numbered refusals as far as the stage gives them: status and words of each. */
const catalogue = {
  0: [400, '400: Bad Request'],
  10002: [404, 'Unknown Application'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10009: [404, 'Unknown Permission Overwrite'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10014: [400, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  20028: [429, 'The write action you are performing on the channel has hit the write rate limit.'],
  30003: [400, 'Maximum number of pins reached (250)'],
  30005: [400, 'Maximum number of server roles reached (250)'],
  30010: [400, 'Maximum number of reactions reached (20)'],
  30013: [400, 'Maximum number of server channels reached (500)'],
  30032: [400, 'Maximum number of application commands reached (100).'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  40001: [401, 'Unauthorized'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50016: [
    400,
    'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
  ],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50028: [400, 'Invalid Role'],
  50033: [400, 'Invalid Recipient(s)'],
  50034: [400, 'You can only bulk delete messages that are under 14 days old.'],
  50035: [400, 'Invalid Form Body'],
  50041: [400, 'Invalid API version'],
  50055: [400, 'Invalid Guild'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50146: [400, 'Uploaded file not found.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
} as const satisfies Record<number, readonly [number, string]>;

export type DiscordCode = keyof typeof catalogue;

/** A request that Discord would not do. Thrown by whoever finds out, answered at the rim. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body['message']));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function refuse(code: DiscordCode, errors?: FormErrors): Refusal {
  const [status, message] = catalogue[code];
  return new Refusal(status, { message, code, ...(errors && { errors }) });
}

/** Discord's answer to an address that it does not have. */
export const notFound = (): Refusal => new Refusal(404, { message: '404: Not Found', code: 0 });
export const unauthorized = (): Refusal =>
  new Refusal(401, { message: '401: Unauthorized', code: 0 });

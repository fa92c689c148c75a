import { DefaultRestOptions, type RESTOptions } from 'discord.js';

const messages =
  /\/(channels\/\d+\/messages(\/\d+)?|webhooks\/\d+\/[^/]+(\/messages\/[^/]+)?|interactions\/\d+\/[^/]+\/callback)$/;

/** A message body that does not say whom it mentions would mention all that it names. */
export class UnguardedMessage extends Error {
  override name = 'UnguardedMessage';
}

/** Sends as the library does, but never a message without an explicit `allowed_mentions`. */
export const guardedRequest: RESTOptions['makeRequest'] = (url, init) => {
  const path = new URL(url).pathname;
  const method = init.method?.toUpperCase();
  if ((method === 'POST' || method === 'PATCH') && messages.test(path)) demandMentions(init.body);
  return DefaultRestOptions.makeRequest(url, init);
};

/** Refuses a message that leaves its mentions to Discord's default, which mentions everybody. */
export function demandMentions(body: unknown): void {
  const message = messageIn(body);
  if (message !== null && !('allowed_mentions' in message))
    throw new UnguardedMessage('a message without allowed_mentions');
}

/** An answer to an interaction has its message under `data`, if it has one at all. */
function messageIn(body: unknown): object | null {
  const text = body instanceof FormData ? body.get('payload_json') : body;
  if (typeof text !== 'string') return null;
  const parsed = JSON.parse(text) as { type?: number; data?: object };
  if (parsed.type === undefined) return parsed;
  return parsed.type === 4 || parsed.type === 7 ? (parsed.data ?? {}) : null;
}

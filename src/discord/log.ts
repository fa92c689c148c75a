/** What the bot writes its log with; pino's logger is one. */
export type Log = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};

/** All of an error that may be logged: no address, no body, both of which carry tokens and bets. */
type ErrorFacts = {
  name: string;
  code?: string | number;
  status?: number;
  method?: string;
  route?: string;
  where?: string;
};

/** An allow-list: whatever else an error carries stays out of the log. */
export function factsOf(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error };
  const given = error as Error & { [key: string]: unknown };
  const facts: ErrorFacts = { name: error.name.replace(/\[.*$/, '') };
  if (typeof given.code === 'string' || typeof given.code === 'number') facts.code = given.code;
  if (typeof given.status === 'number') facts.status = given.status;
  if (typeof given.method === 'string') facts.method = given.method;
  if (typeof given.url === 'string') facts.route = routeOf(given.url);
  const where = /\n\s+at [^\n]*?([^/\\\n]+:\d+):\d+/.exec(error.stack ?? '')?.[1];
  if (where !== undefined) facts.where = where;
  return facts;
}

/** `/webhooks/123/TOKEN/messages/9` → `/webhooks/{id}/{token}/messages/{id}`. */
export function routeOf(url: string): string {
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?]*)/.exec(url)?.[1] ?? '';
  return path
    .replace(/^\/api(\/v\d+)?/, '')
    .replace(/\/(webhooks|interactions)\/(\d+)\/[^/]+/, '/$1/{id}/{token}')
    .replace(/\/\d{15,}/g, '/{id}')
    .replace(/\/reactions\/.*$/, '/reactions/…');
}

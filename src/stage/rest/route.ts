import { type Sent } from '../checks/message.ts';
import { type JsonObject, type Json } from '../json.ts';
import { type Audience } from '../record.ts';
import { type Stage } from '../stage.ts';
import { type App, type Id } from '../world/nouns.ts';

/** A request of a bot, read and authenticated. */
export type Ask = {
  /** The bot; on a route that needs no token (an interaction's own) the one that it belongs to. */
  app: App | null;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Json;
  files: Sent[];
};

export type Answer = { status: number; body?: unknown; audience?: Audience };

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Discord's description writes it, without the version: `/channels/{channel_id}/messages`. */
  path: string;
  /** Whether a bot's token is needed; else the path carries a token of its own. */
  open?: true;
  handle: (stage: Stage, ask: Ask) => Answer;
};

export const ok = (body: unknown, audience?: Audience): Answer => ({
  status: 200,
  body,
  ...(audience && { audience }),
});
export const created = (body: unknown): Answer => ({ status: 201, body });
export const none = (audience?: Audience): Answer => ({
  status: 204,
  ...(audience && { audience }),
});

export const bodyOf = (ask: Ask): JsonObject =>
  typeof ask.body === 'object' && ask.body !== null && !Array.isArray(ask.body) ? ask.body : {};

export const botOf = (ask: Ask): Id => ask.app?.id ?? '';

export const param = (ask: Ask, name: string): string => ask.params[name] ?? '';

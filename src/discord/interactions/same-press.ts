import { createHash } from 'node:crypto';
import { type Incoming } from './incoming.ts';

/**
 * The same for two uses of one component: by the same person, on the same message, with the same
 * choice. It is kept with what is taken in, so it tells nobody what was chosen. Null for a command
 * and for a form, which may well be sent twice.
 */
export function pressMark(read: Incoming): string | null {
  if (read.as !== 'component') return null;
  const { caller, message, id, values } = read;
  const press = JSON.stringify([caller.player, message, id, values]);
  return createHash('sha256').update(press).digest('base64url').slice(0, 22);
}

/** The cause of the newest earlier use of this very button since then that was done, if one was. */
export type Earlier = (since: number) => Promise<string | null>;

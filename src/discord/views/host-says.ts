import { escape } from './escape.ts';

/** A host's reason for what they have done, in their own words, if they gave one. */
export const hostSays = (why: string | null | undefined): string[] =>
  why === null || why === undefined ? [] : [`The host says: “${escape(why)}”`];

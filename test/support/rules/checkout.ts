import { resolve } from 'node:path';

/** The checkout's folder, as an absolute path. */
export const checkout = resolve(import.meta.dirname, '../../..');

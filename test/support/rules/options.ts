import { readArguments } from '../../../src/launch/command-line.mjs';

export type Options =
  | { readonly kind: 'list' }
  | { readonly kind: 'ledger'; readonly file: string }
  | { readonly kind: 'break'; readonly ids: readonly string[] }
  | { readonly kind: 'changed'; readonly revision: string };

/** What was asked for on the command line; throws with one clear line if it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const given = readArguments('rules', args);
  if (given.ledger !== undefined) return { kind: 'ledger', file: given.ledger };
  if (given.changed !== undefined) return { kind: 'changed', revision: given.changed };
  return given.break
    ? { kind: 'break', ids: given.words.map((id) => id.toUpperCase()) }
    : { kind: 'list' };
}

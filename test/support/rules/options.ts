import { parseArgs } from 'node:util';

export type Options =
  | { readonly kind: 'list' }
  | { readonly kind: 'ledger'; readonly file: string }
  | { readonly kind: 'break'; readonly ids: readonly string[] }
  | { readonly kind: 'changed'; readonly revision: string };

/** What was asked for on the command line; throws with one clear line if it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ledger: { type: 'string' },
      break: { type: 'boolean' },
      changed: { type: 'string' },
    },
  });
  const asked = Object.keys(values).filter((name) => name !== 'break');
  if (asked.length > 1 || (values.ledger !== undefined && values.break))
    throw new Error('ask for one thing at a time: --ledger, --break or --changed');
  if (positionals.length > 0 && (!values.break || values.changed !== undefined))
    throw new Error(`${positionals.join(' ')}: ids go with --break`);
  if (values.ledger !== undefined) return { kind: 'ledger', file: values.ledger };
  if (values.changed !== undefined) return { kind: 'changed', revision: values.changed };
  return values.break
    ? { kind: 'break', ids: positionals.map((id) => id.toUpperCase()) }
    : { kind: 'list' };
}

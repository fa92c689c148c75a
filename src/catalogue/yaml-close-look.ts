import { type Document, type YAMLError } from 'yaml';
import { type Look, looks, parts } from './yaml-looks.ts';
import { type Broken } from './yaml-places.ts';

/** Where a text is no YAML, as a place in it, and what was expected there. */
export type Slip = { at: number; expected: string };

/** Of what the library calls alike, the first of these that it is; null: none. */
export function closeLook(text: string, document: Document, error: YAMLError): Slip | null {
  const { message: says } = error;
  const [at] = error.pos;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace(/^\uFEFF/, '');
  const [rest = ''] = text.slice(at).split(/\r?\n/, 1);
  const broken = { text, document, says, at, before, rest, line: before + rest };
  for (const look of looks) {
    const there = fits(look, broken) ? (look.at ? look.at(broken) : at) : null;
    const { expected } = look;
    if (there !== null)
      return { at: there, expected: typeof expected === 'string' ? expected : expected(broken) };
  }
  return null;
}

const fits = (look: Look, broken: Broken): boolean =>
  parts.every((part) => look[part]?.test(broken[part]) ?? true);

import { type Document, isMap, isScalar, isSeq, type Pair, type Scalar } from 'yaml';
import { type Expected } from './wrong.ts';

/**
 * Texts that end at a `#`, and values that are nothing because of one: nobody can tell whether a
 * comment was meant. Comments beside numbers and brackets, and in lines of their own, are none of these.
 */
export const cutOffIn = (text: string, document: Document): Expected[] =>
  /#/.test(text) ? within(text, document.contents, []) : [];

function within(text: string, node: unknown, at: PropertyKey[]): Expected[] {
  if (isMap(node))
    return node.items.flatMap((pair) => {
      const there = [...at, isScalar(pair.key) ? String(pair.key.value) : ''];
      return isNothing(text, pair)
        ? [{ at: there, expected: `${label(there)}${nothing}` }]
        : within(text, pair.value, there);
    });
  if (isSeq(node)) return node.items.flatMap((one, nth) => within(text, one, [...at, nth]));
  return isScalar(node) && isCut(text, node) ? [{ at, expected: `${label(at)}${cut}` }] : [];
}

const cut = 'expected quotes round a text with “#” in it; a comment stands in a line of its own.';
const nothing =
  'expected something before “#”, with which a comment begins; a text with “#” in it stands in quotes, one of several lines below “|”.';

function label(at: readonly PropertyKey[]): string {
  const key = at.findLast((one) => typeof one === 'string');
  return key === undefined ? '' : `“${key}”: `;
}

const isCut = (text: string, { type, value, range }: Scalar): boolean =>
  type === 'PLAIN' && typeof value === 'string' && fits(/[ \t]+#/y, text, range?.[1]);

/** A comment in a line below is one, too, unless it looks like a drawing. */
const isNothing = (text: string, { key, value }: Pair): boolean =>
  isScalar(key) &&
  (value === null || (isScalar(value) && value.value === null)) &&
  fits(/[ \t]*:(?:[ \t]+#|\s+#[^\s#]*#)/y, text, key.range?.[1]);

function fits(sticky: RegExp, text: string, from = text.length): boolean {
  sticky.lastIndex = from;
  return sticky.test(text);
}

import { shown } from './sent-file.ts';
import {
  belowDash,
  type Broken,
  nextLine,
  openBracket,
  openQuote,
  openQuoteAbove,
} from './yaml-places.ts';

type Part = (typeof parts)[number];
export const parts = ['text', 'says', 'before', 'rest', 'line'] as const;

/**
 * What to look for, all of it, and what was expected then. `at`: where, if not where it broke; what has
 * no such place is not it.
 */
export type Look = { [part in Part]?: RegExp } & {
  expected: string | ((broken: Broken) => string);
  at?: (broken: Broken) => number | null;
};

const noDash =
  'expected no “-” here, or as many spaces before it as before the others of its list.';
const comma = 'expected a comma between what stands in brackets, and no “-” before it.';
const afterBar = 'expected nothing after “|” or “>” in its line; the text begins in the next.';
const underKey =
  'expected this line to begin exactly under the key right behind “- ”, so with two spaces more than the “-”.';
const plainDash = 'expected a plain “-” and a space before each of a list, as in “- always: …”.';
const oddDash = /^\s*(?:[–—―‒−•·*]|\d+[.)])\s/;
const oddSpace = '[\\u00A0\\u2000-\\u200B\\u202F\\u3000]';

/** The first that fits is it. */
export const looks: readonly Look[] = [
  { text: /\r(?!\n)/, expected: 'expected lines that end with LF, or CR and LF, not CR alone.' },
  ...(['before', 'rest'] as const).map((part) => ({
    [part]: new RegExp(`^[\\t ]*(?:- *)?${oddSpace}|[:-]${oddSpace}`),
    expected: 'expected plain spaces; what stands beside the text only looks like one.',
  })),
  {
    text: /^[^\S\n]*(?:```|~~~)/m,
    at: ({ text }) => text.search(/^[^\S\n]*(?:```|~~~)/m),
    expected: 'expected no line that begins with “```” or “~~~”; leave out each of them.',
  },
  { line: oddDash, says: /^(Nested|All mapping|Sequence item|Alias)/, expected: plainDash },
  {
    line: /^\s*-[^\s-]/,
    says: /^(Nested|All mapping|Sequence item)/,
    expected: 'expected a space after “-”.',
  },
  {
    says: /^Missing closing/,
    at: openQuote,
    expected: 'expected a closing quote where the text ends that begins with one here.',
  },
  {
    says: /^Unexpected/,
    at: openQuoteAbove,
    expected: 'expected a closing quote where the text ends that begins with one here.',
  },
  {
    says: /^Flow (map|sequence)/,
    at: openBracket,
    expected: ({ says }) =>
      `expected a “${says.at(-1) ?? ''}” for this bracket, in this line or in one that begins further in.`,
  },
  {
    text: /^%/m,
    says: /directives-end/,
    at: ({ text }) => text.search(/^%/m),
    expected: 'expected no line that begins with “%”; a text that does stands in quotes.',
  },
  { says: /directives-end/, expected: 'expected nothing after “---” in its line.' },
  {
    says: /^Nested mappings/,
    rest: /^\? /,
    expected: 'expected quotes round a text that begins with “?”.',
  },
  {
    says: /^Nested mappings/,
    rest: /^\(/,
    expected: 'expected curly brackets, as in { range: 3 }, not round ones.',
  },
  {
    says: /^Nested mappings/,
    before: /^\s*- [^:]*: $/,
    rest: /^(?!.*: ).*$/,
    at: nextLine,
    expected: underKey,
  },
  {
    says: /^Nested mappings/,
    rest: /^(?!.*: ).*$/,
    at: nextLine,
    expected:
      'expected as many spaces before this line as before the one above, which is complete.',
  },
  {
    says: /^Nested mappings/,
    rest: /^(?:\d+ [^:]*|[^:]*, *[\w ]+|[^:]*\bdo): /,
    expected:
      'expected a second key in a line of its own, or quotes round a text with a colon and a space in it.',
  },
  { says: /^Sequence item/, expected: underKey },
  { says: /^All mapping items/, at: belowDash, expected: underKey },
  { says: /^Block scalar header/, expected: afterBar },
  { before: /[|>][-+\d]*\s*$/, says: /^Not a YAML token/, expected: afterBar },
  {
    says: /^Block scalar/,
    expected:
      'expected the same number of spaces, and no tabs, before each line of the text after “|” or “>”.',
  },
  { says: /^Block collections/, expected: comma },
  { before: /^\s*$/, rest: /^- /, expected: noDash },
  { says: /^A block sequence/, expected: noDash },
  { before: /[[{]/, rest: /^- /, expected: comma },
  {
    says: /^Unexpected block-seq-ind/,
    expected:
      'expected a list in the lines below its key, each with “- ” before it, or as [one, two].',
  },
  { rest: /^-[^\s-]/, says: /^(Implicit|Map) /, expected: 'expected a space after “-”.' },
  {
    rest: /^[^\s"'[{:]+:\S/,
    says: /^Implicit/,
    expected: 'expected a space after the colon.',
  },
  {
    says: /^Comments must/,
    expected: 'expected a space before “#”; a text with “#” in it stands in quotes.',
  },
  { says: /^Missing , or|-quoted-scalar token$|in flow|of flow/, rest: /^[^,]/, expected: comma },
  { says: /^Unexpected ,/, expected: 'expected something before this comma.' },
  {
    says: /^(Tags and anchors|Missing newline after block sequence props)/,
    expected:
      'expected no “&” or “!” before a value; a text that begins with one stands in quotes.',
  },
  { rest: /^[\]}]/, expected: 'expected a “[” or “{” before what closes it here.' },
  {
    says: /^Unexpected/,
    before: /^\s*$/,
    expected: 'expected as many spaces before this line as before those that it belongs to.',
  },
  {
    says: /^Unexpected/,
    before: /["']\s*$/,
    expected: `expected nothing after the text in quotes; one with " in it stands between ', one with ' between ".`,
  },
  { says: /^Map keys must be unique/, expected: twice },
  {
    says: /^Plain value cannot/,
    expected: ({ rest }) => `expected quotes round a text that begins with “${rest.slice(0, 1)}”.`,
  },
];

function twice({ rest }: Broken): string {
  const [, key = ''] = /^["']?([^:"',]*)/.exec(rest) ?? [];
  return `expected “${shown(key.trim(), 50)}” only once; it stands further up, too.`;
}

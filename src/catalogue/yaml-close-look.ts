import { type Document, visit, type YAMLError } from 'yaml';
import { shown } from './sent-file.ts';

/** Where a text is no YAML, as a place in it, and what was expected there. */
export type Slip = { at: number; expected: string };

/** What the library found: in which words, and the line of it, up to there and from there on. */
type Broken = {
  text: string;
  document: Document;
  says: string;
  at: number;
  before: string;
  rest: string;
};

type Part = (typeof parts)[number];
const parts = ['text', 'says', 'before', 'rest'] as const;

/**
 * What to look for, all of it, and what was expected then. `at`: where, if not where it broke; what has
 * no such place is not it.
 */
type Look = { [part in Part]?: RegExp } & {
  expected: string | ((broken: Broken) => string);
  at?: (broken: Broken) => number | null;
};

/** Of what the library calls alike, the first of these that it is; null: none. */
export function closeLook(text: string, document: Document, error: YAMLError): Slip | null {
  const { message: says } = error;
  const [at] = error.pos;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace(/^\uFEFF/, '');
  const [rest = ''] = text.slice(at).split(/\r?\n/, 1);
  const broken = { text, document, says, at, before, rest };
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

const noDash =
  'expected no “-” here, or as many spaces before it as before the others of its list.';
const comma = 'expected a comma between what stands in brackets, and no “-” before it.';
const afterBar = 'expected nothing after “|” or “>” in its line; the text begins in the next.';
const oddSpace = '[\\u00A0\\u2000-\\u200B\\u202F\\u3000]';

const looks: readonly Look[] = [
  { text: /\r(?!\n)/, expected: 'expected lines that end with LF, or CR and LF, not CR alone.' },
  ...(['before', 'rest'] as const).map((part) => ({
    [part]: new RegExp(`^[\\t ]*(?:- *)?${oddSpace}|[:-]${oddSpace}`),
    expected: 'expected plain spaces; what stands beside the text only looks like one.',
  })),
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
    rest: /^(?!.*: ).*$/,
    at: nextLine,
    expected:
      'expected as many spaces before this line as before the one above, which is complete.',
  },
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

/** Where the text in quotes begins that ends where it broke. */
function openQuote({ document, at }: Broken): number | null {
  return quotedTo(document, at);
}

/** The same, if that is in a line above. */
function openQuoteAbove({ document, text, before, at }: Broken): number | null {
  const from = quotedTo(document, at - (before.length - before.trimEnd().length));
  return from !== null && text.slice(from, at).includes('\n') ? from : null;
}

function quotedTo(document: Document, end: number): number | null {
  let from: number | null = null;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range?.[1] === end) from ??= range[0];
    },
  });
  return from;
}

/** The innermost bracket that is open where it broke. */
function openBracket({ document, text, at }: Broken): number | null {
  let open: number | null = null;
  visit(document, {
    Collection: (_, { flow, range }) => {
      const isOpen = range && !/[\]}]/.test(text[range[1] - 1] ?? '');
      if (flow && isOpen && range[0] < at && range[2] >= at) open = range[0];
    },
  });
  return open;
}

/** Of the lines below, the first in which something stands. */
function nextLine({ text, at }: Broken): number | null {
  const below = /\n\s*(?=\S)/g;
  below.lastIndex = at;
  return below.test(text) ? below.lastIndex : null;
}

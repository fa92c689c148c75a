import { type Document, isNode, isPair, type Range, visit } from 'yaml';

/** What the library found: in which words, and the line of it, up to there and from there on. */
export type Broken = {
  text: string;
  document: Document;
  says: string;
  at: number;
  before: string;
  rest: string;
  line: string;
};

/** Where the text in quotes begins that ends where it broke. */
export function openQuote({ document, at }: Broken): number | null {
  return quotedTo(document, at);
}

/** The same, if that is in a line above. */
export function openQuoteAbove({ document, text, before, at }: Broken): number | null {
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
export function openBracket({ document, text, at }: Broken): number | null {
  let open: number | null = null;
  visit(document, {
    Collection: (_, { flow, range, items }) => {
      if (flow && range && range[0] < at && range[2] >= at && !isClosed(text, range, items))
        open = range[0];
    },
  });
  return open;
}

/** A closing bracket at its end, which is not that of the last thing in it. */
function isClosed(text: string, range: Range, items: readonly unknown[]): boolean {
  const last = items.at(-1);
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  const end = isNode(inner) ? (inner.range?.[1] ?? 0) : 0;
  return /[\]}]/.test(text[range[1] - 1] ?? '') && end < range[1];
}

/** Of the lines below, the first in which something stands. */
export function nextLine({ text, at }: Broken): number | null {
  const below = /\n\s*(?=\S)/g;
  below.lastIndex = at;
  return below.test(text) ? below.lastIndex : null;
}

/** Where it broke, if the line above begins with a “-” that does not stand further in. */
export function belowDash({ text, before, line, at }: Broken): number | null {
  const [, dash] = /(?:^|\n)( *)- [^\n]*\n\s*$/.exec(text.slice(0, at - before.length)) ?? [];
  return dash !== undefined && dash.length <= line.search(/\S/) ? at : null;
}

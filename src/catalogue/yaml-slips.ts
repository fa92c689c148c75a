import {
  type Document,
  type ErrorCode,
  isAlias,
  isNode,
  isScalar,
  visit,
  type YAMLError,
} from 'yaml';
import { closeLook, type Slip } from './yaml-close-look.ts';

const quoted = 'stands in quotes';

/**
 * What was expected where a text is no YAML, by what the library calls it: its own words are for
 * programmers, and are never told. Of what it calls alike, a close look tells one from the other.
 */
export const slips: Record<ErrorCode, string> = {
  ALIAS_PROPS: `expected nothing between the colon and “*”; a text that begins with “*” ${quoted}.`,
  BAD_ALIAS: `expected a name right after “&” or “*”; a text that begins with one of them ${quoted}.`,
  BAD_COLLECTION_TYPE: `expected no “!” before a value; a text that begins with “!” ${quoted}.`,
  BAD_DIRECTIVE: `expected no line that begins with “%”; a text that does ${quoted}.`,
  BAD_DQ_ESCAPE: 'expected “\\\\” for each “\\” in a text between double quotes.',
  BAD_INDENT: 'expected as many spaces before this line as before those that it belongs to.',
  BAD_PROP_ORDER: `expected nothing before “?” or “-”; a text that begins with “&” or “!” ${quoted}.`,
  BAD_SCALAR_START: 'expected quotes round a text that begins with a sign.',
  BLOCK_AS_IMPLICIT_KEY: 'expected quotes round a text with a colon and a space in it.',
  BLOCK_IN_FLOW: 'expected a comma between what stands in brackets, and no “-” before it.',
  DUPLICATE_KEY: 'expected each key only once.',
  IMPOSSIBLE: 'expected lines such as “cost: 9”, or such as “- 9” for each of a list.',
  KEY_OVER_1024_CHARS: 'expected at most 1000 characters before a colon.',
  MISSING_CHAR: 'expected a colon and a space after the key, as in “cost: 9”.',
  MULTILINE_IMPLICIT_KEY:
    'expected a colon and a space after the key, as in “cost: 9”; or more spaces before this line, if it goes on with what stands above it.',
  MULTIPLE_ANCHORS: `expected no more than one “&” before a value; a text that begins with “&” ${quoted}.`,
  MULTIPLE_DOCS: 'expected one thing a file, no “---” or “...” between several.',
  MULTIPLE_TAGS: `expected no “!” before a value; a text that begins with “!” ${quoted}.`,
  NON_STRING_KEY: 'expected a text before the colon.',
  RESOURCE_EXHAUSTION: 'expected fewer values within one another.',
  TAB_AS_INDENT: 'expected spaces where this line begins, no tab.',
  TAG_RESOLVE_FAILED: `expected no “!” before a value; a text that begins with “!” ${quoted}.`,
  UNEXPECTED_TOKEN: `expected nothing more here; a text that begins with a quote, a bracket, “*” or “&” ${quoted} as a whole.`,
};

/** What keeps a text from being read; null where it can be. What is only laid out oddly can be. */
export function slipIn(text: string, document: Document): Slip | null {
  const unseen = text.search(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/);
  if (unseen >= 0)
    return {
      at: unseen,
      expected: 'expected a text file; here stands what is no letter and no sign.',
    };
  const broken = document.errors[0] ?? document.warnings.find(({ code }) => code !== 'BAD_INDENT');
  if (broken) return slipOf(text, document, broken);
  return text.includes(inherited) ? inheritedIn(document) : null;
}

/** What each object has already, so that nothing is left of what a text says below that key. */
const inherited = '__proto__';

function inheritedIn(document: Document): Slip | null {
  let at: number | null = null;
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === inherited) at ??= key.range?.[0] ?? 0;
    },
  });
  return at === null ? null : { at, expected: `expected no key “${inherited}”.` };
}

function slipOf(text: string, document: Document, broken: YAMLError): Slip {
  const [at] = broken.pos;
  return closeLook(text, document, broken) ?? { at, expected: slips[broken.code] };
}

/** Why what a text refers to cannot be put in its place. */
export function referenceIn(document: Document): Slip {
  const named = new Set<string>();
  let lost: Slip | null = null;
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) && !named.has(node.source)) lost ??= lostAt(node);
      else if (!isAlias(node) && 'anchor' in node && node.anchor) named.add(node.anchor);
    },
  });
  return lost ?? { at: 0, expected: 'expected fewer references (“*”) to one another.' };
}

const lostAt = (alias: { source: string }): Slip => ({
  at: (isNode(alias) ? alias.range?.[0] : null) ?? 0,
  expected: `expected “&${alias.source}” somewhere before “*${alias.source}”; a text that begins with “*” ${quoted}.`,
});

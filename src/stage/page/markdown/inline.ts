import { bareAddress, webAddress } from './links.ts';
import { readMark } from './marks.ts';
import { type Inline } from './nodes.ts';

interface Place {
  text: string;
  at: number;
  depth: number;
  linked: boolean;
}
interface Found {
  node: Inline;
  length: number;
}

/** Deeper nesting is shown as typed: a hostile message may not exhaust the stack. */
const deepest = 12;

const isWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);
const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);

/** Where a doubled mark (`**`, `__`, `~~`, `||`) closes; a run of three closes at its end. */
function closeOfPair(text: string, from: number, mark: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text.startsWith(mark, at) && at > from) {
      if (text[at + 2] !== mark[0] || mark === '~~') return at;
    }
  }
  return -1;
}

/** Where a single `*` or `_` closes. */
function closeOfSingle(text: string, from: number, mark: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] !== mark) continue;
    else if (text[at + 1] === mark) at++;
    else if (!isSpace(text[at - 1]) && (mark === '*' || !isWord(text[at + 1]))) return at;
  }
  return -1;
}

const pairs = { '**': 'bold', __: 'underline', '~~': 'strike', '||': 'spoiler' } as const;

function readStyled({ text, at, depth, linked }: Place): Found | null {
  const letter = text[at] ?? '';
  const pair = text.slice(at, at + 2);
  if (pair === '**' || pair === '__' || pair === '~~' || pair === '||') {
    const close = closeOfPair(text, at + 2, pair);
    if (close < 0) return null;
    const inside = parseInline(text.slice(at + 2, close), depth + 1, linked);
    return { node: { kind: pairs[pair], inside }, length: close + 2 - at };
  }
  if ((letter !== '*' && letter !== '_') || isSpace(text[at + 1])) return null;
  if (letter === '_' && isWord(text[at - 1])) return null;
  const close = closeOfSingle(text, at + 1, letter);
  if (close < 0) return null;
  const inside = parseInline(text.slice(at + 1, close), depth + 1, linked);
  return { node: { kind: 'italic', inside }, length: close + 1 - at };
}

function readCode({ text, at }: Place): Found | null {
  const fence = /`+/y;
  fence.lastIndex = at;
  const ticks = fence.exec(text)?.[0] ?? '`';
  const runs = /`+/g;
  runs.lastIndex = at + ticks.length;
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0].length !== ticks.length) continue;
    const inside = text.slice(at + ticks.length, run.index);
    const bare = /^ ?(`[\s\S]*`) ?$/.exec(inside)?.[1] ?? inside;
    return { node: { kind: 'code', text: bare }, length: run.index + ticks.length - at };
  }
  return { node: { kind: 'text', text: ticks }, length: ticks.length };
}

function readMaskedLink({ text, at, depth, linked }: Place): Found | null {
  const shape = /\[([^[\]\n]{1,1000})\]\((https?:\/\/[^\s()<>]{1,2000})(?: "[^"\n]{0,300}")?\)/y;
  shape.lastIndex = at;
  const found = linked ? null : shape.exec(text);
  const url = found && webAddress(found[2] ?? '');
  if (!url) return null;
  const inside = parseInline(found[1] ?? '', depth + 1, true);
  return { node: { kind: 'link', url, inside }, length: found[0].length };
}

function readBareLink({ text, at, linked }: Place): Found | null {
  const address = linked || isWord(text[at - 1]) ? null : bareAddress(text, at);
  const url = address && webAddress(address);
  if (!url) return null;
  return {
    node: { kind: 'link', url, inside: [{ kind: 'text', text: address }] },
    length: address.length,
  };
}

function readEveryone({ text, at }: Place): Found | null {
  const name = /^@(everyone|here)(?!\w)/.exec(text.slice(at, at + 10))?.[1];
  return name ? { node: { kind: 'everyone', name }, length: name.length + 1 } : null;
}

function readEscape({ text, at }: Place): Found | null {
  const next = text[at + 1];
  if (next === undefined || /[\p{L}\p{N}\s]/u.test(next)) return null;
  return { node: { kind: 'text', text: next }, length: 2 };
}

const readers: Readonly<Record<string, (place: Place) => Found | null>> = {
  '\\': readEscape,
  '`': readCode,
  '*': readStyled,
  _: readStyled,
  '~': readStyled,
  '|': readStyled,
  '[': readMaskedLink,
  h: readBareLink,
  '@': readEveryone,
  '<': ({ text, at, linked }) => {
    const mark = readMark(text, at);
    return mark?.node.kind === 'link' && linked ? null : mark;
  },
};

function append(nodes: Inline[], node: Inline): void {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
  else nodes.push(node);
}

/** The marks of one run of text; whatever is not closed or not known stays as typed. */
export function parseInline(text: string, depth = 0, linked = false): Inline[] {
  const nodes: Inline[] = [];
  for (let at = 0; at < text.length;) {
    const letter = text[at] ?? '';
    const found = depth < deepest ? readers[letter]?.({ text, at, depth, linked }) : null;
    append(nodes, found?.node ?? { kind: 'text', text: letter });
    at += found?.length ?? 1;
  }
  return nodes;
}

import { parseInline } from './inline.ts';
import { parseList } from './lists.ts';
import { type Block } from './nodes.ts';

const heading = /^(#{1,3}) +(\S.*)$/;
const small = /^-# +(\S.*)$/;
const quote = /^> (.*)$|^>$/;
const numberedItem = /^\d/;
const listItem = /^ *(?:[-*]|\d{1,9}\.) +\S/;

/** A line that starts something other than a paragraph. */
const startsBlock = (line: string, quoted: boolean): boolean =>
  heading.test(line) ||
  small.test(line) ||
  listItem.test(line) ||
  (!quoted && (quote.test(line) || line.startsWith('>>> ')));

function linesWhile(lines: string[], from: number, belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, at) => at > from && !belongs(line));
  return lines.slice(from, end < 0 ? undefined : end);
}

function readBlock(lines: string[], at: number, quoted: boolean): { block: Block; used: number } {
  const line = lines[at] ?? '';
  const head = heading.exec(line);
  if (head) {
    const level = Math.min(3, head[1]?.length ?? 1) as 1 | 2 | 3;
    return { block: { kind: 'heading', level, inside: parseInline(head[2] ?? '') }, used: 1 };
  }
  const tiny = small.exec(line);
  if (tiny) return { block: { kind: 'small', inside: parseInline(tiny[1] ?? '') }, used: 1 };
  if (!quoted && line.startsWith('>>> ')) {
    const rest = lines.slice(at);
    return {
      block: { kind: 'quote', inside: parseLines([line.slice(4), ...rest.slice(1)], true) },
      used: rest.length,
    };
  }
  if (!quoted && quote.test(line)) {
    const own = linesWhile(lines, at, (next) => quote.test(next));
    const inside = own.map((each) => each.replace(/^> ?/, ''));
    return { block: { kind: 'quote', inside: parseLines(inside, true) }, used: own.length };
  }
  if (listItem.test(line)) {
    const numbered = numberedItem.test(line);
    const own = linesWhile(
      lines,
      at,
      (next) =>
        listItem.test(next) && (next.startsWith(' ') || numberedItem.test(next) === numbered),
    );
    return { block: parseList(own), used: own.length };
  }
  const own = linesWhile(lines, at, (next) => !startsBlock(next, quoted));
  return { block: { kind: 'paragraph', inside: parseInline(own.join('\n')) }, used: own.length };
}

function parseLines(lines: string[], quoted: boolean): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, used } = readBlock(lines, at, quoted);
    blocks.push(block);
    at += used;
  }
  return blocks;
}

function parseProse(text: string): Block[] {
  const trimmed = text.replace(/^\n+|\n+$/g, '');
  return trimmed.trim() === '' ? [] : parseLines(trimmed.split('\n'), false);
}

/** A message's text as blocks: Discord's subset of Markdown, and nothing that is HTML. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('```', at);
    const close = open < 0 ? -1 : text.indexOf('```', open + 3);
    if (close < 0 || text.slice(open + 3, close).trim() === '') break;
    const fenced = text.slice(open + 3, close);
    const [, language = '', body = fenced] = /^([\w+#.-]{0,30})\n([\s\S]*)$/.exec(fenced) ?? [];
    blocks.push(...parseProse(text.slice(at, open)));
    blocks.push({ kind: 'code', language, text: body.replace(/^\n+|\s+$/g, '') });
    at = close + 3;
  }
  return [...blocks, ...parseProse(text.slice(at))];
}

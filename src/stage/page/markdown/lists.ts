import { parseInline } from './inline.ts';
import { type ListBlock } from './nodes.ts';

interface Line {
  indent: number;
  ordered: boolean;
  number: number;
  text: string;
}

function readLine(line: string): Line {
  const [, spaces = '', mark = '-', text = ''] = /^( *)([-*]|\d{1,9}\.) +(.*)$/.exec(line) ?? [];
  const ordered = mark.endsWith('.');
  return { indent: spaces.length, ordered, number: ordered ? Number.parseInt(mark, 10) : 1, text };
}

/** Lines that are all list items become one list; deeper indents become lists below an item. */
export function parseList(lines: string[]): ListBlock {
  const items = lines.map(readLine);
  const first = items[0] ?? { indent: 0, ordered: false, number: 1, text: '' };
  const root: ListBlock = { kind: 'list', ordered: first.ordered, start: first.number, items: [] };
  const open: { indent: number; list: ListBlock }[] = [{ indent: first.indent, list: root }];
  for (const line of items) {
    while (open.length > 1 && line.indent < (open.at(-1)?.indent ?? 0)) open.pop();
    const above = open.at(-1) ?? { indent: 0, list: root };
    const parent = above.list.items.at(-1);
    const item = { inside: parseInline(line.text), below: [] };
    if (parent && line.indent > above.indent && open.length < 6) {
      const list: ListBlock = {
        kind: 'list',
        ordered: line.ordered,
        start: line.number,
        items: [item],
      };
      parent.below.push(list);
      open.push({ indent: line.indent, list });
    } else above.list.items.push(item);
  }
  return root;
}

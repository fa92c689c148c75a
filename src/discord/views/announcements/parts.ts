import { limits, shortened } from '../../limits.ts';
import { type Screen } from '../../screen.ts';

/** Room for a count after the mark below a part, and for what sets it apart. */
const below = 30;

/** What readers count one of several messages by: `№ 12 · 2 of 5`. */
export const partMark = (mark: string, part: number, parts: number) =>
  `${mark} · ${part} of ${parts}`;

/**
 * A screen with an attached text as messages that need no file: the whole text, one part after the
 * other, each with its mark. Buttons stand below the last one.
 */
export function inParts({ content, embeds = [], rows = [], file }: Screen, mark: string) {
  const [first] = embeds;
  const most =
    (content === undefined ? limits.embedDescription : limits.content) - mark.length - below;
  const texts = cut(file?.text ?? '', most);
  return texts.map((text, at): Screen => {
    const end = partMark(mark, at + 1, texts.length);
    const under = at + 1 === texts.length ? { rows } : {};
    if (content !== undefined) return { content: `${text}\n-# ${end}`, ...under };
    const title = first?.title === undefined ? {} : { title: first.title };
    return { embeds: [{ ...title, description: text, footer: { text: end } }], ...under };
  });
}

/** Between lines; a line that is too long by itself is shortened. */
function cut(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of text.split('\n').map((one) => shortened(one, most))) {
    const longer = part === '' ? line : `${part}\n${line}`;
    if (longer.length > most) parts.push(part);
    part = longer.length > most ? line : longer;
  }
  return [...parts, part];
}

/** What does not fit into a message is attached as a whole; its beginning and its end are shown. */
export function fitting(lines: string[], end: string): Screen {
  const whole = lines.join('\n');
  if (whole.length + end.length < limits.content) return { content: `${whole}\n${end}` };
  const [first = '', ...rest] = lines;
  const head = [first, '*The whole of it is attached; it ended like this:*'];
  const shown: string[] = [];
  for (const line of rest.reverse()) {
    if ([...head, line, ...shown, end].join('\n').length > limits.content) break;
    shown.unshift(line);
  }
  return {
    content: [...head, ...shown, end].join('\n'),
    file: { name: 'whole.txt', text: whole },
  };
}

import { limits, shortened } from '../../limits.ts';
import { type Screen } from '../../screen.ts';
import { numbered } from './index.ts';

/** Room for a number and a count below a part. */
const below = 60;

/** What readers count one of several messages by: `№ 12 · 2 of 5`. */
export const numberedPart = (number: number, part: number, parts: number) =>
  `${numbered(number)} · ${part} of ${parts}`;

/**
 * A screen with an attached text as messages that need no file: the whole text, one part after the
 * other, each with its number. Buttons stand below the last one.
 */
export function inParts({ content, embeds = [], rows = [], file }: Screen, number: number) {
  const [first] = embeds;
  const most = (content === undefined ? limits.embedDescription : limits.content) - below;
  const texts = cut(file?.text ?? '', most);
  return texts.map((text, at): Screen => {
    const mark = numberedPart(number, at + 1, texts.length);
    const under = at + 1 === texts.length ? { rows } : {};
    if (content !== undefined) return { content: `${text}\n-# ${mark}`, ...under };
    const title = first?.title === undefined ? {} : { title: first.title };
    return { embeds: [{ ...title, description: text, footer: { text: mark } }], ...under };
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

import { limits, shortened } from '../limits.ts';
import { card, type Screen } from '../screen.ts';
import { count } from './times.ts';

type Lines = readonly string[];

/** Of a line of what has to be cut, in characters: so that one thing alone leaves room for what is below it. */
const longestLine = 1500;

/**
 * The first of these texts that fits into `most` characters, the fullest first; of the last one as many
 * lines as there is room for, each cut where it is very long, and how many more there are.
 */
export function roomy(texts: readonly Lines[], most: number = limits.embedDescription): Lines {
  const isFitting = (lines: Lines) => lines.join('\n').length <= most;
  const fits = texts.find(isFitting);
  if (fits) return fits;
  const last = (texts.at(-1) ?? []).map((line) => shortened(line, longestLine));
  if (isFitting(last)) return last;
  const room = most - left(last.length).length;
  let length = 0;
  const kept = last.filter((line) => (length += line.length + 1) < room);
  return [...kept, left(last.length - kept.length)];
}

const left = (lines: number): string => `…and ${count(lines, 'line')} more than there is room for.`;

/** A card with the first of these texts that it has room for; the last goes on in a second one below it. */
export function roomyCard(title: string, ...texts: readonly Lines[]): Screen {
  const first = card(title, roomy(texts));
  const last = texts.at(-1) ?? [];
  if (texts.some((lines) => lines.join('\n').length <= limits.embedDescription)) return first;
  const [above, below] = parted(last.map((line) => shortened(line, longestLine)));
  const room = limits.embedsTogether - limits.embedTitle - above.join('\n').length;
  const description = roomy([below], Math.min(room, limits.embedDescription)).join('\n');
  return { embeds: [...(card(title, above).embeds ?? []), { description }], rows: [] };
}

/** As many lines as go into one card, and the rest. */
function parted(lines: Lines): [Lines, Lines] {
  let length = 0;
  const over = lines.findIndex((line) => (length += line.length + 1) > limits.embedDescription + 1);
  return over < 0 ? [lines, []] : [lines.slice(0, over), lines.slice(over)];
}

/** A text of news, of whose lines those in the middle give way: what came of it all stands at its end. */
export function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const lines = text.split('\n');
  const ends = (kept: number): string =>
    [
      ...lines.slice(0, Math.ceil(kept / 2)),
      `…and ${count(lines.length - kept, 'line')} more…`,
      ...lines.slice(lines.length - Math.floor(kept / 2)),
    ].join('\n');
  const kept = lines.findLastIndex((_, at) => at > 1 && ends(at).length <= most);
  return kept < 0 ? shortened(text, most) : ends(kept);
}

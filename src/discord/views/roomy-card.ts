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

/** A card with the first of these texts that it has room for; if for none, the last goes on in a second one. */
export const roomyCard = (title: string, ...texts: readonly Lines[]): Screen =>
  roomyCards(title, texts, texts.slice(-1));

/** The same, but of those `inTwo` the first for which there is room in two cards. */
export const roomyCards = (
  title: string,
  texts: readonly Lines[],
  inTwo: readonly Lines[],
): Screen => (texts.some(isShort) ? card(title, roomy(texts)) : twoCards(title, inTwo));

/** Whether one card has room for it. */
const isShort = (lines: Lines): boolean => lines.join('\n').length <= limits.embedDescription;

/** The first of these texts for which there is room in two cards, one below the other; of the last as much as there is. */
function twoCards(title: string, texts: readonly Lines[]): Screen {
  const parts = texts.map((lines) => parted(lines.map((line) => shortened(line, longestLine))));
  const [above, below] = parts.find(([a, b]) => [...a, ...b].join('\n').length <= mostInTwo) ??
    parts.at(-1) ?? [[], []];
  const room = Math.min(mostInTwo - above.join('\n').length, limits.embedDescription);
  const second = below.length === 0 ? [] : [{ description: roomy([below], room).join('\n') }];
  return { embeds: [...(card(title, above).embeds ?? []), ...second], rows: [] };
}

/** Characters that two cards have room for beside their title. */
const mostInTwo = limits.embedsTogether - limits.embedTitle;

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

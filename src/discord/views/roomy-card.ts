import { limits } from '../limits.ts';
import { card, type Screen } from '../screen.ts';

/**
 * A card with the first of these texts that it has room for, the fullest first; of the last one as many
 * lines as there is room for, and how many more there are.
 */
export function roomyCard(title: string, ...texts: readonly (readonly string[])[]): Screen {
  const room = limits.embedDescription - left.length;
  const fits = texts.find((lines) => lines.join('\n').length <= limits.embedDescription);
  if (fits) return card(title, fits);
  const last = texts.at(-1) ?? [];
  let length = 0;
  const kept = last.filter((line) => (length += line.length + 1) < room);
  return card(title, [...kept, left.replace('0', String(last.length - kept.length))]);
}

const left = '…and 0 lines more than there is room for.';

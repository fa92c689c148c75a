/** `one, two and three`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What begins a line of a list. */
export const newItem = '\n• ';

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** As a sentence begins, and with its stop. */
export const sentence = (text: string): string =>
  stopped(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);

const stops = ['.', '!', '?', '…'];

/** With a stop, unless it has one of its own. */
export const stopped = (text: string): string =>
  stops.some((stop) => text.endsWith(stop)) ? text : `${text}.`;

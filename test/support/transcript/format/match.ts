import { readMoment, shown } from './moment.ts';

/**
 * What a text must contain. Plain text of one line: somewhere in it. Of several lines: each of
 * them, in this order. `/…/`: the regular expression fits. `{Monday 00:00 Europe/Rome}` within a
 * plain text stands for that time as the stage shows it.
 */
export type Match = { said: string; fits(text: string, now: number): boolean };

/** Null when the regular expression is none. */
export function readMatch(said: string): Match | null {
  const regex = /^\/(.+)\/([imsu]*)$/s.exec(said);
  if (regex) return pattern(said, regex[1] ?? '', regex[2] ?? '');
  const lines = said
    .split('\n')
    .map((line) => typewritten(line.trim()))
    .filter((line) => line !== '');
  return { said, fits: (text, now) => either(text, (form) => inOrder(form, lines, now)) };
}

function pattern(said: string, body: string, flags: string): Match | null {
  try {
    const regex = new RegExp(body, flags);
    return { said, fits: (text) => either(text, (form) => regex.test(form)) };
  } catch {
    return null;
  }
}

/** A text as it was written, or as it is read: without the marks of bold, italics and code. */
const either = (text: string, test: (form: string) => boolean): boolean => {
  const written = typewritten(text);
  return test(text) || test(written) || test(written.replace(/\*\*|__|~~|`/g, ''));
};

/** With the quotation marks and apostrophes that a keyboard has. */
export const typewritten = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

function inOrder(text: string, lines: string[], now: number): boolean {
  let from = 0;
  for (const line of lines) {
    const wanted = timesWritten(line, now);
    const at = text.indexOf(wanted, from);
    if (at < 0) return false;
    from = lines.length === 1 ? at : endOfLine(text, at + wanted.length);
  }
  return true;
}

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

const timesWritten = (line: string, now: number): string =>
  line.replace(/\{([^{}]+)\}/g, (whole, said: string) => {
    const moment = readMoment(said);
    return moment === null ? whole : shown(moment(now));
  });

import { fightLine } from '../../../../src/story/index.ts';
import { fault, fitting } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading } from '../format/cast.ts';
import { type Check, type Stand } from './check.ts';

/** With the signs that a keyboard has. */
const typed = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('−', '-').replaceAll('…', '...');

/** Whether a line holds the text; `…` within it stands for anything. */
export function holds(line: string, said: string): boolean {
  let from = 0;
  for (const part of typed(said).split('...')) {
    const at = typed(line).indexOf(part.trim(), from);
    if (at < 0) return false;
    from = at + part.trim().length;
  }
  return true;
}

type Lines = (stand: Stand) => string[];

/** Texts of which each stands in one of the lines, or in none. */
export function linesChecks(
  reading: CastReading,
  path: Path,
  value: unknown,
  what: string,
  lines: Lines,
  stands = true,
): Check[] {
  const said = fitting(reading, path, texts, value) ?? [];
  if (Array.isArray(value) && value.length === 0) fault(reading, path, 'expected a text.');
  return said.flatMap((one, i) => {
    const at = Array.isArray(value) ? [...path, i] : path;
    if (typed(one).replaceAll('...', '').trim() === '')
      return fault(reading, at, 'expected a text.') ?? [];
    const judge = (stand: Stand) => {
      const there = lines(stand);
      if (there.some((line) => holds(line, one)) === stands) return null;
      return ['there was said:', ...there.map((line) => `  ${line}`)].join('\n');
    };
    return [{ line: reading.source.lineOf(at), expected: `${what}: ${one}`, judge }];
  });
}

/** What the events of the last act say with all their numbers. */
export const saysChecks = (reading: CastReading, path: Path, value: unknown): Check[] =>
  linesChecks(reading, path, value, 'says', ({ latest }) =>
    latest.map((event) => fightLine(event)),
  );

import { type Choice } from '../options.ts';
import { plain } from '../views/escape.ts';
import { beginning, limits, shortened } from '../limits.ts';

/** Those whose name has what was typed, the ones that begin with it first; no more than fit. */
export function matching(typed: string, choices: readonly Choice[]): Choice[] {
  const wanted = plain(typed).toLowerCase();
  const place = ({ name }: Choice) => plain(name).toLowerCase().indexOf(wanted);
  const found = choices.filter((choice) => place(choice) >= 0);
  const sorted = [...found].sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
  return sorted
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name: shortened(plain(name), limits.choiceName), value }));
}

/** The id that a suggestion gave, or of the one thing that was typed by name, word or number. */
export function meant(typed: string, choices: readonly (Choice & { number?: number })[]): string {
  const wanted = plain(typed).toLowerCase();
  const exact =
    choices.find(({ value }) => value === typed) ??
    choices.find(({ number }) => number !== undefined && String(number) === wanted) ??
    choices.find(({ name }) => plain(name).toLowerCase() === wanted);
  if (exact) return exact.value;
  const names = choices.map(({ name, value }) => ({ name: plain(name).toLowerCase(), value }));
  const begin = names.filter(({ name }) => name.startsWith(wanted));
  const some = begin.length > 0 ? begin : names.filter(({ name }) => hasWord(name, wanted));
  return some.length === 1 && some[0] ? some[0].value : beginning(plain(typed), 24);
}

/** Whether a later word of the name begins so; part of a word would be taken for another name. */
const hasWord = (name: string, wanted: string): boolean =>
  wanted !== '' &&
  [...name.matchAll(/[^\p{L}\p{M}\p{N}]+/gu)].some(({ 0: gap, index }) =>
    name.startsWith(wanted, index + gap.length),
  );

import { type Choice } from '../options.ts';
import { plain } from '../views/escape.ts';
import { beginning, limits, shortened } from '../limits.ts';
import { said } from './said.ts';

/** Those whose name has what was typed, the ones that begin with it first; no more than fit. */
export function matching(typed: string, choices: readonly Choice[]): Choice[] {
  const wanted = said(typed);
  const place = ({ name }: Choice) => said(name).indexOf(wanted);
  const found = choices.filter((choice) => place(choice) >= 0);
  const sorted = [...found].sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
  return sorted
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name: shortened(plain(name), limits.choiceName), value }));
}

/** A thing that can be meant; `number`: by which it goes as well. */
export type Meant = Choice & { number?: number };

/** The id that a suggestion gave, or of the one thing that was typed by name, word or number. */
export function meant(typed: string, choices: readonly Meant[]): string {
  const some = fitting(typed, choices);
  return some.length === 1 && some[0] ? some[0].value : beginning(plain(typed), 24);
}

/**
 * All that may be meant by what was typed: the one that is called so, or those that begin so, or else,
 * and with `everywhere` besides, those of which a later word does.
 */
export function fitting<C extends Meant>(
  typed: string,
  choices: readonly C[],
  everywhere = false,
): C[] {
  const wanted = said(typed);
  const called = ({ name }: C) => said(name);
  const exact =
    choices.find(({ value }) => value === typed) ??
    choices.find(({ number }) => number !== undefined && String(number) === wanted) ??
    choices.find(({ name }) => plain(name) === plain(typed)) ??
    choices.find((choice) => called(choice) === wanted) ??
    choices.find((choice) => together(called(choice)) === together(wanted));
  if (exact) return [exact];
  if (wanted === '') return [];
  const begin = choices.filter((choice) => called(choice).startsWith(wanted));
  if (begin.length > 0 && !everywhere) return begin;
  const within = choices.filter((choice) => hasWord(called(choice), wanted));
  return [...new Set([...begin, ...within])];
}

/** `snowbeard`, as thumbs write it. */
const together = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || name;

/** Whether a later word of the name begins so; part of a word would be taken for another name. */
const hasWord = (name: string, wanted: string): boolean =>
  [...name.matchAll(/[^\p{L}\p{M}\p{N}]+/gu)].some(({ 0: gap, index }) =>
    name.startsWith(wanted, index + gap.length),
  );

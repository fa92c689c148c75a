import { type FightView } from '../../rules/sight/fight.ts';
import { type Entry, say, type Screen } from '../screen.ts';
import { deedEntries } from './deeds.ts';
import { escape } from './escape.ts';
import { oneOf } from './refusals/instead.ts';
import { useEntries } from './uses.ts';

const named = (typed: string, entries: readonly Entry[], what: string, nothing: string): Screen =>
  say(
    `Nothing was done: “${escape(typed)}” is nothing that you can ${what} now.`,
    entries.length === 0
      ? `${nothing} Your panel (\`/now\`) shows what you can do.`
      : `You can ${what} ${oneOf(entries.map(({ label }) => label))}.`,
  );

/** What was typed names no use of a thing; what can be used now. */
export const cannotUse = (fight: FightView, typed: string): Screen =>
  named(typed, useEntries(fight), 'use', 'You have nothing to use now.');

/** The same of what else can be done. */
export function cannotDo(fight: FightView, typed: string): Screen {
  const entries = deedEntries(fight).map(({ label, value }) => ({
    value,
    label: label.charAt(0).toLowerCase() + label.slice(1),
  }));
  return named(typed, entries, 'do', 'There is nothing of the kind to do now.');
}

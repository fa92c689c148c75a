import { type FightView } from '../../rules/sight/fight.ts';
import { type Entry } from '../screen.ts';
import { said } from './said.ts';

/**
 * Of what can be done in a fight all that may be meant: the one that was chosen or is called so, or all
 * that begin as was typed; of those called the same the first, and none that only says more than another
 * one. Where a tile or a creature is named, none that is aimed at another whose name begins so.
 */
export function begun<E extends Entry>(
  fight: FightView,
  entries: readonly E[],
  typed: string,
): E[] {
  const wanted = said(typed);
  const exact =
    entries.find(({ value }) => value === typed) ??
    entries.find(({ label }) => said(label) === wanted);
  if (exact || wanted === '') return exact ? [exact] : [];
  const isWhole = isAimed(fight, wanted);
  const all = entries.filter(({ label }) => {
    const rest = said(label).startsWith(wanted) ? said(label).slice(wanted.length) : null;
    return rest !== null && (!isWhole || /^(,|:| \()/.test(rest));
  });
  return all.filter(({ label }, at) => {
    const isLike = (other: string) => said(label).startsWith(`${said(other)},`);
    const isCalledSo = (other: string) => said(label) === said(other);
    return (
      !all.some((other) => isLike(other.label)) &&
      all.findIndex((other) => isCalledSo(other.label)) === at
    );
  });
}

/** What is typed ends with a whole aim: `… at C1`, `… around C1`, `To C1`, `… on Rat`, `Mount Bear`. */
const isAimed = ({ creatures }: FightView, wanted: string): boolean =>
  /\b(at|around|to) [a-z]{1,2}\d{1,2}$/.test(wanted) ||
  creatures.some(({ name }) =>
    ['on', 'mount', 'attack'].some((how) => ` ${wanted}`.endsWith(` ${how} ${said(name)}`)),
  );

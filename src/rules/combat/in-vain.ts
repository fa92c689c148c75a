import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type WhyNot } from './event.ts';
import { tell, whoIs } from './tell.ts';

/** `what`: of an attack, an ability or a condition; `by`: null for the ground, absent of a condition. */
type Tried = { who: Creature; by?: Creature | null; what: string };

/** That something came to nothing for somebody, with the rules by which it did. */
export function tellInVain(
  bout: Bout,
  why: WhyNot,
  { who, by, what }: Tried,
  rules: RuleId[],
): void {
  const doer = by === undefined ? {} : { by: by && whoIs(by) };
  tell(bout, 'resisted', rules, { who: whoIs(who), ...doer, what, why });
}

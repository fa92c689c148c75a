import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type WhyNot } from './event.ts';
import { tellVeiled, whoIs } from './tell.ts';

/** `what`: of an attack, an ability or a condition; `by`: null for the ground, absent of a condition. */
type Tried = {
  who: Creature;
  by?: Creature | null;
  what: string;
  /** COMBAT-11: who is not to learn whose it was, though they may see them now; absent: nobody. */
  strangers?: readonly CreatureId[] | undefined;
};

/** That something came to nothing for somebody, with the rules by which it did. */
export function tellInVain(
  bout: Bout,
  why: WhyNot,
  { who, by, what, strangers = [] }: Tried,
  rules: RuleId[],
): void {
  const doer = by === undefined ? {} : { by: by && whoIs(by) };
  const facts = { who: whoIs(who), ...doer, what, why };
  tellVeiled(bout, { of: by ?? null, strangers }, 'resisted', rules, facts);
}

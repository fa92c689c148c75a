import { type Amount, amountOf, type Worth } from '../abilities/amount.ts';
import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { tellVeiled, whoIs } from './tell.ts';

/**
 * For whom dice are rolled, and for what; `by`: whose ability it is, where that is somebody else's;
 * `upon`: without whom they would not fall; absent: they do for nobody's sake.
 */
type For = {
  who: Creature;
  cause: string;
  by?: Creature | null;
  upon?: Creature | undefined;
  /** COMBAT-11: who is not to learn whose they are, though they may see them now; absent: nobody. */
  strangers?: readonly CreatureId[] | undefined;
  rules: RuleId[];
};

/** What an amount comes to; dice in it are rolled, and what they show is told. */
export function rolledFor(
  bout: Bout,
  amount: Amount,
  worth: Worth,
  { who, cause, by = null, upon, strangers = [], rules }: For,
): number {
  if (typeof amount === 'number') return amount;
  const dice: number[] = [];
  const total = amountOf(amount, worth, (sides) => {
    const face = bout.dice.roll(sides, 'ability');
    dice.push(face);
    return face;
  });
  if (dice.length > 0)
    tellVeiled(bout, { of: by, strangers }, 'rolled', rules, {
      who: whoIs(who),
      by: by && whoIs(by),
      cause,
      amount,
      dice,
      total,
      ...(upon && { upon: upon.id }),
    });
  return total;
}

import { type CreatureId } from './creature.ts';
import { type Turn } from './fight.ts';
import { wholeTurn } from './shape.ts';

export const newTurn = (of: CreatureId, actions = 2): Turn =>
  wholeTurn({
    of,
    actions,
    attacked: false,
    companions: {},
    enteredStyx: false,
    enteredLava: false,
    spellUsed: false,
    seesWholeMap: false,
  });

/** COMBAT-10: the one action of who surprises; what the ground has done in this turn holds for it too. */
export function surprisingTurn(of: CreatureId, before: Turn): Turn {
  const { felt, triggered } = before;
  const burned = withOwn(before.burned, before.enteredLava, before.of);
  const wet = withOwn(before.wet, before.enteredStyx, before.of);
  return {
    ...newTurn(of, 1),
    enteredLava: burned.includes(of),
    enteredStyx: wet.includes(of),
    burned,
    wet,
    ...(felt && { felt }),
    ...(triggered !== undefined && { triggered }),
  };
}

/** What has befallen others in between counts for the whole turn that goes on. */
export function resumedTurn(turn: Turn, between: Turn): Turn {
  const { felt } = between;
  const burned = withOwn(between.burned, between.enteredLava, between.of);
  const wet = withOwn(between.wet, between.enteredStyx, between.of);
  return {
    ...turn,
    enteredLava: burned.includes(turn.of),
    enteredStyx: wet.includes(turn.of),
    burned,
    wet,
    ...(felt && { felt }),
  };
}

const withOwn = (
  others: readonly CreatureId[] = [],
  entered: boolean,
  of: CreatureId,
): CreatureId[] => (entered ? [...others, of] : [...others]);

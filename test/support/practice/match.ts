import {
  awaited,
  type CreatureId,
  type Fight,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { type FightAction } from '../../../src/rules/combat/action.ts';
import { stillActing } from '../../../src/rules/combat/acting.ts';
import { legalActions } from '../../../src/rules/combat/legal.ts';
import { type Mind, presentMind } from '../../../src/rules/combat/mind/minds.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { type Position, positionSeenBy } from '../../../src/rules/sight/fight.ts';

/** What was decided, by whom, and how long it took in ms. */
export type Decision = { id: CreatureId; action: FightAction; took: number };

/** No fight has more; past it something is wrong. */
export const mostRounds = 200;

/** ITEM-24: who has ended its turn leaves what is left of it to its companions. */
const nextIn = (fight: Fight): CreatureId =>
  (fight.pending ? undefined : stillActing(fight)[0]?.id) ?? awaited(fight);

/** Plays a fight to its end, each creature by its own mind or its owner's; monsters by the game's. */
export function playedOut(
  begun: Fight,
  minds: Record<CreatureId, Mind>,
  dice: Dice,
  note: (decision: Decision, position: Position) => void = () => undefined,
): Fight {
  let fight = begun;
  const mindOf = ({ creatures }: Fight, id: CreatureId) =>
    minds[id] ?? minds[creatures[id]?.player ?? id] ?? presentMind;
  while (!fight.outcome && fight.round <= mostRounds) {
    const id = nextIn(fight);
    const from = performance.now();
    const legal = legalActions(fight, id);
    const position = positionSeenBy(fight, id);
    const action = mindOf(fight, id)(position, legal, {}, fight.pending?.asked);
    note({ id, action, took: performance.now() - from }, position);
    const fought = takeAction(fight, id, action, dice);
    if ('refused' in fought) throw new Error(`${id} may not: ${JSON.stringify(fought)}`);
    // What happened is not looked at again.
    fight = fought.fight;
  }
  return fight;
}

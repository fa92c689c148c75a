import { addActions, countAct, leftIn, takeOne } from './acting.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

/**
 * ENTER-03, ENTER-04: the loot round that this is, `left`: how many of its actions are still to come.
 * `combat`: one goes on in it (ENTER-09), for which its clock stands still, with so many milliseconds to
 * `rest` of it where the house has one; absent: there is peace. `patched`: what its hero has on is other
 * once that is over (GAME-06).
 */
export type Walk = {
  left: number;
  combat?: true | undefined;
  rest?: number | undefined;
  patched?: true | undefined;
};

/** ENTER-09: a loot round in which no combat goes on. */
export const isAtPeace = ({ walk }: Pick<Fight, 'walk'>): boolean =>
  walk !== undefined && walk.combat === undefined;

/**
 * ENTER-04: takes what has been done in this turn by now from the loot round, with actions that abilities
 * have given, too; of those nothing is left once the round is over.
 */
function countActions({ turn, walk }: Fight): void {
  const { counted = 0, of, taken } = turn;
  turn.counted = taken?.[of] ?? counted;
  if (!walk) return;
  walk.left -= turn.counted - counted;
  if (walk.left <= 0) turn.actions = 0;
}

/**
 * ENTER-04: the same for what that creature has done, which had so many actions. MOVE-12: what a mount
 * does, its rider does, so that it carries them as often as they have actions.
 */
export function countDone(fight: Fight, by: CreatureId, had: number): void {
  const { turn, creatures } = fight;
  const [walker, doer] = [creatures[turn.of], creatures[by]];
  const mount = walker?.mount === by && doer && leftIn(turn, doer) < had ? doer : null;
  if (walker && mount) takeOne(turn, walker);
  countActions(fight);
  if (mount && turn.actions > 0) addActions(turn, mount, 1);
}

/**
 * ENTER-04: who walks has spent an action of its turn on what the rules of fights do not know; ITEM-09:
 * on a `spell` of theirs.
 */
export function spentOne(fight: Fight, walker: Creature, spell: boolean): Fight {
  const now = {
    ...fight,
    step: fight.step + 1,
    acts: { ...fight.acts },
    turn: { ...fight.turn },
    ...(fight.walk && { walk: { ...fight.walk } }),
  };
  countAct(now, walker.id);
  if (spell) now.turn.spellUsed = true;
  takeOne(now.turn, walker);
  countActions(now);
  return now;
}

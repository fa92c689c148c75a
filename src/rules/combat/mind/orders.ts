import { type Ground } from '../../board/board.ts';
import { type ItemId } from '../../names.ts';
import { type FightAction } from '../action.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf } from '../health.ts';

/** What a player has told its creature to heed while it plays itself (DUEL-13). */
export type Orders = {
  /** It concedes with fewer HP than these; without a word never. */
  concedeBelow?: number;
  /** Ground into which it never steps by itself. */
  never?: readonly Ground[];
  /** Things that it does not use. */
  keep?: readonly ItemId[];
};

/**
 * The same, with what it goes round by its own judgement, the round that it is for its patience, and
 * how many enemies were left when it began to think.
 */
export type Heeds = Orders & { shuns?: readonly Ground[]; felt?: number; foes?: number };

export const roundFor = ({ round }: Fight, { felt = round }: Heeds): number => felt;

/** What is left to choose from: no use of a thing that is kept. */
export const allowedBy = (
  { keep = [] }: Orders,
  legal: readonly FightAction[],
): readonly FightAction[] =>
  legal.filter(
    (action) =>
      !('item' in action) || (action.do === 'answer' && !action.use) || !keep.includes(action.item),
  );

/** Whether it comes to what it was told to give up at, with so many HP, and was not there before. */
export const hasToGiveUp = (
  { concedeBelow = 0 }: Orders,
  { mode }: Fight,
  me: Creature,
  after: number,
): boolean =>
  mode === 'duel' && me.kind === 'hero' && hpOf(me) >= concedeBelow && after < concedeBelow;

/** Whether it has so few HP that it gives up as soon as it may. */
export const isBelow = ({ concedeBelow = 0 }: Orders, { mode }: Fight, me: Creature) =>
  mode === 'duel' && me.kind === 'hero' && hpOf(me) < concedeBelow;

export const mustConcede = (
  { concedeBelow = 0 }: Orders,
  me: Creature,
  legal: readonly FightAction[],
): boolean =>
  // A companion's wounds are no reason to give its owner's duel up.
  me.kind === 'hero' && hpOf(me) < concedeBelow && legal.some(({ do: what }) => what === 'concede');

import { type GameEvent } from '../rules/event.ts';
import { type Duel, type Phase } from '../rules/game.ts';
import { isOver } from '../rules/week/lose.ts';

/** Something that was told, and the act it was told of. */
export type Told = GameEvent & { act: number };

export type Revealed = NonNullable<Extract<GameEvent, { kind: 'key revealed' }>['public']>;

/**
 * The published key of the duel of this game whose seal begins so. `not yet`: that duel goes on;
 * `never`: it was not fought to its end. Null where none was sealed so.
 */
export function keyOf(
  { duel, phase }: { duel: Pick<Duel, 'commitment' | 'result'> | null; phase: Phase },
  events: readonly Told[],
  seal: string,
): Revealed | 'not yet' | 'never' | null {
  const revealed = events.flatMap((one) =>
    one.kind === 'key revealed' && one.public ? [one.public] : [],
  );
  const found = revealed.find(({ commitment }) => commitment.startsWith(seal));
  if (found) return found;
  const shown = events.some(
    (one) =>
      (one.kind === 'feature posted' || one.kind === 'betting opened') &&
      one.public?.commitment?.startsWith(seal) === true,
  );
  if (!shown) return null;
  const goesOn = duel?.commitment.startsWith(seal) === true && !duel.result && !isOver(phase);
  return goesOn ? 'not yet' : 'never';
}

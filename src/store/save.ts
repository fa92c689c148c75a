import { randomUUID } from 'node:crypto';
import { type Change } from '../play/ports.ts';
import { toGameRow } from './game-row.ts';
import { inOrder } from './in-order.ts';
import { type Snapshot } from './load.ts';
import { updated, type Write } from './rows.ts';

/** The row was not as it was loaded: somebody else saved in between. */
export class StaleSave extends Error {
  override readonly name = 'StaleSave';
}

/** What the game is once that change is saved. */
export const savedAs = (from: Snapshot, { after, events }: Change): Snapshot => ({
  game: inOrder(after),
  secret: from.secret,
  stamp: randomUUID(),
  events: from.events + events.length,
});

/** Writes the game's own row, where it is still as it was loaded. */
export function gameRowWrite(from: Snapshot, { before, after, act }: Change, to: Snapshot): Write {
  const { stamp, events } = to;
  const as = { id: after.id, acts: act.number - 1, stamp: from.stamp };
  return updated('game', as, { ...toGameRow(before, after), stamp, events });
}

import { randomUUID } from 'node:crypto';
import { type Change } from '../play/ports.ts';
import { type Tx } from './database.ts';
import { toGameRow } from './game-row.ts';
import { inOrder } from './in-order.ts';
import { type Snapshot } from './load.ts';
import { updated } from './rows.ts';

/** The row was not as it was loaded: somebody else saved in between. */
export class StaleSave extends Error {
  override readonly name = 'StaleSave';
}

/** Writes the game's own row, where it is still as it was loaded; what the game is from then on. */
export async function saveGameRow(tx: Tx, from: Snapshot, change: Change): Promise<Snapshot> {
  const { before, after, act } = change;
  const stamp = randomUUID();
  const events = from.events + change.events.length;
  const as = { id: after.id, acts: act.number - 1, stamp: from.stamp };
  const count = await tx.$executeRaw(
    updated('game', as, { ...toGameRow(before, after), stamp, events }),
  );
  if (count !== 1) throw new StaleSave(`${after.id} was saved by somebody else`);
  return { game: inOrder(after), secret: from.secret, stamp, events };
}

import { randomUUID } from 'node:crypto';
import { type Change, type GamePlace } from '../play/ports.ts';
import { type Tx } from './database.ts';
import { toGameRow } from './game-row.ts';
import { inOrder } from './in-order.ts';
import { type Snapshot } from './load.ts';
import { asBytes, inserted, writeAll } from './rows.ts';

/** Writes a new game's own row, its secret and where it is played. */
export async function createGameRow(
  tx: Tx,
  { after, act, events }: Change,
  { server, channel }: GamePlace,
  secret: Uint8Array,
): Promise<Snapshot> {
  const stamp = randomUUID();
  const row = {
    ...toGameRow(null, after),
    ...{ stamp, events: events.length, secret: asBytes(secret), createdAt: act.moment.now },
  };
  await writeAll(tx, inserted('game', [row]));
  await tx.gamePlace.create({ data: { game: after.id, server, channel } });
  return { game: inOrder(after), secret, stamp, events: events.length };
}

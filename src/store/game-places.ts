import { type GamePlace } from '../play/ports.ts';
import { gameId } from '../rules/names.ts';
import { type Database, type Tx } from './database.ts';

type Where = NonNullable<Parameters<Database['game']['findMany']>[0]>['where'];

/** Where those games are played that the condition tells: those that go on before those that are over, the newest first. */
export async function placesWhere(db: Database, where: NonNullable<Where>): Promise<GamePlace[]> {
  const rows = await db.game.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true, name: true, place: true, phase: true },
  });
  const ended = ({ phase }: { phase: string }) => phase === 'over' || phase === 'cancelled';
  return rows
    .sort((a, b) => +ended(a) - +ended(b))
    .flatMap(({ id, name, place }) =>
      place ? [{ game: gameId(id), server: place.server, channel: place.channel, name }] : [],
    );
}

/**
 * The name of the game that goes on in the channel, if one does. Until the transaction ends nobody
 * else gets an answer about that channel, so of two who ask at once one sees the other's game.
 */
export async function runningIn(tx: Tx, channel: string): Promise<string | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`channel ${channel}`}))`;
  const found = await tx.game.findFirst({
    where: { place: { channel }, phase: { notIn: ['over', 'cancelled'] } },
    select: { name: true },
  });
  return found?.name ?? null;
}

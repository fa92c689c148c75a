import { type Change, type GamePlace, type Games, type Performed } from '../play/ports.ts';
import { type GameId } from '../rules/names.ts';
import { answerWrites, knownAnswer } from './answers.ts';
import { checkChange } from './check-change.ts';
import { createGameRow } from './create-game.ts';
import { channelTaken } from './channel-taken.ts';
import { placesWhere, runningIn } from './game-places.ts';
import { isDuplicate, retried } from './conflicts.ts';
import { type Database, type Tx } from './database.ts';
import { auditOf, ledgerWrites, statementOf } from './ledger.ts';
import { load, type Snapshot } from './load.ts';
import { actsOf, eventsOf, logWrites } from './log.ts';
import { outboxWrites } from './owe.ts';
import { type Recent } from './recent.ts';
import { type Write, writeAll } from './rows.ts';
import { gameRowWrite, savedAs, StaleSave } from './save.ts';
import { thingWrites } from './save-things.ts';

/** Games in a database. Every act is one transaction under the lock of the game's row. */
export function prismaGames(db: Database, recent: Recent): Games {
  return {
    create: (change, place, secret) => create(db, recent, change, place, secret),
    perform: (game, cause, work, { whenFree = false } = {}) =>
      perform(db, recent, { game, cause, work, whenFree }),
    read: (game, { asLeft = false } = {}) => read(db, recent, game, asLeft),
    inChannel: (channel) => placesWhere(db, { place: { channel } }),
    inServer: (server) => placesWhere(db, { place: { server } }),
    ofPlayer: (player) =>
      placesWhere(db, { OR: [{ hosts: { has: player } }, { heroes: { some: { player } } }] }),
    all: () => placesWhere(db, {}),
    place: async (game) => (await placesWhere(db, { id: game }))[0] ?? null,
    acts: (game) => actsOf(db, game),
    events: (game, after = 0) => eventsOf(db, game, after),
    statement: (game, hero) => statementOf(db, game, hero),
    audit: () => auditOf(db),
  };
}

type Act = {
  game: GameId;
  cause: string;
  work: Parameters<Games['perform']>[2];
  whenFree: boolean;
};

async function perform(db: Database, recent: Recent, act: Act): Promise<Performed> {
  const { game, cause, work, whenFree } = act;
  const outcome = await retried((doubtful) =>
    db.$transaction(async (tx) => {
      const row = whenFree ? await lockIfFree(tx, game) : await lock(tx, game);
      if (typeof row === 'string') return { performed: row };
      const known = await knownAnswer(tx, game, cause);
      if (known) return { performed: { answer: known, repeated: !doubtful } };
      const from = recent.get(game, row.stamp) ?? (await load(tx, game));
      if (!from) throw new StaleSave(`${game} has a row and cannot be loaded`);
      const result = work({ game: from.game, secret: from.secret });
      const answer = 'done' in result ? result : result.answer;
      const to = 'done' in result ? from : await saveChange(tx, from, result);
      if ('done' in result) await writeAll(tx, answerWrites(game, cause, answer));
      return { performed: { answer, repeated: false }, to };
    }),
  );
  if (outcome === 'busy') return 'busy';
  if (outcome.to) recent.put(outcome.to);
  return outcome.performed;
}

async function saveChange(tx: Tx, from: Snapshot, change: Change): Promise<Snapshot> {
  if (change.before !== from.game) {
    throw new StaleSave(`${from.game.id} was not the one that was loaded`);
  }
  checkChange(change);
  const to = savedAs(from, change);
  const writes = await restWrites(tx, change, from.events);
  // The row of the game comes last, as of the last one is told how many rows it has changed.
  const changed = await writeAll(tx, [...writes, gameRowWrite(from, change, to)]);
  if (changed !== 1) throw new StaleSave(`${from.game.id} was saved by somebody else`);
  return to;
}

/** Everything but the game's own row; `events` is how many there were before. */
async function restWrites(tx: Tx, change: Change, events: number): Promise<Write[]> {
  const { before, after, act, notes, answer } = change;
  return [
    ...thingWrites(before, after, act.cause),
    ...logWrites(change, events),
    ...ledgerWrites(change),
    ...(await outboxWrites(tx, after.id, notes)),
    ...answerWrites(after.id, act.cause, answer),
  ];
}

async function create(
  db: Database,
  recent: Recent,
  change: Change,
  place: GamePlace,
  secret: Uint8Array,
): Promise<Performed> {
  const { after, act, answer } = change;
  checkChange(change);
  const lookUp = (tx: Tx) => knownAnswer(tx, after.id, act.cause);
  const outcome = await retried(async (doubtful) => {
    try {
      return await db.$transaction(async (tx) => {
        const running = await runningIn(tx, place.channel);
        const known = await lookUp(tx);
        if (known) return { answer: known, repeated: !doubtful, to: null };
        if (running !== null) return { answer: channelTaken(running), repeated: false, to: null };
        const to = await createGameRow(tx, change, place, secret);
        await writeAll(tx, await restWrites(tx, change, 0));
        return { answer, repeated: false, to };
      });
    } catch (error) {
      const known = isDuplicate(error) ? await lookUp(db) : null;
      if (known) return { answer: known, repeated: !doubtful, to: null };
      throw error;
    }
  });
  if (outcome === 'busy') return 'busy';
  if (outcome.to) recent.put(outcome.to);
  return { answer: outcome.answer, repeated: outcome.repeated };
}

type Locked = { stamp: string };

async function lock(tx: Tx, game: GameId): Promise<Locked | 'no such game'> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT "stamp" FROM "game" WHERE "id" = ${game} FOR UPDATE`;
  return row ?? 'no such game';
}

async function lockIfFree(tx: Tx, game: GameId): Promise<Locked | 'no such game' | 'busy'> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT "stamp" FROM "game" WHERE "id" = ${game} FOR UPDATE SKIP LOCKED`;
  if (row) return row;
  return (await tx.game.count({ where: { id: game } })) === 0 ? 'no such game' : 'busy';
}

/** As its rows are at one moment, without a lock; `asLeft`: as it is kept, where it is. */
async function read(db: Database, recent: Recent, game: GameId, asLeft: boolean) {
  const known = asLeft ? recent.last(game) : await unchanged(db, recent, game);
  const snapshot = known ?? (await load(db, game));
  if (!snapshot) return null;
  recent.put(snapshot);
  return { game: snapshot.game, secret: snapshot.secret };
}

/** What is kept of it, where its row is still as it was then. */
async function unchanged(db: Database, recent: Recent, game: GameId): Promise<Snapshot | null> {
  if (!recent.last(game)) return null;
  const [row] = await db.$queryRaw<Locked[]>`SELECT "stamp" FROM "game" WHERE "id" = ${game}`;
  return row ? recent.get(game, row.stamp) : null;
}

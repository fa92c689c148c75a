import { type Note } from '../play/ports.ts';
import { type GameId } from '../rules/names.ts';
import { type Tx } from './database.ts';
import { type OutboxModel } from './generated/models.ts';
import { isCounted, type Line, nonceOf, type Placed, placed } from './outbox-line.ts';
import { inserted, type Row, type Write, writeAll } from './rows.ts';
import { eventVersion } from './upgrades.ts';

/** Owes these outside of any act: under the game's lock, as acts do, so that no place is taken twice. */
export async function oweAlone(tx: Tx, game: GameId, notes: readonly Note[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "game" WHERE "id" = ${game} FOR UPDATE`;
  await writeAll(tx, await outboxWrites(tx, game, notes));
}

/** What an act owes; a panel that already waits for its hero comes after it and shows this act too. */
export async function outboxWrites(tx: Tx, game: GameId, notes: readonly Note[]): Promise<Write[]> {
  if (notes.length === 0) return [];
  const lines = await linesOf(tx, game, notes);
  const fresh = notes.filter((note) => note.kind !== 'panel' || !lines.get(note.to)?.panel);
  return inserted(
    'outbox',
    placed(game, fresh, lines).map((one) => toRow(game, one)),
  );
}

/**
 * How far each audience's line has got, and whether a panel waits in it that is not yet taken to be
 * sent: it moves to the end, below what this act tells. The update locks such panels until this act is
 * committed: one that is drawn in between would not show it.
 */
async function linesOf(
  tx: Tx,
  game: GameId,
  notes: readonly Note[],
): Promise<Map<string, Line & { panel: boolean }>> {
  const panels = notes.filter((note) => note.kind === 'panel');
  const withPanel = audiencesOf(panels);
  const urgent = audiencesOf(panels.filter((note) => note.urgent));
  const told = withPanel.map((audience) => notes.filter(({ to }) => to === audience).length);
  const rows = await tx.$queryRaw<({ audience: string; panel: boolean } & Line)[]>`
    WITH "waiting" AS (
      UPDATE "outbox" o SET "urgent" = o."urgent" OR o."audience" = ANY(${urgent}::text[]),
        "position" = "told" + (
          SELECT MAX("position") FROM "outbox" WHERE "game" = ${game} AND "audience" = o."audience")
      FROM unnest(${withPanel}::text[], ${told}::int[]) AS act("to", "told")
      WHERE o."game" = ${game} AND o."audience" = "to" AND o."kind" = 'panel'
        AND o."state" = 'waiting' AND o."claimed_until" IS NULL
      RETURNING o."audience")
    SELECT a AS "audience", EXISTS (SELECT 1 FROM "waiting" WHERE "audience" = a) AS "panel",
      COALESCE((SELECT MAX("position") FROM "outbox" WHERE "game" = ${game} AND "audience" = a), 0)
        AS "position",
      COALESCE((SELECT MAX("number") FROM "outbox" WHERE "game" = ${game} AND "audience" = a), 0)
        AS "number"
    FROM unnest(${audiencesOf(notes)}::text[]) AS a`;
  return new Map(rows.map(({ audience, ...line }) => [audience, line]));
}

const audiencesOf = (notes: readonly Note[]): string[] => [...new Set(notes.map(({ to }) => to))];

type New = Pick<
  Row<OutboxModel>,
  | 'id'
  | 'game'
  | 'audience'
  | 'position'
  | 'number'
  | 'kind'
  | 'v'
  | 'face'
  | 'own'
  | 'urgent'
  | 'hushed'
  | 'nonce'
>;

const toRow = (game: GameId, { id, position, number, note }: Placed): New => ({
  ...{ id, game, audience: note.to, position, number: isCounted(note) ? number : null },
  ...{ kind: note.kind, v: 'face' in note ? eventVersion(note.kind) : 1 },
  face: 'face' in note ? note.face : null,
  own: 'own' in note ? note.own : null,
  ...{ urgent: note.urgent, hushed: 'hushed' in note, nonce: nonceOf(id) },
});

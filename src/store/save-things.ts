import { type Game } from '../rules/game.ts';
import { Prisma } from './generated/client.ts';
import { accounts } from './nouns/accounts.ts';
import { bets } from './nouns/bets.ts';
import { deadlines } from './nouns/deadlines.ts';
import { goods } from './nouns/goods.ts';
import { heroes } from './nouns/heroes.ts';
import { items } from './nouns/items.ts';
import { type Noun } from './nouns/noun.ts';
import { orbs } from './nouns/orbs.ts';
import { upserted, type Write } from './rows.ts';
import { pack } from './upgrades.ts';

/** What differs between two values of a game, thing by thing and by reference, as statements. */
export function thingWrites(before: Game | null, after: Game, cause: string): Write[] {
  const { id } = after;
  return [
    ...nounWrites(heroes, id, before?.heroes, after.heroes),
    ...nounWrites(items, id, before?.items, after.items),
    ...nounWrites(orbs, id, before?.orbs, after.orbs),
    ...nounWrites(accounts, id, before?.accounts, after.accounts, closeAccounts),
    ...nounWrites(bets, id, before?.bets, after.bets),
    ...nounWrites(deadlines, id, before?.deadlines, after.deadlines, endDeadlines(cause)),
    ...nounWrites(goods, id, before?.goods, after.goods),
    ...(before?.fight === after.fight ? [] : [fightWrite(after)]).flat(),
  ];
}

/** What becomes of the rows of things that are no longer in the game's value. */
type Remove = (game: string, ids: string[]) => Write;

function nounWrites<Id extends string, Value, Model>(
  noun: Noun<Id, Value, Model>,
  game: string,
  before: Partial<Record<Id, Value>> = {},
  after: Partial<Record<Id, Value>>,
  remove: Remove = removal(noun),
): Write[] {
  if (before === after) return [];
  const gone = (Object.keys(before) as Id[]).filter((id) => !Object.hasOwn(after, id));
  const changed = (Object.entries(after) as [Id, Value][]).filter(
    ([id, value]) => value !== before[id],
  );
  const rows = changed.map(([id, value]) => noun.toRow(game, id, value) as object);
  return [
    ...(gone.length > 0 ? [remove(game, gone)] : []),
    ...upserted(noun.table, ['game', noun.key], rows),
  ];
}

const removal =
  <Id extends string, Value, Model>({ table, key }: Noun<Id, Value, Model>): Remove =>
  (game, ids) => {
    const [name, column] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`)];
    return Prisma.sql`DELETE FROM ${name} WHERE "game" = ${game} AND ${column} = ANY(${ids})`;
  };

/** Their entries stay, and so do they: empty, as the books were checked to say. */
const closeAccounts: Remove = (game, names) =>
  Prisma.sql`UPDATE "account" SET "balance" = 0, "closed" = true
    WHERE "game" = ${game} AND "name" = ANY(${names})`;

/** They stay as rows: the one whose time came has fired, the others were called off. */
const endDeadlines =
  (cause: string): Remove =>
  (game, ids) =>
    Prisma.sql`UPDATE "deadline"
      SET "state" = CASE WHEN 'due:' || "id" = ${cause} THEN 'fired' ELSE 'cancelled' END
      WHERE "game" = ${game} AND "id" = ANY(${ids})`;

const fightWrite = ({ id, fight }: Game): Write[] =>
  fight === null
    ? [Prisma.sql`DELETE FROM "fight" WHERE "game" = ${id}`]
    : upserted('fight', ['game'], [{ game: id, value: pack('fight', fight) }]);

import { type Fight } from '../rules/combat/fight.ts';
import { type Game } from '../rules/game.ts';
import { type GameId } from '../rules/names.ts';
import { type Tx } from './database.ts';
import { Prisma } from './generated/client.ts';
import {
  type AccountModel,
  type BetModel,
  type DeadlineModel,
  type FightModel,
  type GameModel,
  type GoodModel,
  type HeroModel,
  type ItemModel,
  type OrbModel,
} from './generated/models.ts';
import { fromGameRow } from './game-row.ts';
import { inOrder } from './in-order.ts';
import { accounts } from './nouns/accounts.ts';
import { bets } from './nouns/bets.ts';
import { deadlines } from './nouns/deadlines.ts';
import { goods } from './nouns/goods.ts';
import { heroes } from './nouns/heroes.ts';
import { items } from './nouns/items.ts';
import { recordOf } from './nouns/noun.ts';
import { orbs } from './nouns/orbs.ts';
import { readAll, type Wanted } from './rows.ts';
import { unpack } from './upgrades.ts';

/** A game as its rows have it. `stamp` is new with each save; `events` counts those so far. */
export type Snapshot = { game: Game; secret: Uint8Array; stamp: string; events: number };

type Rows = {
  game: (Omit<GameModel, 'secret'> & { secret: string })[];
  fight: Pick<FightModel, 'value'>[];
  hero: HeroModel[];
  item: ItemModel[];
  orb: OrbModel[];
  bet: BetModel[];
  deadline: DeadlineModel[];
  account: AccountModel[];
  good: GoodModel[];
};

/** All that is a game's. */
const all: Wanted[] = [
  {
    ...{ table: 'game', by: 'id', bytes: ['secret'] },
    columns: Object.keys(Prisma.GameScalarFieldEnum),
  },
  { table: 'fight', columns: ['value'] },
  { table: 'hero', columns: Object.keys(Prisma.HeroScalarFieldEnum) },
  { table: 'item', columns: Object.keys(Prisma.ItemScalarFieldEnum) },
  { table: 'orb', columns: Object.keys(Prisma.OrbScalarFieldEnum) },
  { table: 'bet', columns: Object.keys(Prisma.BetScalarFieldEnum) },
  {
    table: 'deadline',
    columns: Object.keys(Prisma.DeadlineScalarFieldEnum),
    only: Prisma.sql`AND "state" = 'open'`,
  },
  {
    table: 'account',
    columns: Object.keys(Prisma.AccountScalarFieldEnum),
    only: Prisma.sql`AND NOT "closed"`,
  },
  { table: 'good', columns: Object.keys(Prisma.GoodScalarFieldEnum) },
];

/** Composes the game's value, as of one moment; null when there is none. */
export async function load(tx: Tx, id: GameId): Promise<Snapshot | null> {
  const rows = await readAll<Rows>(tx, id, all);
  const [row] = rows.game;
  if (!row) return null;
  const [fight] = rows.fight;
  const game: Game = {
    ...fromGameRow(row),
    fight: fight === undefined ? null : unpack<Fight>('fight', fight.value),
    heroes: recordOf(heroes, rows.hero),
    items: recordOf(items, rows.item),
    orbs: recordOf(orbs, rows.orb),
    bets: recordOf(bets, rows.bet),
    deadlines: recordOf(deadlines, rows.deadline),
    accounts: recordOf(accounts, rows.account),
    goods: recordOf(goods, rows.good),
  };
  const { secret, stamp, events } = row;
  return { game: inOrder(game), secret: new Uint8Array(Buffer.from(secret, 'hex')), stamp, events };
}

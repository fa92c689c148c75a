import { type Duel, type Game, type Phase, type Week } from '../rules/game.ts';
import { type OwnGood } from '../rules/goods.ts';
import { defaultHouse, type House } from '../rules/house.ts';
import { gameId, heroId, playerId } from '../rules/names.ts';
import { Prisma } from './generated/client.ts';
import { type GameModel } from './generated/models.ts';
import { pack, type Part, unpack, unpackOrNull } from './upgrades.ts';

/** What of a game lies in its own row, under the same names. */
type InRow =
  | 'id'
  | 'name'
  | 'zone'
  | 'hosts'
  | 'house'
  | 'houseNext'
  | 'phase'
  | 'pausedSince'
  | 'week'
  | 'duel'
  | 'winners'
  | 'lastId'
  | 'drawings'
  | 'own'
  | 'acts';
export type GamePart = Pick<Game, InRow>;

export const fromGameRow = (row: GameModel): GamePart => ({
  id: gameId(row.id),
  name: row.name,
  zone: row.zone,
  hosts: row.hosts.map(playerId),
  house: { ...defaultHouse, ...unpack<Partial<House>>('house', row.house) },
  houseNext: unpack<Partial<House>>('house', row.houseNext),
  phase: row.phase as Phase,
  pausedSince: row.pausedSince === null ? null : Number(row.pausedSince),
  week: unpackOrNull<Week>('week', row.week),
  duel: unpackOrNull<Duel>('duel', row.duel),
  winners: row.winners.map(heroId),
  lastId: row.lastId,
  drawings: unpack<Record<string, number>>('drawings', row.drawings),
  acts: row.acts,
  ...(row.own !== null && { own: unpack<Record<string, OwnGood>>('own', row.own) }),
});

type Written = Prisma.GameUncheckedCreateInput;
const json = (part: Part, value: object) => pack(part, value) as unknown as Prisma.InputJsonObject;
const jsonOrNone = (part: Part, value: object | null) =>
  value === null ? Prisma.DbNull : json(part, value);

const columns: { [K in InRow]: (game: Game) => NonNullable<Written[K]> | null } = {
  id: (game) => game.id,
  name: (game) => game.name,
  zone: (game) => game.zone,
  hosts: (game) => game.hosts,
  house: (game) => json('house', game.house),
  houseNext: (game) => json('house', game.houseNext),
  phase: (game) => game.phase,
  pausedSince: (game) => game.pausedSince,
  week: (game) => jsonOrNone('week', game.week),
  duel: (game) => jsonOrNone('duel', game.duel),
  winners: (game) => game.winners,
  lastId: (game) => game.lastId,
  drawings: (game) => json('drawings', game.drawings),
  acts: (game) => game.acts,
  own: (game) => jsonOrNone('own', game.own ?? null),
};

/** The columns that differ from `before`; all of them without one. */
export function toGameRow(before: Game | null, after: Game): Pick<Written, InRow> {
  const changed = (Object.keys(columns) as InRow[]).filter(
    (column) => before === null || before[column] !== after[column],
  );
  const row = Object.fromEntries(changed.map((column) => [column, columns[column](after)]));
  return row as Pick<Written, InRow>;
}

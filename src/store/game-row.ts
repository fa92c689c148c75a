import { type Duel, type Game, type Phase, type Week } from '../rules/game.ts';
import { type OwnGood } from '../rules/goods.ts';
import { defaultHouse, type House } from '../rules/house.ts';
import { gameId, heroId, playerId } from '../rules/names.ts';
import { type GameModel } from './generated/models.ts';
import { type Row } from './rows.ts';
import { pack, unpack, unpackOrNull } from './upgrades.ts';

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

export const fromGameRow = (row: Pick<GameModel, InRow>): GamePart => ({
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

type Written = Row<Pick<GameModel, InRow>>;

const columns: { [K in InRow]: (game: Game) => Written[K] } = {
  id: (game) => game.id,
  name: (game) => game.name,
  zone: (game) => game.zone,
  hosts: (game) => game.hosts,
  house: (game) => pack('house', game.house),
  houseNext: (game) => pack('house', game.houseNext),
  phase: (game) => game.phase,
  pausedSince: (game) => game.pausedSince,
  week: (game) => pack('week', game.week),
  duel: (game) => pack('duel', game.duel),
  winners: (game) => game.winners,
  lastId: (game) => game.lastId,
  drawings: (game) => pack('drawings', game.drawings),
  acts: (game) => game.acts,
  own: (game) => pack('own', game.own ?? null),
};

/** The columns that differ from `before`; all of them without one. */
export function toGameRow(before: Game | null, after: Game): Partial<Written> {
  const changed = (Object.keys(columns) as InRow[]).filter(
    (column) => before === null || before[column] !== after[column],
  );
  return Object.fromEntries(changed.map((column) => [column, columns[column](after)]));
}

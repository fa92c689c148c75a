import { type Tile } from '../../rules/board/tile.ts';
import { type Orb, type Weekly } from '../../rules/game.ts';
import { gold, heroId, itemId, orbId, type OrbId } from '../../rules/names.ts';
import { type OrbModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const orbs = noun<OrbId, Orb, OrbModel>({
  table: 'orb',
  key: 'id',
  toRow: (game, _id, { tile = null, savedBy = null, weekly = null, ...orb }) => ({
    ...{ game, ...orb, tile, savedBy, weekly },
  }),
  toValue: ({ game: _, tile, savedBy, weekly, ...row }) => [
    orbId(row.id),
    {
      ...row,
      id: orbId(row.id),
      colour: row.colour as Orb['colour'],
      item: itemId(row.item),
      cost: gold(Number(row.cost)),
      ...(tile !== null && { tile: tile as Tile }),
      ...(savedBy !== null && { savedBy: heroId(savedBy) }),
      ...(weekly !== null && { weekly: weekly as Weekly }),
    },
  ],
});

import { type Tile } from '../../rules/board/tile.ts';
import { type Orb } from '../../rules/game.ts';
import { gold, itemId, orbId, type OrbId } from '../../rules/names.ts';
import { type OrbModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const orbs = noun<OrbId, Orb, OrbModel>({
  table: 'orb',
  key: 'id',
  toRow: (game, _id, { tile = null, ...orb }) => ({ game, ...orb, tile }),
  toValue: ({ game: _, tile, ...row }) => [
    orbId(row.id),
    {
      ...row,
      id: orbId(row.id),
      colour: row.colour as Orb['colour'],
      item: itemId(row.item),
      cost: gold(Number(row.cost)),
      ...(tile !== null && { tile: tile as Tile }),
    },
  ],
});

import { type Hash } from '../../rules/goods.ts';
import { type GoodModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const goods = noun<string, Hash, GoodModel>({
  table: 'good',
  key: 'id',
  toRow: (game, id, definition) => ({ game, id, definition }),
  toValue: (row) => [row.id, row.definition],
});
